import { readFileSync } from 'node:fs';

/** The processes of a PostgreSQL server, the postmaster first. */
function postgresProcesses(postmaster: number): number[] {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  return [postmaster, ...children.trim().split(/\s+/).filter(Boolean).map(Number)];
}

/** Sends a signal to the whole server; processes that have ended meanwhile are passed over. */
export function signalPostgres(postmaster: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of postgresProcesses(postmaster)) {
    try {
      process.kill(pid, signal);
    } catch {
      continue;
    }
  }
}
