import { expect, test } from '@jest/globals';
import { changeOf } from './sales-totals';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

test.each([
  [4890, 2445, 'money', 'up', '+100%', '+2 445 zł'],
  [100.1, 100.3, 'money', 'down', '−0,2%', '−0,20 zł'],
  [7, 8, 'count', 'down', '−12,5%', '−1'],
  [5, 5, 'count', 'same', '0%', '0'],
  [5, 0, 'count', 'up', null, '+5'],
  [0, 0, 'money', 'same', null, '0 zł'],
] as const)('%d after %d (%s)', (now, before, unit, direction, percent, absolute) => {
  const change = changeOf(now, before, unit);
  expect(change.direction).toBe(direction);
  expect(plain(change.percent)).toBe(percent);
  expect(plain(change.absolute)).toBe(absolute);
});
