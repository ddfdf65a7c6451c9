import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret that signs sessions where the database is embedded. It is created once and stored in DATA_DIR. */
export async function sessionSecret(dataDir) {
  const file = join(dataDir, 'session-secret');
  const stored = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (stored.length >= 32) return stored;
  const secret = randomBytes(32).toString('hex');
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}
