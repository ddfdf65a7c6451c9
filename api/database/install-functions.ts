import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import type { EntityManager } from '@mikro-orm/postgresql';
import { systemTables } from './system-tables.js';

/*
 * The database's functions, triggers and views are the files of `functions`, one subject each, written so that a file
 * can be run again. The table `function_file` says which text of each file the database has.
 */

const FOLDER = new URL('functions/', import.meta.url);

/** Functions that tables and the other files use. */
const VALUES = 'values.sql';

interface FunctionFile {
  name: string;
  sql: string;
  sha256: string;
  /** What it creates, in the form of `existingFunctions`. */
  creates: string[];
}

const functionFiles = (): FunctionFile[] =>
  readdirSync(FOLDER)
    .sort()
    .map((name) => {
      const sql = readFileSync(new URL(name, FOLDER), 'utf8');
      return {
        name,
        sql,
        sha256: createHash('sha256').update(sql).digest('hex'),
        creates: createdBy(sql),
      };
    });

const createdBy = (sql: string): string[] => [
  ...[...sql.matchAll(/^create or replace (function|view) (\w+)/gm)].map(
    ([, kind, name]) => `${kind} ${name}`,
  ),
  ...[...sql.matchAll(/^create or replace trigger (\w+)[^;]*? on (\w+)/gm)].map(
    ([, name, table]) => `trigger ${name} on ${table}`,
  ),
];

/** What the files create, sorted, such as "function queue_mail" or "trigger product_changed on product". */
export const declaredFunctions = (): string[] =>
  functionFiles()
    .flatMap(({ creates }) => creates)
    .sort();

/** The functions, views and triggers that the database has, without those of extensions, sorted. */
export async function existingFunctions(em: EntityManager): Promise<string[]> {
  const functions = await systemTables(em)
    .selectFrom('pg_proc')
    .innerJoin('pg_namespace', 'pg_namespace.oid', 'pronamespace')
    .leftJoin('pg_depend', (join) =>
      join.onRef('objid', '=', 'pg_proc.oid').on('deptype', '=', 'e'),
    )
    .select('proname')
    .where('nspname', '=', 'public')
    .where('objid', 'is', null)
    .execute();
  const views = await systemTables(em)
    .selectFrom('pg_views')
    .select('viewname')
    .where('schemaname', '=', 'public')
    .execute();
  const triggers = await systemTables(em)
    .selectFrom('pg_trigger')
    .innerJoin('pg_class', 'pg_class.oid', 'tgrelid')
    .innerJoin('pg_namespace', 'pg_namespace.oid', 'relnamespace')
    .select(['tgname', 'relname'])
    .where('nspname', '=', 'public')
    .where('tgisinternal', '=', false)
    .execute();
  return [
    ...functions.map(({ proname }) => `function ${proname}`),
    ...views.map(({ viewname }) => `view ${viewname}`),
    ...triggers.map(({ tgname, relname }) => `trigger ${tgname} on ${relname}`),
  ].sort();
}

/** To be called before the migrations. */
export const installValues = (tx: EntityManager): Promise<void> =>
  install(
    tx,
    functionFiles().filter(({ name }) => name === VALUES),
  );

/** To be called after the migrations. */
export const installFunctions = (tx: EntityManager): Promise<void> => install(tx, functionFiles());

/**
 * Runs the files whose text has changed, or of which a migration has dropped something. The others are left alone,
 * because creating a trigger waits for the writes to its table and makes further ones wait.
 */
async function install(tx: EntityManager, files: readonly FunctionFile[]): Promise<void> {
  const kysely = tx.getKysely<{ function_file: { name: string; sha256: string } }>();
  await kysely.schema
    .createTable('function_file')
    .ifNotExists()
    .addColumn('name', 'varchar(63)', (column) => column.primaryKey())
    .addColumn('sha256', 'varchar(64)', (column) => column.notNull())
    .execute();
  const installed = await kysely.selectFrom('function_file').selectAll().execute();
  const texts = new Map(installed.map(({ name, sha256 }) => [name, sha256]));
  const existing = new Set(await existingFunctions(tx));
  for (const { name, sql, sha256, creates } of files) {
    if (texts.get(name) === sha256 && creates.every((created) => existing.has(created))) continue;
    await tx.execute(sql, [], 'run');
    await kysely
      .insertInto('function_file')
      .values({ name, sha256 })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ sha256 }))
      .execute();
  }
}
