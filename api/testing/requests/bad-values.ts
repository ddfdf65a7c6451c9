// Of the wrong type, and just outside the limits of a field.

import { randomUUID } from 'node:crypto';
import { ORDER_FIELDS } from '#engine/trade/fields/order-fields';
import { valuesOf } from '#engine/trade/fields/text-field';
import { projectRow } from '../factories.js';

type Values = readonly unknown[];

const NOT_TEXT: Values = [5, true, {}, [], ['tekst']];

/** A text of at most `max` characters, of any kind. */
const string = (max: number, min = 0): Values => [
  ...NOT_TEXT,
  'x'.repeat(max + 1),
  ...(min > 0 ? [''] : []),
];

/** A text of a form: `min` to `max` characters after trimming, without control characters. */
const text = (min: number, max: number): Values => [
  ...string(max, min),
  ...(min > 1 ? ['x'.repeat(min - 1), ' '.repeat(max)] : []),
  'znak\0zerowy',
  'dzwonek\u0007 w tekście',
];

const email: Values = [
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

const area: Values = [...string(20, 0), '0', '-5', '100000', '1,234', 'dużo'];
const taxNumber: Values = [...string(40, 0), '7261120386', 'XX123456789', 'Nowak'];
const phone: Values = [...string(40, 1), '12', 'telefon', '+48 000 000 000', '600100200\0'];

const uuid: Values = [
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
const integer = (min: number, max: number): Values => [
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

/** A number from `min` to `max` with at most two decimal places. */
const hundredths = (min: number, max: number): Values => [
  '1',
  'tekst',
  1.234,
  true,
  {},
  [],
  min - 0.01,
  max + 0.01,
  2 ** 53,
  1e308,
];

const boolean: Values = ['true', 1, 0, {}, []];

const time: Values = [
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
const day: Values = [
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

const amount: Values = [
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
const choice: Values = [5, true, {}, [], '', 'nic_takiego', '__proto__', 'constructor'];

/** An optional choice. */
const optionalChoice: Values = choice.filter((value) => value !== '');

const options: Values = [
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
export function withField(object: object, name: string, value: unknown): Record<string, unknown> {
  const copy = { ...object };
  const own = { value, enumerable: true, configurable: true, writable: true };
  return Object.defineProperty(copy, name, own);
}

/** The values of a field that may be neither null nor missing, where no schema says so. */
const required = (values: Values): Values => [...values, null, undefined];

/** The id or version of a row. */
const id = integer(1, 2 ** 31 - 1);

/** The type of a whole number, whose limits are those of the rows that exist. */
const anyWhole: Values = ['1', 'tekst', 1.5, true, {}, []];

/** The key of a request that is carried out once. */
const key = string(255, 1);

/** A list of different ids. */
const ids: Values = ['1', true, {}, [0], [null], [1.5], [1, 1], Array(501).fill(1)];

const UUID = '00000000-0000-4000-8000-000000000000';
/** A list of different UUIDs. */
const uuids: Values = [5, true, 'tekst', {}, [], [{}], [5], [UUID, UUID], Array(201).fill(UUID)];

/** The fields about the customer of an order. */
const customerFields = {
  ...valuesOf(ORDER_FIELDS, () => text(0, 500)),
  customerName: text(2, 120),
  customerEmail: email,
  customerPhone: phone,
  customerAddress: text(5, 500),
  measuringNote: text(0, 2000),
  companyName: text(0, 200),
  companyTaxNumber: taxNumber,
  buildingKind: optionalChoice,
  buildingArea: area,
};

const PHOTOGRAPH_ID = '00000000-0000-4000-8000-000000000000';
const PHOTOGRAPH_IDS: Values = [
  5,
  true,
  'tekst',
  {},
  [{}],
  [5],
  [null],
  [''],
  ['nie-uuid'],
  [PHOTOGRAPH_ID, PHOTOGRAPH_ID],
  Array.from({ length: 6 }, () => randomUUID()),
];

/** The fields of an inquiry. */
const inquiryFields = {
  name: text(2, 120),
  email,
  phone,
  subject: text(2, 200),
  message: text(5, 5000),
  inquiryType: choice,
  configurationId: uuid,
  lineId: uuid,
  photographIds: PHOTOGRAPH_IDS,
};

const WIDE = integer(-100_000, 100_000);
const POSTCODE: Values = [5, true, {}, [], '', '9000', 'kod', '90-001-2'];
const SKILLS: Values = [5, true, 'pomiary', {}, [5], ['nic_takiego'], ['measuring', 'measuring']];

/** What staff enter of a visit. */
const visitFields = {
  minutes: integer(15, 720),
  skills: SKILLS,
  people: integer(1, 9),
  postcode: POSTCODE,
  address: text(5, 500),
  note: text(0, 2000),
};

/** The fields of a crew. */
const crewFields = {
  name: text(2, 60),
  people: integer(1, 9),
  skills: SKILLS,
  postcode: POSTCODE,
  vehicle: text(0, 60),
  hours: [5, true, 'tekst', [5], [{}]],
  'hours.weekday': integer(1, 7),
  'hours.from': integer(0, 1440),
  'hours.until': integer(0, 1440),
  lunch: [5, true, 'tekst', []],
  'lunch.from': integer(0, 1440),
  'lunch.until': integer(0, 1440),
  'lunch.minutes': integer(15, 120),
  memberIds: ids,
  colour: [5, true, {}, [], '', 'red', '#12345', '#12345g', '#1B5E8C\0'],
};

const STROKE = [
  { x: 1, y: 1, time: 1 },
  { x: 2, y: 2, time: 2 },
];
/** The lines of a signature. */
const strokes: Values = [
  5,
  true,
  'tekst',
  {},
  [],
  [[]],
  [[{ x: 1, y: 1, time: 1 }]],
  [[{ x: -1, y: 1, time: 1 }, ...STROKE]],
  [[{ x: 1, y: 10_001, time: 1 }, ...STROKE]],
  [[{ x: 1, y: 1, time: 1e15 }, ...STROKE]],
  Array(301).fill(STROKE),
  [Array(10_001).fill(STROKE[0])],
];

const READINGS: Values = [true, 'tekst', {}, [0], [-1], [1.05], [10_001], Array(11).fill(100)];
/** The parts of a protocol. */
const protocolParts = {
  checklist: [5, true, 'tekst', {}, [{}], [5], Array(101).fill({ code: 'access', answer: 'yes' })],
  lines: [5, true, 'tekst', [5], Array(51).fill({ family: 'markizy' })],
  'lines.readings': [5, true, 'tekst', [{}], [5]],
  'lines.readings.values': READINGS,
  'lines.diagonals': [...READINGS, [100, 100, 100]],
  'lines.placement': [5, 'tekst', [], { wall: {} }, { wall: true }, { wall: 'x'.repeat(61) }],
  'lines.obstacles': [5, true, {}, [5], [null], ['lamp', 'lamp'], ['x'.repeat(41)]],
  'lines.serialNumbers': [5, true, {}, [5], [null], ['1-1-1', '1-1-1'], ['x'.repeat(21)]],
  defects: [5, true, 'tekst', {}, [{}], [5], Array(51).fill({ text: 'Rysa' })],
};

/** The fields of a configuration; values that no product has are issues, not errors. */
const configurationFields = {
  productId: id,
  productType: string(60),
  width: WIDE,
  projection: WIDE,
  height: WIDE,
  fabricColor: string(60),
  roofMaterial: string(60),
  roofTransparency: string(60),
  frameColor: string(60),
  controlType: choice,
  lamelOrientation: WIDE,
  openingAngle: WIDE,
  additionalOptions: options,
  placement: [5, 'tekst', [], { wall: {} }, { wall: true }, { wall: 'x'.repeat(61) }],
};

/** The rows of a project. */
const rows: Values = [5, true, 'tekst', {}, [], [{}], [5], [null], Array(51).fill(projectRow())];

const SIZE = integer(10, 2000);
const NAMES = [5, true, {}, [5], [null], [''], ['x'.repeat(41)], Array(41).fill('Biały')];
const SPECIFICATION = { name: 'Napęd', value: 'korba' };
const PICTURE = { imageUrl: '/zdjecia/produkt-1', alt: 'Pilot' };
/** The fields of a product. */
const productFields = {
  name: text(2, 200),
  description: text(1, 10_000),
  category: choice,
  subcategory: text(0, 100),
  careInstructions: text(0, 1000),
  imageUrl: text(0, 500),
  featured: boolean,
  specifications: [
    5,
    true,
    'tekst',
    [null],
    [{}],
    [{ name: 'Napęd' }],
    [{ ...SPECIFICATION, name: '' }],
    [{ ...SPECIFICATION, name: 'x'.repeat(101) }],
    [{ ...SPECIFICATION, value: 'x'.repeat(501) }],
    [{ ...SPECIFICATION, extra: 1 }],
    Array(41).fill(SPECIFICATION),
  ],
  basePrice: amount,
  pricePerSqm: amount,
  minWidth: SIZE,
  maxWidth: SIZE,
  minHeight: SIZE,
  maxHeight: SIZE,
  minProjection: SIZE,
  maxProjection: SIZE,
  availableColors: NAMES,
  availableFrameColors: NAMES,
  availableVariants: NAMES,
  fabricCollection: text(0, 40),
  sku: text(0, 40),
  accessoryCategory: text(0, 60),
  furtherPictures: [
    5,
    true,
    'tekst',
    [null],
    [{}],
    [{ ...PICTURE, alt: '' }],
    [{ ...PICTURE, imageUrl: 'x'.repeat(501) }],
    [{ ...PICTURE, extra: 1 }],
    Array(13).fill(PICTURE),
  ],
};

/** How prices are to be changed. */
const priceChange = {
  percent: ['1', true, {}, [], 1.234, -100.01, 1000.01, 1e308],
  amount: ['1', true, {}, [], 1.234, -1_000_001, 1_000_001, 1e308],
  basePrice: boolean,
  pricePerSqm: boolean,
  rounding: choice,
};

const PIECES = integer(0, 1_000_000);
/** The fields of an item in stock. */
const stockFields = {
  productId: id,
  colorVariant: text(0, 40),
  frameColorVariant: text(0, 40),
  stockQuantity: PIECES,
  minStockLevel: PIECES,
  location: text(0, 120),
};

/** Values that fields refuse, by the kind of the field. */
export const BAD_VALUES = {
  amount,
  anyWhole,
  area,
  boolean,
  choice,
  configurationFields,
  crewFields,
  customerFields,
  day,
  email,
  id,
  ids,
  inquiryFields,
  hundredths,
  integer,
  key,
  optionalChoice,
  options,
  phone,
  postcode: POSTCODE,
  priceChange,
  productFields,
  protocolParts,
  required,
  rows,
  stockFields,
  string,
  strokes,
  taxNumber,
  text,
  time,
  uuid,
  uuids,
  visitFields,
};
