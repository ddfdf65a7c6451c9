import type { FieldPath } from 'react-hook-form';
import type { Family } from '#engine/goods/families/family';
import { type Measurement, SOCKETS } from '#engine/goods/measuring/measurement';
import { parseLength } from '#engine/locale/size-text';
import type { TextField } from '#engine/trade/fields/text-field';

/**
 * The texts and choices of the form. `readings` holds the readings of each length, in the order of the family's
 * `measuring`.
 */
export interface MeasuringValues {
  readings: string[][];
  diagonals: string[];
  /** Choices of the placement by the code of the setting. */
  placement: Record<string, string>;
  /** Codes of obstacles, separated by commas, because the draft of a form keeps texts only. */
  obstacles: string;
  socket: string;
  remark: string;
}

const UNREADABLE = 'Wpisz centymetry, na przykład 120,5.';
/** The longest reading, cm; a longer one is taken for a typing error. */
const MAX_LENGTH = 5000;

/** A reading in cm, with decimals for millimetres; may be empty. */
export const READING_FIELD = {
  format: { isValid: (text) => text === '' || readingOf(text) !== null, message: UNREADABLE },
} satisfies TextField;

export const REMARK_FIELD = {
  maxLength: { value: 500, message: 'Skróć uwagi do 500\u00a0znaków.' },
} satisfies TextField;

/** The empty form. `current` are the settings from the configurator, whose choices of the placement are taken over. */
export function emptyValues(
  { measuring, placement }: Family,
  current: URLSearchParams,
): MeasuringValues {
  const choices = placement.flatMap((setting) => {
    if (setting.kind !== 'choice') return [];
    const chosen = setting.choices.find(({ code }) => code === current.get(setting.code));
    return [[setting.code, (chosen ?? setting.choices[0]).code]];
  });
  return {
    readings: measuring.lengths.map(({ readings }) => readings.map(() => '')),
    diagonals: measuring.hasDiagonals ? ['', ''] : [],
    placement: Object.fromEntries(choices),
    obstacles: '',
    socket: '',
    remark: '',
  };
}

/** The reading in cm, above 0 and up to MAX_LENGTH; null for any other text. */
function readingOf(text: string): number | null {
  const length = parseLength(text, 'cm');
  return length !== null && length > 0 && length <= MAX_LENGTH ? length : null;
}

/**
 * The measurement. `current` are the settings from the configurator, from which the variant and the options are taken.
 */
export function toMeasurement(
  { measuring, options, variants }: Family,
  values: MeasuringValues,
  current: URLSearchParams,
): Measurement {
  const chosen = (current.get('options') ?? '').split(',').map((option) => option.split('.')[0]);
  const readings = measuring.lengths.map(({ target }, index) => [
    target,
    (values.readings[index] ?? []).map(readingOf),
  ]);
  const variant = variants.find(({ code }) => code === current.get('variant')) ?? variants[0];
  return {
    readings: Object.fromEntries(readings),
    diagonals: values.diagonals.map(readingOf),
    placement: values.placement,
    variant: variant.code,
    options: Object.fromEntries(options.map(({ code }) => [code, chosen.includes(code) ? 1 : 0])),
    obstacles: values.obstacles.split(',').filter(Boolean),
    socket: SOCKETS.find(({ code }) => code === values.socket)?.code ?? null,
    remark: values.remark.trim(),
  };
}

/** The codes of these obstacles with one added or removed, separated by commas. */
export function withObstacle(obstacles: readonly string[], code: string, isThere: boolean): string {
  const others = obstacles.filter((other) => other !== code);
  return (isThere ? [...others, code] : others).join(',');
}

/**
 * The fields whose texts `useFormDraft` stores for the tab, by name, each with its initial value. A choice from the
 * configurator is newer than a stored one. With '' as its initial value it counts as typed, so that it is stored and
 * not replaced by the older choice.
 */
export function draftTexts(
  empty: MeasuringValues,
  current: URLSearchParams,
): Partial<Record<FieldPath<MeasuringValues>, string>> {
  const readings = empty.readings.flatMap((texts, index) =>
    texts.map((_, each) => [`readings.${index}.${each}`, '']),
  );
  const diagonals = empty.diagonals.map((_, each) => [`diagonals.${each}`, '']);
  const isSent = (code: string): boolean => current.has('product') || current.has(code);
  const choices = Object.entries(empty.placement).map(([code, text]) => [
    `placement.${code}`,
    isSent(code) ? '' : text,
  ]);
  return Object.fromEntries([
    ...readings,
    ...diagonals,
    ...choices,
    ['obstacles', ''],
    ['socket', ''],
    ['remark', ''],
  ]);
}
