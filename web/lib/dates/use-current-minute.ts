import { useSyncExternalStore } from 'react';
import { plural } from '#engine/locale/plural';

const MINUTE = 60_000;

/** The current minute, updated every minute; null on the server and during hydration. */
export function useCurrentMinute(): Date | null {
  const minute = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE),
    () => null,
  );
  return minute === null ? null : new Date(minute * MINUTE);
}

function everyMinute(onChange: () => void): () => void {
  let timer = setTimeout(tick, untilNextMinute());
  function tick(): void {
    onChange();
    timer = setTimeout(tick, untilNextMinute());
  }
  return () => clearTimeout(timer);
}

function untilNextMinute(): number {
  return MINUTE - (Date.now() % MINUTE);
}

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** How long somebody has been waiting, after "czeka": "3 dni", "1 godzinę", "12 minut". */
export function waitedText(since: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((+now - Date.parse(since)) / MINUTE_MS));
  const count = (size: number, forms: [string, string, string]) => {
    const whole = Math.floor(minutes / size);
    return `${whole}\u00a0${plural(whole, forms)}`;
  };
  if (minutes >= 2 * DAY) return count(DAY, ['dzień', 'dni', 'dni']);
  if (minutes >= HOUR) return count(HOUR, ['godzinę', 'godziny', 'godzin']);
  return minutes === 0 ? 'krócej niż minutę' : count(1, ['minutę', 'minuty', 'minut']);
}
