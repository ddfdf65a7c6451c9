import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from './embedded-postgres.mjs';

/** Starts a PostgreSQL that ends with this process, even if the process is killed. Returns `{ url, stop() }`. */
export async function startTemporaryPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'cieniomat-postgres-'));
  await chmod(folder, 0o755);
  const database = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  const guard = startGuard(database.pid, [folder, database.folder]);
  return {
    url: database.url,
    async stop() {
      guard.kill();
      await database.stop();
      for (const path of [folder, database.folder])
        await rm(path, { recursive: true, force: true });
    },
  };
}

/** Starts a shell that cleans up if this process is killed: the pipe between them then closes, which ends its `cat`. */
export function startGuard(pid, folders) {
  const script = `cat; pid="$1"; shift; kill -INT "$pid"
    while kill -0 "$pid" 2>/dev/null; do sleep 0.2; done; rm -rf "$@"`;
  const guard = spawn('sh', ['-c', script, 'sh', String(pid), ...folders], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  guard.stdin.unref?.();
  return guard;
}
