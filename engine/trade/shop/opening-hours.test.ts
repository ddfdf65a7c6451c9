import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addOpenMinutes,
  callDeadline,
  deadlineText,
  nextOpen,
  openMinutesBetween,
} from './opening-hours.js';

const WEEKDAY = { opens: 480, closes: 1080 };
const SATURDAY = { opens: 540, closes: 840 };
const week = [null, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, SATURDAY];
const holidays = new Set(['2026-04-06', '2026-05-01', '2026-11-11', '2026-12-24', '2026-12-25']);
const CALENDAR = { week, holidays };

// Winter +01:00 until 29 March 2026 and from 25 October 2026 on, summer +02:00 between.
const at = (local: string): Date => {
  const summer = local >= '2026-03-29T03' && local < '2026-10-25T03';
  return new Date(`${local}:00${summer ? '+02:00' : '+01:00'}`);
};

describe('the promise of a call within 24 hours', () => {
  it.each([
    ['a Tuesday morning', '2026-11-17T10:15', '2026-11-18T10:15'],
    ['the minute of closing', '2026-11-17T18:00', '2026-11-18T18:00'],
    ['an evening: the opening after the next day', '2026-11-17T20:00', '2026-11-19T08:00'],
    ['before opening', '2026-11-17T06:00', '2026-11-18T08:00'],
    ['Friday morning: Saturday is open', '2026-11-20T10:00', '2026-11-21T10:00'],
    ['Friday before Saturday opens', '2026-11-20T08:30', '2026-11-21T09:00'],
    ['Friday afternoon: Saturday has closed', '2026-11-20T16:00', '2026-11-23T08:00'],
    ['Saturday with two open hours left', '2026-11-21T12:00', '2026-11-23T08:00'],
    ['Saturday with half an hour left', '2026-11-21T13:30', '2026-11-23T09:30'],
    ['Saturday after closing: two hours of Monday', '2026-11-21T15:00', '2026-11-23T10:00'],
    ['Sunday: Monday opens before 24 hours are over', '2026-11-22T12:00', '2026-11-23T12:00'],
    ['the day before a holiday', '2026-11-10T11:00', '2026-11-12T08:00'],
    ['a holiday in the week', '2026-11-11T11:00', '2026-11-12T11:00'],
    ['Christmas, Saturday and Sunday in a row', '2026-12-23T17:30', '2026-12-26T10:30'],
    ['Easter and clocks unchanged', '2026-04-04T13:59', '2026-04-07T09:59'],
    ['the night when clocks go forward', '2026-03-28T15:00', '2026-03-30T10:00'],
    ['the night when clocks go back', '2026-10-24T15:00', '2026-10-26T10:00'],
    ['the hour that comes twice', '2026-10-25T02:30', '2026-10-26T10:00'],
  ])('given on %s', (_name, since, deadline) => {
    expect(callDeadline(at(since), CALENDAR)).toEqual(at(deadline));
  });
});

describe('the promise in words', () => {
  it.each([
    ['a morning', '2026-11-17T10:15', 'w środę do 10:15'],
    ['a late evening', '2026-11-17T23:40', 'w czwartek do 8:00'],
    ['a Friday afternoon', '2026-11-20T16:00', 'w poniedziałek do 8:00'],
    ['a Saturday after closing', '2026-11-21T15:00', 'w poniedziałek do 10:00'],
    ['the day before a holiday', '2026-11-10T11:00', 'w czwartek do 8:00'],
    ['Easter Saturday', '2026-04-04T13:59', 'we wtorek do 9:59'],
    ['the night when clocks go forward', '2026-03-28T15:00', 'w poniedziałek do 10:00'],
    ['the night when clocks go back', '2026-10-24T15:00', 'w poniedziałek do 10:00'],
  ])('given on %s', (_name, since, words) => {
    const text = deadlineText(callDeadline(at(since), CALENDAR), at(since));
    expect(text.replaceAll('\u00a0', ' ')).toBe(`najpóźniej ${words}`);
  });

  it('names the date where the weekday alone could be that of the week before', () => {
    const text = deadlineText(at('2026-11-25T09:00'), at('2026-11-18T08:00'));
    expect(text.replaceAll('\u00a0', ' ')).toBe('najpóźniej w środę 25 listopada do 9:00');
  });
});

describe('a shop with other hours', () => {
  const mornings = { opens: 600, closes: 720 };
  const other = { week: [mornings, ...Array(5).fill(mornings), null], holidays: new Set<string>() };

  it.each([
    ['Friday: Saturday is closed, Sunday is not', '2026-11-20T10:00', '2026-11-22T10:00'],
    ['the closing: two hours of the next day', '2026-11-17T12:00', '2026-11-18T12:00'],
  ])('promises a call by its own hours: given on %s', (_name, since, deadline) => {
    expect(callDeadline(at(since), other)).toEqual(at(deadline));
  });
});

describe('open minutes', () => {
  it.each([
    ['within a day', '2026-11-17T10:00', '2026-11-17T12:30', 150],
    ['before opening and after closing', '2026-11-17T05:00', '2026-11-17T23:00', 600],
    ['overnight', '2026-11-17T17:00', '2026-11-18T09:00', 120],
    ['over a weekend', '2026-11-20T17:00', '2026-11-23T09:00', 420],
    ['over a holiday', '2026-11-10T17:00', '2026-11-12T09:00', 120],
    ['over the change of clocks in spring', '2026-03-28T13:00', '2026-03-30T09:00', 120],
    ['over the change of clocks in autumn', '2026-10-24T13:00', '2026-10-26T09:00', 120],
    ['of a Sunday', '2026-11-22T08:00', '2026-11-22T18:00', 0],
  ])('%s, and the same backwards', (_name, from, until, minutes) => {
    expect(openMinutesBetween(at(from), at(until), CALENDAR)).toBe(minutes);
    expect(openMinutesBetween(at(until), at(from), CALENDAR)).toBe(0 - minutes);
  });
});

const instant = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2026-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('for every instant of a year', () => {
  it('the deadline is at least 24 hours away, while the shop is open, with two open hours before it', () => {
    fc.assert(
      fc.property(instant, (since) => {
        const deadline = callDeadline(since, CALENDAR);
        expect(+deadline - +since).toBeGreaterThanOrEqual(86_400_000);
        expect(nextOpen(deadline, CALENDAR)).toEqual(deadline);
        expect(openMinutesBetween(since, deadline, CALENDAR)).toBeGreaterThanOrEqual(120 - 1e-3);
      }),
    );
  });

  it('earlier requests are due earlier', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 10_000_000_000 }), (since, later) => {
        const next = callDeadline(new Date(+since + later), CALENDAR);
        expect(+next).toBeGreaterThanOrEqual(+callDeadline(since, CALENDAR));
      }),
    );
  });

  it('adding minutes and counting them are inverse', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 6000 }), (from, minutes) => {
        const until = addOpenMinutes(from, minutes, CALENDAR);
        expect(openMinutesBetween(from, until, CALENDAR)).toBeCloseTo(minutes, 3);
      }),
    );
  });

  it('refuses an invalid instant', () => {
    expect(() => callDeadline(new Date(Number.NaN), CALENDAR)).toThrow(RangeError);
  });

  it('throws for a shop that never opens', () => {
    const never = { week: week.map(() => null), holidays };
    expect(() => callDeadline(new Date(), never)).toThrow(RangeError);
    expect(() => addOpenMinutes(new Date(), 1, never)).toThrow(RangeError);
  });
});
