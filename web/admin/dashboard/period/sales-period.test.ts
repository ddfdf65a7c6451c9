import { expect, test } from '@jest/globals';
import { daysOf, readPeriod } from './sales-period';

/** 00:30 in Warsaw, still the day before in UTC. */
const NOW = new Date('2026-11-20T23:30:00Z');

const read = (search: string) => readPeriod(new URLSearchParams(search), NOW);

test.each([
  ['7d', '2026-11-15'],
  ['30d', '2026-10-23'],
  ['90d', '2026-08-24'],
  ['12m', '2025-11-22'],
] as const)('%s ending today in Warsaw start on %s', (preset, from) => {
  expect(daysOf(preset, NOW)).toEqual({ from, to: '2026-11-21' });
});

test('twelve months from the end of February begin on the first of March', () => {
  expect(daysOf('12m', new Date('2028-02-29T12:00:00Z')).from).toBe('2027-03-01');
});

test.each([
  ['', '30d', '2026-10-23', '2026-11-21', null],
  ['?period=7d', '7d', '2026-11-15', '2026-11-21', null],
  ['?period=8d&by=hour', '30d', '2026-10-23', '2026-11-21', null],
  ['?from=2026-01-01&to=2026-03-31&by=week', null, '2026-01-01', '2026-03-31', 'week'],
  ['?from=2024-01-01&to=2026-03-31&by=day', null, '2024-01-01', '2026-03-31', null],
  ['?from=2026-03-31&to=2026-01-01', '30d', '2026-10-23', '2026-11-21', null],
  ['?from=2026-02-31&to=2026-03-31', '30d', '2026-10-23', '2026-11-21', null],
  ['?from=1999-01-01&to=2026-03-31', '30d', '2026-10-23', '2026-11-21', null],
  ['?from=2026-01-01', '30d', '2026-10-23', '2026-11-21', null],
])('reads the period from "%s"', (search, preset, from, to, granularity) => {
  expect(read(search)).toEqual({ preset, from, to, granularity });
});
