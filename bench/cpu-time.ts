import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second: the length of one such tick, in ms. */
const TICK_MS = 10;

/** The processor time that a process has used so far with all its threads, in ms; null where there is no /proc. */
export function cpuTime(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) * TICK_MS;
  } catch {
    return null;
  }
}
