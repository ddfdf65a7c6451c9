import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MigrationDiff } from '@mikro-orm/core';
import { TSMigrationGenerator } from '@mikro-orm/migrations';

/*
 * Up to version 1.0.0 there was a migration for each change, named by its time. Today's first migrations create what
 * all of those together did, so a database or a backup that has the last of them counts as having today's first.
 */

const EARLIER = /^Migration\d{14}$/;
const LAST_EARLIER = 'Migration20261128203100';
const REPLACEMENTS = [
  '0001-create-accounts-and-catalogue',
  '0002-create-orders-and-offers',
  '0003-create-payments-and-mail',
];

/** For operators: says which version to go through. */
export class EarlierVersionError extends Error {}

const ADVICE = {
  database: 'start version 1.0.0 on it once, then this version',
  backup: 'restore it with version 1.0.0, then start this version',
};

/** The migrations that were applied, by today's names, in order. Throws if they are of a version before 1.0.0. */
export function currentNames(applied: readonly string[], of: 'database' | 'backup'): string[] {
  const current = applied.filter((name) => !EARLIER.test(name));
  if (current.length === applied.length || current.includes(REPLACEMENTS[0]!)) return current;
  if (applied.includes(LAST_EARLIER)) return [...REPLACEMENTS, ...current];
  throw new EarlierVersionError(
    `The ${of} is older than version 1.0.0 of the shop: ${ADVICE[of]}.`,
  );
}

/** The folder of the migrations, which run in the order of the numbers that their names begin with. */
export const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url));

/** The names of all migrations, in order, such as "0001-create-accounts-and-catalogue". */
export const migrationNames = (): string[] =>
  readdirSync(MIGRATIONS)
    .filter((file) => /^\d.*(?<!\.d)\.[jt]s$/.test(file))
    .map((file) => file.replace(/\.[jt]s$/, ''))
    .sort();

/** The name of a new migration: "add-notes" becomes "0005-add-notes". */
export const numbered = (name: string): string =>
  `${String(migrationNames().length + 1).padStart(4, '0')}-${name}`;

/** Names the class of a new migration as its file without the number. */
export class MigrationGenerator extends TSMigrationGenerator {
  override generateMigrationFile(className: string, diff: MigrationDiff): string {
    const words = className.replace(/^Migration\d+_/, '').split('_');
    const name = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
    return super.generateMigrationFile(name, diff).replace(/ {2}override name = .*\n\n/, '');
  }
}
