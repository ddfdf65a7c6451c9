import { readFileSync } from 'node:fs';

/** The SQL of `functions/<name>.sql`, for a migration that installs it. */
export const functionText = (name: string): string =>
  readFileSync(new URL(`functions/${name}.sql`, import.meta.url), 'utf8');
