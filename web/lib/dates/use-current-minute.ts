import { useSyncExternalStore } from 'react';

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
