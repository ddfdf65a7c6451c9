import { expect, test } from '@jest/globals';
import { type ChangedLine, lineText, NEW_LINE } from './changed-line';

const settings = {
  category: 'markizy',
  width: 400,
  projection: 300,
  height: null,
  variant: 'kasetowe',
  color: 'Beżowy',
  frameColor: 'Biały',
  controlType: 'electric',
  lamelOrientation: 0,
  openingAngle: 0,
  options: { windSensor: true, ledLighting: false },
  placement: {},
} as const;

const rows: [string, Partial<ChangedLine>, string][] = [
  ['an added line without a product', {}, '1 × Nowa pozycja'],
  [
    'changed sizes, colours and options',
    { name: 'Lido', label: 'Taras', quantity: 2, sizes: 'Kasetowe, 350 × 300 cm', settings },
    '2 × Taras: Lido, 400 × 300 cm, Beżowy / Biały, Sterowanie elektryczne, Czujnik wiatru',
  ],
  [
    'goods that are changed by a link',
    { name: 'Lido', sizes: '350 × 300 cm', link: 'https://shop.test/k/abc' },
    '1 × Lido, https://shop.test/k/abc',
  ],
  [
    'goods that the form cannot change',
    { name: 'Lido', sizes: '350 × 300 cm' },
    '1 × Lido, 350 × 300 cm',
  ],
];

test.each(rows)('a line in words has %s', (_what, change, text) => {
  expect(lineText({ ...NEW_LINE, ...change }).replaceAll('\u00a0', ' ')).toBe(text);
});
