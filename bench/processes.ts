import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export interface Running {
  pid: number;
  url: string;
  stop(): Promise<void>;
}

interface Program {
  file: string;
  nodeArguments?: string[];
  env?: Record<string, string>;
}

/**
 * Starts a server program that sends `{ type: 'ready', url }` once it listens. Throws if the program ends before that.
 */
export async function startServer({ file, nodeArguments = [], env }: Program): Promise<Running> {
  const child = fork(file, { execArgv: nodeArguments, env: { ...process.env, ...env } });
  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: { type?: string; url?: string }) => {
      if (message.type === 'ready' && message.url) resolve(message.url);
    });
    child.once('exit', (code, signal) =>
      reject(new Error(`${file} ended with ${code ?? signal} before it was ready`)),
    );
  });
  return { pid: child.pid!, url, stop: () => end(child) };
}

/** Ends a child process and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
