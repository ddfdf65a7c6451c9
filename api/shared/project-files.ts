import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Options for serving a folder of files: no range requests, no index pages and no redirects to folders. */
export const WHOLE_FILES = { index: false, redirect: false, acceptRanges: false } as const;

/** The folder of package.json, for the sources and for the build. */
export const PROJECT_ROOT = findRoot(dirname(fileURLToPath(import.meta.url)));

/** The version of the shop, as package.json says it: `1.1.0`. */
export const VERSION = versionIn(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8'));

function versionIn(json: string): string {
  return (JSON.parse(json) as { version: string }).version;
}

function findRoot(directory: string): string {
  return existsSync(join(directory, 'package.json')) ? directory : findRoot(dirname(directory));
}
