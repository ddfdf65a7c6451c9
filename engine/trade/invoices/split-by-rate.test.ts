import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { priceOf } from '../../goods/price/money.js';
import { HOUSING_LIMITS, housingOf, housingPart, readArea } from './housing.js';
import { type RatePart, lineTotal, splitByRate } from './split-by-rate.js';
import { amountsOf, grossOf, sumsOf } from './sums.js';

/** Goods by the piece, or a service in hundredths of a unit, with a discount of its own. */
const goods = fc
  .record({
    quantity: fc.oneof(
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 1, max: 99_99 }).map((hundredths) => hundredths / 100),
    ),
    unitPrice: fc.integer({ min: 0, max: 20_000_000 }),
    mayBeReduced: fc.boolean(),
    percent: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ percent, ...line }) => {
    const price = priceOf(line.quantity, line.unitPrice);
    return { ...line, discount: Math.floor((price * percent) / 100) };
  });
const housing = fc.record({
  kind: fc.constantFrom('house' as const, 'flat' as const),
  area: fc.integer({ min: 1, max: 99_999_99 }),
});
const cart = fc.array(goods, { minLength: 1, maxLength: 8 });

const linesOf = (parts: readonly RatePart[][]) =>
  parts.flat().map((part) => ({ ...part, name: 'Markiza', unit: 'szt.' }));

describe('goods split by rate', () => {
  test('are the gross price exactly, with any discount, building and mixture', () => {
    fc.assert(
      fc.property(cart, fc.option(housing), fc.nat({ max: 100 }), (lines, building, percent) => {
        const total = lines.reduce((sum, each) => sum + lineTotal(each), 0);
        const discount = Math.floor((total * percent) / 100);
        const parts = splitByRate(lines, discount, building);
        for (const [index, ofLine] of parts.entries()) {
          const { quantity, unitPrice, discount: own } = lines[index]!;
          const together = (sumOf: (part: RatePart) => number) =>
            ofLine.reduce((sum, part) => sum + sumOf(part), 0);
          expect(together((part) => part.unitPrice)).toBe(unitPrice);
          expect(together((part) => part.gross + part.discount)).toBe(priceOf(quantity, unitPrice));
          expect(together((part) => part.discount)).toBeGreaterThanOrEqual(own);
          for (const part of ofLine) {
            expect(part.quantity).toBe(quantity);
            expect(part.discount).toBeGreaterThanOrEqual(0);
            expect(part.gross).toBeGreaterThanOrEqual(0);
            // A grosz at most, where both parts of a fraction of a unit are rounded.
            const exact = priceOf(quantity, part.unitPrice) - part.discount;
            expect(Math.abs(part.gross - exact)).toBeLessThanOrEqual(quantity % 1 === 0 ? 0 : 1);
          }
        }
        const sums = sumsOf(linesOf(parts));
        for (const { net, vat, gross } of sums) expect(net + vat).toBe(gross);
        expect(grossOf(sums)).toBe(total - discount);
      }),
    );
  });

  test('have the full rate only where no building is stated or no goods may be reduced', () => {
    fc.assert(
      fc.property(cart, housing, (lines, building) => {
        const full = lines.map((each) => ({ ...each, mayBeReduced: false }));
        const total = lines.reduce((sum, each) => sum + lineTotal(each), 0);
        for (const parts of [splitByRate(lines, 0, null), splitByRate(full, 0, building)])
          expect(sumsOf(linesOf(parts))).toEqual([amountsOf(total, 23)]);
      }),
    );
  });

  it('split each piece in proportion above the limit', () => {
    const awning = { quantity: 2, unitPrice: 489_000, discount: 0, mayBeReduced: true };
    const pergola = { quantity: 1, unitPrice: 1_000_000, discount: 0, mayBeReduced: false };
    const building = { kind: 'house', area: 360_00 } as const;
    expect(splitByRate([awning, pergola], 0, building)).toEqual([
      [
        { rate: 8, quantity: 2, unitPrice: 407_500, discount: 0, gross: 815_000 },
        { rate: 23, quantity: 2, unitPrice: 81_500, discount: 0, gross: 163_000 },
      ],
      [{ rate: 23, quantity: 1, unitPrice: 1_000_000, discount: 0, gross: 1_000_000 }],
    ]);
  });
});

test.each([
  ['house', 300_00, 489_000],
  ['house', 300_01, 488_984],
  ['house', 600_00, 244_500],
  ['flat', 150_00, 489_000],
  ['flat', 200_00, 366_750],
] as const)(
  'a %s of %i hundredths of a m² has %i grosze of 489 000 reduced',
  (kind, area, part) => {
    expect(housingPart(489_000, { kind, area })).toBe(part);
  },
);

test.each([
  ['142', '142.00'],
  ['142,5', '142.50'],
  [' 142.50 m² ', '142.50'],
  ['99999,99', '99999.99'],
  ['0', null],
  ['0,00', null],
  ['-5', null],
  ['100000', null],
  ['1,234', null],
  ['dużo', null],
  ['', null],
])('the area %j is read as %j', (text, area) => {
  expect(readArea(text)).toBe(area);
});

test('a building is one of the kinds with its area', () => {
  const { flat } = HOUSING_LIMITS;
  expect(housingOf({ buildingKind: 'flat', buildingArea: '150.00' })).toEqual({
    kind: 'flat',
    area: flat,
  });
  expect(housingOf({ buildingKind: null, buildingArea: null })).toBeNull();
});
