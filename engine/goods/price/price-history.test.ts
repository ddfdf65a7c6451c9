import { describe, expect, it } from '@jest/globals';
import { reductionOf } from './price-history.js';

const DAY = 86_400_000;
const NOW = 100 * DAY;
/** Price points from pairs of [days ago, total]. */
const history = (...points: [number, number][]) =>
  points.map(([daysAgo, total]) => ({ since: NOW - daysAgo * DAY, total }));

describe('a reduction', () => {
  it.each<[string, [number, number][], number | null]>([
    ['is none where the price has never changed', [[90, 1000]], null],
    [
      'is none where the price has gone up',
      [
        [90, 1000],
        [5, 1100],
      ],
      null,
    ],
    [
      'shows the price that was',
      [
        [90, 1000],
        [5, 900],
      ],
      1000,
    ],
    [
      'shows the lowest of the 30 days before it',
      [
        [90, 1000],
        [20, 800],
        [10, 1000],
        [5, 900],
      ],
      800,
    ],
    [
      'shows the price in force when the 30 days began',
      [
        [90, 700],
        [20, 1000],
        [5, 900],
      ],
      700,
    ],
    [
      'leaves out what was before the 30 days',
      [
        [90, 500],
        [50, 1000],
        [5, 900],
      ],
      1000,
    ],
    [
      'leaves out a price that ended as the 30 days began',
      [
        [90, 500],
        [35, 1000],
        [5, 900],
      ],
      1000,
    ],
    [
      'counts from the last reduction',
      [
        [90, 1000],
        [20, 900],
        [5, 800],
      ],
      900,
    ],
    [
      'is over after 30 days',
      [
        [90, 1000],
        [31, 900],
      ],
      null,
    ],
    [
      'is there for 30 days',
      [
        [90, 1000],
        [30, 900],
      ],
      1000,
    ],
    [
      'is undone by a rise',
      [
        [90, 1000],
        [10, 900],
        [2, 950],
      ],
      null,
    ],
    [
      'does not begin anew with another entry of the same price',
      [
        [90, 1000],
        [20, 900],
        [5, 900],
      ],
      1000,
    ],
  ])('%s', (_name, points, lowest) => {
    expect(reductionOf(history(...points), NOW)?.lowestBefore ?? null).toBe(lowest);
  });

  it('says when the price went down', () => {
    expect(reductionOf(history([90, 1000], [20, 900], [5, 900]), NOW)?.since).toBe(NOW - 20 * DAY);
  });

  it('is unknown for an empty history', () => {
    expect(reductionOf([], NOW)).toBeNull();
  });
});
