import type { PlacementSetting } from '../families/family.js';
import { checkNumber } from './check-number.js';
import type { ConfigurationRequest, Placement } from './configuration.js';
import { type Checked, type Issue, failed, passed, shown } from './issues.js';
import { checkSides } from './sides.js';

/** Every setting of mounting that a family has, sorted by code, and an issue for each invalid or unknown one. */
export function checkPlacement(
  request: Pick<ConfigurationRequest, 'placement' | 'variant'>,
  settings: readonly PlacementSetting[],
): Checked<Placement> {
  const given = new Map<string, unknown>(Object.entries(request.placement ?? {}));
  const checked = settings
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
    .map((setting) => ({
      code: setting.code,
      ...checkSetting(setting, given.get(setting.code), request.variant),
    }));
  const unknown = [...given].filter(
    ([code, value]) =>
      value !== null && value !== undefined && !settings.some((setting) => setting.code === code),
  );
  return {
    value: Object.fromEntries(checked.map(({ code, value }) => [code, value])),
    issues: [
      ...checked.flatMap(({ issues }) => issues),
      ...unknown.map(([code, value]) => unknownSetting(code, value, settings)),
    ],
  };
}

function checkSetting(
  setting: PlacementSetting,
  value: unknown,
  variant: ConfigurationRequest['variant'],
): Checked<number | string> {
  if (setting.kind === 'sides') return checkSides(setting, value, variant);
  const field = `placement.${setting.code}`;
  if (setting.kind === 'number') return checkNumber(value, { ...setting, field, required: false });
  const { choices, label } = setting;
  if (value === null || value === undefined) return passed(choices[0].code);
  const choice = choices.find(({ code }) => code === value);
  if (choice) return passed(choice.code);
  return failed(choices[0].code, {
    code: 'unknown_choice',
    field,
    message: `${label}: nieznana wartość „${shown(value)}”. Dostępne: ${choices.map((choice) => choice.label).join(', ')}.`,
    allowed: choices.map(({ code }) => code),
    value: shown(value),
    repair: { field, value: choices[0].code, label: `Wybierz: ${choices[0].label}` },
  });
}

function unknownSetting(
  code: string,
  value: unknown,
  settings: readonly PlacementSetting[],
): Issue {
  const labels = settings.map(({ label }) => label).join(', ');
  return {
    code: 'not_applicable',
    field: `placement.${shown(code)}`,
    message: `Ten produkt nie ma ustawienia „${shown(code)}”.${labels && ` Dostępne: ${labels}.`}`,
    value: shown(value),
  };
}
