import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './postgres/postgres-process.mjs';
import { root } from './project.mjs';

const PATIENCE_MS = 20_000;

/** Whether this machine has Varnish (apt-get install varnish). */
export const hasVarnish = () => spawnSync('varnishd', ['-V']).status === 0;

/**
 * Starts Varnish by deploy/varnish.vcl on a free port, in front of two servers of the shop instead of the replicas of Compose.
 * Returns its `url`, `pid` and `stop`.
 */
export async function startVarnish(servers) {
  const folder = await mkdtemp(join(tmpdir(), 'cieniomat-varnish-'));
  // Started by root, Varnish reads it as another user.
  await chmod(folder, 0o755);
  const vcl = join(folder, 'varnish.vcl');
  await writeFile(vcl, await addressed(servers));
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const child = spawn(
    'varnishd',
    ['-F', '-n', folder, '-f', vcl, '-a', address, '-s', 'malloc,64m'],
    { stdio: 'ignore' },
  );
  const stop = async () => {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.kill()) await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://${address}`;
  try {
    await untilReady(child, `${url}/readyz`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: child.pid, stop };
}

/** The configuration with the addresses of these servers. */
async function addressed(servers) {
  let text = await readFile(join(root, 'deploy', 'varnish.vcl'), 'utf8');
  for (const [i, server] of servers.entries()) {
    const { hostname, port } = new URL(server);
    text = text.replace(
      `.host = "api-${i + 1}";\n\t.port = "4000";`,
      `.host = "${hostname}";\n\t.port = "${port}";`,
    );
  }
  return text;
}

/** Waits until Varnish has found the servers ready. */
async function untilReady(child, url) {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`varnishd ended with ${child.exitCode}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await delay(50);
  }
  throw new Error(`Varnish was not ready within ${PATIENCE_MS} ms`);
}
