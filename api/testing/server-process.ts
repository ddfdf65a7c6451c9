import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../scripts/build.mjs';
import { PROJECT_ROOT } from '../shared/project-files.js';
import { inTime } from './in-time.js';
import { TestVisitor } from './test-visitor.js';

export interface ServerProcess {
  url: string;
  visitor(): TestVisitor;
  /** The same browser after the server was replaced. */
  returning(visitor: TestVisitor): TestVisitor;
  signal(name: NodeJS.Signals): void;
  /** Waits until the server ends; returns its exit code, or the signal that ended it. */
  ended(): Promise<number | NodeJS.Signals>;
  /** Kills the server, as a power cut would. */
  kill(): Promise<void>;
}

/** The built server in a process of its own, without pages; it ends with this process. */
export async function startServerProcess(
  env: Record<'DATABASE_URL', string> & Record<string, string>,
): Promise<ServerProcess> {
  await ensureBuilt();
  const dataDir = await mkdtemp(join(tmpdir(), 'cieniomat-server-'));
  const child = spawn(
    process.execPath,
    ['--conditions=production', join('dist', 'api', 'process', 'server.js')],
    {
      cwd: PROJECT_ROOT,
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        PORT: '0',
        LOG_LEVEL: 'fatal',
        PUBLIC_URL: 'http://shop.test',
        DATA_DIR: dataDir,
        NODE_COMPILE_CACHE: join('dist', '.compile-cache'),
        ...env,
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  // A failed test may leave the process running: it must not keep Jest from ending, and then ends with Jest.
  child.unref();
  child.channel?.unref();
  const ended = once(child, 'exit').then(async ([code, signal]) => {
    await rm(dataDir, { recursive: true });
    return (code ?? signal) as number | NodeJS.Signals;
  });
  const url = await Promise.race([
    inTime('the server has started', announcedUrl(child)),
    ended.then((how) => Promise.reject(new Error(`the server did not start (${how})`))),
  ]);
  return {
    url,
    visitor: () => new TestVisitor(url),
    returning: (visitor) => visitorWithCookies(url, visitor),
    signal: (name) => void child.kill(name),
    ended: () => inTime('the server has ended', ended),
    async kill() {
      child.kill('SIGKILL');
      await inTime('the server has ended', ended);
    },
  };
}

let built: ReturnType<typeof build> | undefined;

/** Builds the server once: from the sources it would take three times as long to start. */
function ensureBuilt(): ReturnType<typeof build> {
  built ??= build();
  return built;
}

async function announcedUrl(child: ChildProcess): Promise<string> {
  const [message] = (await once(child, 'message')) as [{ type: 'ready'; url: string }];
  return message.url.replace('localhost', '127.0.0.1');
}

function visitorWithCookies(url: string, { cookies }: TestVisitor): TestVisitor {
  const visitor = new TestVisitor(url);
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  return visitor;
}
