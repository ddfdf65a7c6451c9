import { existsSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Reads `.env` if there is one; variables that are already set win. */
export function loadEnvironment() {
  const file = join(root, '.env');
  if (!existsSync(file)) return;
  if (!process.loadEnvFile)
    throw new Error(`Reading .env needs Node 20.12 or newer, this is ${process.version}`);
  process.loadEnvFile(file);
}

/** The folder of all data that must survive a restart. */
export function dataDirectory() {
  return resolve(root, process.env.DATA_DIR || '.data');
}

/** The Node that the project pins; it is a dependency of its own. */
export function projectNode() {
  return join(root, 'node_modules', 'node', 'bin', 'node');
}

/** The environment for a child process: `node` and every tool are the project's. */
export function projectEnvironment(extra = {}) {
  const tools = join(root, 'node_modules', '.bin');
  return { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH}`, ...extra };
}
