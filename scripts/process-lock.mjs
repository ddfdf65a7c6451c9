import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * When a process was started, as an opaque string; undefined if it is not running. Together with the pid the string
 * identifies a process even after its pid is used again.
 */
export function processStart(pid) {
  if (process.platform !== 'linux') return startByPs(pid);
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

/** The identity of a process: `{ pid, started }`. */
export function identify(pid = process.pid) {
  return { pid, started: processStart(pid) };
}

/** Whether the process with an identity from `identify` is still running. */
export function isRunning(identity) {
  return identity?.started !== undefined && processStart(identity.pid) === identity.started;
}

/**
 * Takes the lock file for this process, also if its holder has died; waits up to `waitMs` for a living holder. Returns
 * `{ previous, update(extra), release() }`, where `previous` is what a dead holder has left in the file, or `{ holder }`
 * with the identity and the extra fields of the living holder.
 */
export async function takeLock(file, { waitMs = 0 } = {}) {
  const deadline = Date.now() + waitMs;
  let previous;
  for (;;) {
    if (await create(file, identify())) return held(file, previous);
    const holder = await read(file);
    if (holder && isRunning(holder)) {
      if (Date.now() >= deadline) return { holder };
      await delay(50);
    } else {
      previous = (await removeStale(file, holder)) ?? previous;
    }
  }
}

function held(file, previous) {
  return {
    previous,
    async update(extra) {
      const draft = `${file}.${process.pid}.draft`;
      await writeFile(draft, JSON.stringify({ ...identify(), ...extra }));
      await rename(draft, file);
    },
    release: () => rm(file, { force: true }),
  };
}

/** Writes a draft file and links it to the lock's name, so that nobody ever reads a half-written lock. */
async function create(file, content) {
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, JSON.stringify(content));
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Moves a stale lock away and returns `stale`. If another process was quicker, its fresh lock is put back. */
async function removeStale(file, stale) {
  const aside = `${file}.${process.pid}.stale`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
  const moved = await read(aside);
  if (moved && isRunning(moved)) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
  return stale;
}

async function read(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function startByPs(pid) {
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], options).trim() || undefined;
  } catch {
    return undefined;
  }
}
