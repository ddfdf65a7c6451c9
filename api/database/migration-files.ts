import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MigrationDiff } from '@mikro-orm/core';
import { TSMigrationGenerator } from '@mikro-orm/migrations';

/** The folder of the migrations, which run in the order of the numbers that their names begin with. */
export const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url));

/** The names of all migrations, in order, such as "0001-create-accounts-and-catalogue". */
export const migrationNames = (): string[] =>
  readdirSync(MIGRATIONS)
    .filter((file) => /^\d.*(?<!\.d)\.[jt]s$/.test(file))
    .map((file) => file.replace(/\.[jt]s$/, ''))
    .sort();

/** The name of a new migration: "add-notes" becomes "0004-add-notes". */
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
