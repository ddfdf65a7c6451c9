import { polishNumber } from '../../locale/polish-number.js';
import { failed, notApplicable, passed, shown, type Checked, type Issue } from './issues.js';
import { clamp, type Limits } from './limits.js';

export interface NumberRule extends Limits {
  readonly field: string;
  readonly label: string;
  /** As written in the messages; '' for a number without a unit. */
  readonly unit: 'cm' | '°' | '';
  readonly defaultValue: number;
  readonly required: boolean;
}

/** A whole number within its limits; the default when nothing was sent and the field is not required. */
export function checkNumber(value: unknown, rule: NumberRule): Checked<number> {
  if (value === undefined || value === null) {
    if (!rule.required) return passed(rule.defaultValue);
    return fail(
      rule,
      rule.defaultValue,
      'required',
      `${rule.label}: podaj wartość ${range(rule)}.`,
    );
  }
  const text = shown(value);
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    const finite = typeof value === 'number' && Number.isFinite(value);
    const nearest = finite ? Math.round(value) : rule.defaultValue;
    const message = `${rule.label}: podaj liczbę całkowitą ${range(rule)} (podano „${text}”).`;
    return fail(rule, nearest, 'not_an_integer', message, text);
  }
  // Adding zero turns -0 into 0, so that equal configurations compare equal.
  if (value >= rule.min && value <= rule.max) return passed(value + 0);
  const message = `${rule.label} musi wynosić ${range(rule)} (podano ${withUnit(value, rule)}).`;
  return fail(rule, value, 'out_of_range', message, text);
}

/** An angle that the category does not have: must be absent or 0. */
export function checkNoAngle(value: unknown, field: string, label: string): Checked<number> {
  if (value === undefined || value === null || value === 0) return passed(0);
  return failed(0, notApplicable(field, label, value, { field, value: 0, label: 'Ustaw 0°' }));
}

function fail(
  rule: NumberRule,
  requested: number,
  code: Issue['code'],
  message: string,
  value?: string,
): Checked<number> {
  const { field, min, max } = rule;
  const nearest = clamp(requested, rule) + 0;
  const repair = { field, value: nearest, label: `Ustaw ${withUnit(nearest, rule)}` };
  const sent = value === undefined ? {} : { value };
  return failed(nearest, { code, field, message, min, max, ...sent, repair });
}

function range(rule: NumberRule): string {
  return `od ${withUnit(rule.min, rule)} do ${withUnit(rule.max, rule)}`;
}

function withUnit(value: number, { unit }: NumberRule): string {
  return unit === 'cm' ? `${polishNumber(value)}\u00a0cm` : `${polishNumber(value)}${unit}`;
}
