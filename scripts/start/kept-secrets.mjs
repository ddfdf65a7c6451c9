import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secrets of a shop with the embedded database, unless the environment sets them: what signs sessions, and what
 * encrypts passwords that staff enter. They are created once and stored in DATA_DIR.
 */
export const keptSecrets = async (dataDir) => ({
  SESSION_SECRET: process.env.SESSION_SECRET || (await keptSecret(dataDir, 'session-secret')),
  SECRETS_KEY: process.env.SECRETS_KEY || (await keptSecret(dataDir, 'secrets-key')),
});

async function keptSecret(dataDir, name) {
  const file = join(dataDir, name);
  const stored = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (stored.length >= 32) return stored;
  const secret = randomBytes(32).toString('hex');
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}
