/** The hours of some days of the week; minutes after midnight on a Polish clock, null when closed. */
interface Hours {
  /** 1 is Monday. */
  days: readonly number[];
  opens?: number | null;
  closes?: number | null;
}

interface Holiday {
  /** "2026-12-24" */
  date: string;
  name: string;
}

export interface Calendar {
  openingHours: readonly Hours[];
  publicHolidays: readonly Holiday[];
}

/** Whether the shop is open, and when that changes; null where it never opens. */
export type OpeningState =
  | { open: true; until: string }
  | { open: false; opens: string; holiday: string | null };

const DAY = 86_400_000;
const AHEAD = 30;
const WEEKDAYS = [
  '',
  'w\u00a0poniedziałek',
  'we\u00a0wtorek',
  'w\u00a0środę',
  'w\u00a0czwartek',
].concat(['w\u00a0piątek', 'w\u00a0sobotę', 'w\u00a0niedzielę']);

const polishClock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Warsaw',
});
const dayAndMonth = new Intl.DateTimeFormat('pl-PL', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** The state at a moment, whatever the zone of the browser. */
export function openingState(calendar: Calendar, now: Date): OpeningState | null {
  const { today, minutes } = polishTime(now);
  const { span, holiday } = dayOf(calendar, today);
  if (span && minutes >= span.opens && minutes < span.closes) {
    return { open: true, until: clock(span.closes) };
  }
  for (let ahead = 0; ahead <= AHEAD; ahead += 1) {
    const day = new Date(today.getTime() + ahead * DAY);
    const next = dayOf(calendar, day).span;
    if (next && (ahead > 0 || minutes < next.opens)) {
      const opens = `${dayName(day, ahead)} o\u00a0${clock(next.opens)}`;
      return { open: false, opens, holiday };
    }
  }
  return null;
}

/** The holidays of the next 30 days that fall on a day on which the shop is open otherwise: "24 grudnia". */
export function comingHolidays(calendar: Calendar, now: Date): { day: string; name: string }[] {
  const { today } = polishTime(now);
  return calendar.publicHolidays.flatMap(({ date, name }) => {
    const day = new Date(date);
    const ahead = (day.getTime() - today.getTime()) / DAY;
    const matters = ahead >= 0 && ahead <= AHEAD && usualSpan(calendar, day) !== null;
    return matters ? [{ day: dayAndMonth.format(day), name }] : [];
  });
}

/** The Polish calendar day, as midnight UTC, and the minutes that its clock shows. */
function polishTime(now: Date): { today: Date; minutes: number } {
  const [date = '', time = ''] = polishClock.format(now).split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { today: new Date(date), minutes: hour * 60 + minute };
}

function dayOf(calendar: Calendar, day: Date) {
  const date = day.toISOString().slice(0, 10);
  const holiday = calendar.publicHolidays.find((candidate) => candidate.date === date)?.name;
  return { span: holiday ? null : usualSpan(calendar, day), holiday: holiday ?? null };
}

function usualSpan({ openingHours }: Calendar, day: Date) {
  const hours = openingHours.find(({ days }) => days.includes(weekday(day)));
  if (hours?.opens == null || hours.closes == null) return null;
  return { opens: hours.opens, closes: hours.closes };
}

/** 1 is Monday. */
function weekday(day: Date): number {
  return day.getUTCDay() || 7;
}

function dayName(day: Date, ahead: number): string {
  if (ahead === 0) return 'dziś';
  if (ahead === 1) return 'jutro';
  return ahead < 7 ? (WEEKDAYS[weekday(day)] ?? '') : dayAndMonth.format(day);
}

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
