import { readFileSync } from 'node:fs';
import pg from 'pg';

/** Linux counts processor time in hundredths of a second: the length of one such tick, in ms. */
const TICK_MS = 10;
/** Places in /proc/PID/stat, counted from the state of the process: the parent; time of its own and of ended children. */
const PARENT = 1;
const TIMES = [11, 12, 13, 14];

/** The processor time that a process and all its children have used so far, ended ones too, in ms. */
export function cpuTimeOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const own = TIMES.reduce((sum, place) => sum + Number(statOf(pid)[place]), 0) * TICK_MS;
  return children
    .split(/\s+/)
    .filter(Boolean)
    .reduce((sum, child) => sum + cpuTimeOfChild(Number(child)), own);
}

/** A child may have ended meanwhile; its parent then counts its time. */
function cpuTimeOfChild(pid: number): number {
  try {
    return cpuTimeOf(pid);
  } catch {
    return 0;
  }
}

/** The process of the PostgreSQL server behind an address on this machine. */
export async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const parent = Number(statOf(rows[0]!.pid)[PARENT]);
  await client.end();
  return parent;
}

/** What the kernel says of a process, after its name, which may contain spaces. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
