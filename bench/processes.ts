import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

export interface Running {
  pid: number;
  url: string;
  send(message: object): void;
  stop(): Promise<void>;
}

interface Program {
  file: string;
  nodeArguments?: string[];
  env?: Record<string, string>;
  /** The file descriptor to which it writes its log; left out: that of this process. */
  log?: number;
}

/**
 * Starts a server program that sends `{ type: 'ready', url }` once it listens. Throws if the program ends before that.
 */
export async function startServer({
  file,
  nodeArguments = [],
  env,
  log,
}: Program): Promise<Running> {
  const child = fork(file, {
    execArgv: nodeArguments,
    env: { ...process.env, ...env },
    ...(log !== undefined && { stdio: ['ignore', log, log, 'ipc'] }),
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: { type?: string; url?: string }) => {
      if (message.type === 'ready' && message.url) resolve(message.url);
    });
    child.once('exit', (code, signal) =>
      reject(new Error(`${file} ended with ${code ?? signal} before it was ready`)),
    );
  });
  return {
    pid: child.pid!,
    url,
    send: (message) => void child.send(message),
    stop: () => end(child),
  };
}

/** Ends a child process and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** The resident memory of a process, in MB of 1024 × 1024 bytes. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) / 1024);
}

/** A free port that is chosen once, because the provider sends notifications to it also after the shop is restarted. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('no port');
  return address.port;
}
