import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Options for serving a folder of files: no range requests, no index pages and no redirects to folders. */
export const WHOLE_FILES = { index: false, redirect: false, acceptRanges: false } as const;

/** The folder of package.json, for the sources and for the build. */
export const PROJECT_ROOT = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(directory: string): string {
  return existsSync(join(directory, 'package.json')) ? directory : findRoot(dirname(directory));
}
