import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, countDays } from '#engine/locale/day';
import { GRANULARITIES } from '#engine/trade/shop/sales-period';
import { periodBefore, pointsOf, readableGranularity } from './sales-report.js';

const days = (from: string, to: string) => ({ from, to });

const aPeriod = fc
  .tuple(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 0, max: 500 }))
  .map(([start, length]) => {
    const from = addDays('2005-01-01', start);
    return days(from, addDays(from, length));
  });

describe('the points of a period', () => {
  it.each([
    ['day', days('2026-02-27', '2026-03-01'), ['2026-02-27', '2026-02-28', '2026-03-01']],
    ['day', days('2024-02-28', '2024-03-01'), ['2024-02-28', '2024-02-29', '2024-03-01']],
    ['day', days('2026-03-28', '2026-03-30'), ['2026-03-28', '2026-03-29', '2026-03-30']],
    ['day', days('2026-10-24', '2026-10-26'), ['2026-10-24', '2026-10-25', '2026-10-26']],
    ['week', days('2026-11-20', '2026-12-01'), ['2026-11-20', '2026-11-23', '2026-11-30']],
    ['week', days('2026-11-22', '2026-11-23'), ['2026-11-22', '2026-11-23']],
    ['month', days('2026-01-31', '2026-03-01'), ['2026-01-31', '2026-02-01', '2026-03-01']],
    ['month', days('2025-12-15', '2026-01-15'), ['2025-12-15', '2026-01-01']],
  ] as const)('by %s of %j begin on %j', (granularity, period, begins) => {
    expect(pointsOf(period, granularity).map(({ from }) => from)).toEqual(begins);
  });

  it('cover every day once, in order', () => {
    fc.assert(
      fc.property(aPeriod, fc.constantFrom(...GRANULARITIES), (period, granularity) => {
        const points = pointsOf(period, granularity);
        expect(points[0]!.from).toBe(period.from);
        expect(points.at(-1)!.to).toBe(period.to);
        for (const [index, { from, to }] of points.entries()) {
          expect(countDays(from, to)).toBeGreaterThan(0);
          if (index > 0) expect(from).toBe(addDays(points[index - 1]!.to, 1));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('are at most 31 without a given granularity', () => {
    fc.assert(
      fc.property(aPeriod, (period) => {
        expect(pointsOf(period, readableGranularity(period)).length).toBeLessThanOrEqual(31);
      }),
      { numRuns: 100 },
    );
  });
});

it('the period before is as long and ends the day before', () => {
  fc.assert(
    fc.property(aPeriod, (period) => {
      const before = periodBefore(period);
      expect(countDays(before.from, before.to)).toBe(countDays(period.from, period.to));
      expect(addDays(before.to, 1)).toBe(period.from);
    }),
    { numRuns: 100 },
  );
});
