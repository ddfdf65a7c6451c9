import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isRunning } from '../process-lock.mjs';
import { projectEnvironment, projectNode, root } from '../project.mjs';

/** Node's compile cache, which shortens later starts; stored beside the build. */
const compileCache = join(root, 'dist', '.compile-cache');

/**
 * How the server is started, here and in the Docker image: garbage is collected while the heap is small, but the young
 * generation may grow to 16 MB, because with 8 MB carts, orders and staff lists took an eighth longer. All threads share
 * two malloc arenas instead of eight per core, and fixed thresholds make glibc return large buffers to the system.
 * Figures: bench/memory.md.
 */
export const serverArguments = [
  '--conditions=production',
  '--max-old-space-size=384',
  '--max-semi-space-size=16',
  'dist/api/process/server.js',
];
export const serverEnvironment = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** How long open requests may take after a stop signal. */
const drainMs = 20_000;

/**
 * Starts the built server with the project's Node, in a session of its own: Ctrl-C does not reach it directly, and the
 * IPC channel closes when this process dies, which tells the server to stop. Returns `{ pid, ready, ended }`: `ready`
 * resolves with the server's address, or rejects if it ends before; `ended` resolves with its exit code, signal or
 * error.
 */
export function startServer(env) {
  const child = spawn(projectNode(), serverArguments, {
    cwd: root,
    detached: true,
    env: projectEnvironment({ ...serverEnvironment, NODE_COMPILE_CACHE: compileCache, ...env }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise((done) => {
    child.once('error', (error) => done(error.message));
    child.once('exit', (code, signal) => done(code ?? signal));
  });
  const announced = new Promise((done) => {
    child.on('message', (message) => message?.type === 'ready' && done(message.url));
  });
  const failed = ended.then((how) => {
    throw new Error(`The server does not start (${how})`);
  });
  failed.catch(() => undefined);
  return { pid: child.pid, ended, ready: Promise.race([announced, failed]) };
}

/** Asks a server process to drain and end, and kills it if that takes longer than `patience` ms. */
export async function endServer(server, patience = drainMs) {
  for (const [signal, waitMs] of [
    ['SIGTERM', patience],
    ['SIGKILL', 5000],
  ]) {
    if (!isRunning(server)) return;
    process.kill(server.pid, signal);
    const deadline = Date.now() + waitMs;
    while (isRunning(server) && Date.now() < deadline) await delay(25);
  }
}
