import { existsSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Reads `.env` if there is one; variables that are already set are kept. */
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

/** The path of the Node that the project pins as a package. */
export function projectNode() {
  return join(root, 'node_modules', 'node', 'bin', 'node');
}

/** The environment for a child process, in which `node` and all tools are those of the project. */
export function projectEnvironment(extra = {}) {
  const tools = join(root, 'node_modules', '.bin');
  return { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH}`, ...extra };
}
