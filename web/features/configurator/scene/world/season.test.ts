import { describe, expect, it } from '@jest/globals';
import { seasonAt } from './season';

describe('the garden of the studio', () => {
  it.each([
    { date: '21 June, 14:00', dayOfYear: 172, altitude: 58, season: 'day' },
    { date: '31 October', dayOfYear: 304, altitude: 20, season: 'day' },
    { date: '30 November', dayOfYear: 334, altitude: 15, season: 'day' },
    { date: '1 December', dayOfYear: 335, altitude: 15, season: 'winter' },
    { date: '28 February', dayOfYear: 59, altitude: 25, season: 'winter' },
    { date: '1 March', dayOfYear: 60, altitude: 25, season: 'day' },
    { date: '21 June after sunset', dayOfYear: 172, altitude: -2, season: 'evening' },
    { date: '1 January after sunset', dayOfYear: 1, altitude: 0, season: 'winter-evening' },
    { date: '30 November after sunset', dayOfYear: 334, altitude: -8, season: 'evening' },
  ])('is $season on $date', ({ dayOfYear, altitude, season }) => {
    expect(seasonAt(dayOfYear, { altitude })).toBe(season);
  });
});
