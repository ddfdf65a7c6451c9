// Values that a field refuses, by the type of the field: of the wrong type, and just outside its limits.

type Values = readonly unknown[];

const NOT_TEXT: Values = [5, true, {}, [], ['tekst']];

/** A text of at most `max` characters, of any kind. */
export const string = (max: number, min = 0): Values => [
  ...NOT_TEXT,
  'x'.repeat(max + 1),
  ...(min > 0 ? [''] : []),
];

/** A text of a form: `min` to `max` characters after trimming, without control characters. */
export const text = (min: number, max: number): Values => [
  ...string(max, min),
  ...(min > 1 ? ['x'.repeat(min - 1), ' '.repeat(max)] : []),
  'znak\0zerowy',
  'dzwonek\u0007 w tekście',
];

export const email: Values = [
  ...string(254, 1),
  'adres',
  'adres@',
  '@example.com',
  'dwa słowa@example.com',
  'a@example.com\0',
  'a@example.com\nBcc: b@example.com',
  '"a\nb"@example.com',
  `${'x'.repeat(250)}@example.com`,
];

export const area: Values = [...string(20, 0), '0', '-5', '100000', '1,234', 'dużo'];
export const taxNumber: Values = [...string(40, 0), '7261120386', 'XX123456789', 'Nowak'];
export const phone: Values = [...string(40, 1), '12', 'telefon', '+48 000 000 000', '600100200\0'];

export const uuid: Values = [
  true,
  {},
  [],
  1.5,
  12,
  '',
  '1',
  '\0',
  'x'.repeat(5000),
  '00000000-0000-4000-8000-00000000000g',
  "' or 1=1 --",
];

/** A whole number from `min` to `max`. */
export const integer = (min: number, max: number): Values => [
  '1',
  'tekst',
  1.5,
  true,
  {},
  [],
  [1],
  min - 1,
  max + 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
];

export const boolean: Values = ['true', 1, 0, {}, []];

export const time: Values = [
  5,
  true,
  {},
  [],
  '',
  'jutro',
  '2026-11-21',
  '2026-13-01T10:00:00Z',
  '2026-11-21 10:00',
  '2026-11-21T10:00:00',
];

/** A day of the calendar, 2000-2100. */
export const day: Values = [
  ...NOT_TEXT,
  '',
  'jutro',
  '2026-13-01',
  '2026-02-29',
  '2026-04-31',
  '2026-1-1',
  '21.11.2026',
  '2026-11-21T10:00:00Z',
  '1999-12-31',
  '2101-01-01',
  '0000-00-00',
  '2026-11-21\0',
  '２０２６-11-21',
];

export const amount: Values = [
  true,
  {},
  [],
  '',
  'tekst',
  '-1',
  -1,
  '1.234',
  '1e5',
  1e308,
  'Infinity',
  '0x10',
  '١٢',
  '1\0',
  '9'.repeat(12),
];

/** One of the allowed codes. */
export const choice: Values = [5, true, {}, [], '', 'nic_takiego', '__proto__', 'constructor'];

export const options: Values = [
  5,
  true,
  'windSensor',
  [],
  [{ windSensor: true }],
  { windSensor: 'tak' },
  { windSensor: {} },
  { windSensor: null },
  Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`option${index}`, true])),
];

/** Texts that often cause errors; a field may accept or refuse them, but must answer. */
export const ODD_TEXTS: readonly string[] = [
  '',
  '😀👩‍👩‍👧‍👦',
  '\0',
  'a\0b',
  '\u0001\u001f',
  '\ud800',
  'a\udfffb',
  '\u202eodwrotnie',
  '\ufeff',
  'ﷺ'.repeat(10),
  "'; drop table product; --",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '%_\\',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  'a\r\nBcc: b@example.com',
  'NaN',
  'null',
  '-0',
];

/** Names of fields that no input has. */
export const UNKNOWN_FIELDS: readonly string[] = [
  'nieznane',
  '__proto__',
  'constructor',
  'toString',
];

/** A copy of the object with one more own field, even if its name is "__proto__". */
export function withField(
  object: Record<string, unknown>,
  name: string,
  value: unknown,
): Record<string, unknown> {
  const copy = { ...object };
  const own = { value, enumerable: true, configurable: true, writable: true };
  return Object.defineProperty(copy, name, own);
}

/** An optional choice. */
export const optionalChoice: Values = choice.filter((value) => value !== '');
