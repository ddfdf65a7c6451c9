import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { priceOf } from '../../goods/price/money.js';
import type { InvoiceLine, RateSum } from './invoice.js';
import {
  advanceContent,
  correctAdvance,
  correctLines,
  finalContent,
  saleContent,
  stateOf,
} from './make-content.js';
import { invoiceNumber, seriesOf } from './number.js';
import { shareOut } from './share-out.js';
import { addSums, amountsOf, amountsOfLines, grossOf, sumsOf, totalsOf } from './sums.js';

const line: fc.Arbitrary<InvoiceLine> = fc
  .record({
    name: fc.constant('Przewód'),
    unit: fc.constant('mb'),
    quantity: fc.integer({ min: 1, max: 99_00 }).map((hundredths) => hundredths / 100),
    unitPrice: fc.integer({ min: 1, max: 5_000_000 }),
    rate: fc.constantFrom(23 as const, 8 as const),
    percent: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ percent, ...line }) => {
    const price = priceOf(line.quantity, line.unitPrice);
    const discount = Math.floor((price * percent) / 100);
    return { ...line, discount, gross: price - discount };
  });
const lines = fc.array(line, { minLength: 1, maxLength: 8 });

function expectExact(sums: readonly RateSum[]): void {
  for (const { net, vat, gross } of sums) expect(net + vat).toBe(gross);
}

/** The sums without those whose net and VAT are both zero. */
const given = (sums: readonly RateSum[]) => sums.filter(({ net, vat }) => net !== 0 || vat !== 0);

test.each([
  [489_000, 23, 397_561, 91_439],
  [489_000, 8, 452_778, 36_222],
  [1, 23, 1, 0],
  [3, 23, 2, 1],
  [0, 23, 0, 0],
] as const)('%i grosze at %i %% are %i net and %i VAT', (gross, rate, net, vat) => {
  expect(amountsOf(gross, rate)).toEqual({ rate, net, vat, gross });
});

test('the parts of an amount add up to it, none more than a grosz from its share', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: -1e10, max: 1e10 }), weights, (amount, by) => {
      const parts = shareOut(amount, by);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      const all = by.reduce((sum, weight) => sum + weight, 0);
      if (all === 0) return;
      for (const [index, part] of parts.entries())
        expect(Math.abs(part - (amount * by[index]!) / all)).toBeLessThan(1.001);
    }),
  );
});

describe('the sums', () => {
  test('of lines are their gross price exactly, and net and VAT of the lines add up to them', () => {
    fc.assert(
      fc.property(lines, (goods) => {
        const sums = sumsOf(goods);
        expectExact(sums);
        expect(grossOf(sums)).toBe(goods.reduce((sum, { gross }) => sum + gross, 0));
        const amounts = amountsOfLines(goods);
        for (const [index, { net, vat, gross }] of amounts.entries()) {
          expect(net + vat).toBe(gross);
          expect(gross).toBe(goods[index]!.gross);
        }
        expect(totalsOf(amounts)).toEqual(totalsOf(sums));
      }),
    );
  });

  test('of advances and the final invoice together are those of the goods', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(lines, shares, fc.boolean(), (goods, percents, isPaidWhole) => {
        const whole = sumsOf(goods);
        const advances: RateSum[][] = [];
        let left = grossOf(whole);
        for (const [index, percent] of percents.entries()) {
          const isLast = isPaidWhole && index === percents.length - 1;
          const amount = isLast ? left : Math.floor((left * percent) / 100);
          const { sums } = advanceContent(goods, amount, advances);
          expectExact(sums);
          expect(grossOf(sums)).toBe(amount);
          advances.push([...sums]);
          left -= amount;
        }
        const { sums } = finalContent(goods, advances);
        expectExact(sums);
        expect(grossOf(sums)).toBe(left);
        expect(given(addSums(...advances, sums))).toEqual(given(whole));
        if (isPaidWhole) expect(given(sums)).toEqual([]);
      }),
    );
  });

  test('of an invoice and its corrections are those of the last lines', () => {
    fc.assert(
      fc.property(lines, fc.array(lines, { maxLength: 3 }), (goods, changes) => {
        const original = saleContent(goods);
        const corrections = changes.reduce<ReturnType<typeof correctLines>[]>(
          (so, to) => [...so, correctLines(stateOf(original, so), to)],
          [],
        );
        const { lines: last, sums } = stateOf(original, corrections);
        expectExact(sums);
        expect(last).toBe(changes.at(-1) ?? goods);
        expect(given(sums)).toEqual(given(sumsOf(last)));
      }),
    );
  });

  test('of an advance that was paid back are nothing', () => {
    fc.assert(
      fc.property(lines, (goods) => {
        const advance = advanceContent(goods, Math.ceil(grossOf(sumsOf(goods)) / 3), []);
        const back = correctAdvance(stateOf(advance, []), 0);
        expect(back.dueBefore).toBe(grossOf(advance.sums));
        expect(given(stateOf(advance, [back]).sums)).toEqual([]);
      }),
    );
  });
});

test('numbers have series, year, month and running number', () => {
  expect(invoiceNumber(seriesOf('VAT'), '2026-11-24', 1)).toBe('FV/2026/11/0001');
  expect(invoiceNumber(seriesOf('ZAL'), '2027-01-02', 12)).toBe('FZ/2027/01/0012');
  expect(invoiceNumber(seriesOf('KOR_ROZ'), '2027-01-02', 12_345)).toBe('FK/2027/01/12345');
});
