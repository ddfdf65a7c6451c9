import type { EntityManager } from '@mikro-orm/postgresql';
import { anyTable, systemTables } from '../../database/system-tables.js';
import type { Checks } from './backup-format.js';

/** Backed up are the shop's own tables and the job queue. */
const SCHEMAS = ['public', 'graphile_worker'];
/** Not backed up: running the migrations fills these tables. */
const LISTS_OF_MIGRATIONS = [
  'public.migration',
  'public.function_file',
  'graphile_worker.migrations',
];

interface Column {
  name: string;
  /** The name, quoted as SQL needs it; backups use this form. */
  quoted: string;
  type: string;
}

export interface Table {
  /** "public.product" */
  name: string;
  /** Without generated columns. */
  columns: Column[];
}

/** All tables that are backed up. */
export async function tablesOf(em: EntityManager): Promise<Table[]> {
  const columns = await systemTables(em)
    .selectFrom('pg_attribute')
    .innerJoin('pg_class', 'pg_class.oid', 'attrelid')
    .innerJoin('pg_namespace', 'pg_namespace.oid', 'relnamespace')
    .select(['nspname', 'relname', 'attname as name'])
    .select((eb) => eb.fn<string>('quote_ident', ['attname']).as('quoted'))
    .select((eb) => eb.fn<string>('format_type', ['atttypid', 'atttypmod']).as('type'))
    .where('relkind', '=', 'r')
    .where('nspname', 'in', SCHEMAS)
    .where('attnum', '>', 0)
    .where('attisdropped', '=', false)
    .where('attgenerated', '=', '')
    .orderBy('nspname')
    .orderBy('relname')
    .orderBy('attnum')
    .execute();
  const byTable = Map.groupBy(columns, ({ nspname, relname }) => `${nspname}.${relname}`);
  return [...byTable]
    .filter(([name]) => !LISTS_OF_MIGRATIONS.includes(name))
    .map(([name, ofTable]) => ({ name, columns: ofTable }));
}

/** The names of the migrations that were applied; none in an empty database. */
export async function migrationsOf(em: EntityManager): Promise<string[]> {
  const list = await systemTables(em)
    .selectFrom('pg_tables')
    .select('tablename')
    .where('schemaname', '=', 'public')
    .where('tablename', '=', 'migration')
    .executeTakeFirst();
  if (!list) return [];
  const rows = await em
    .getKysely<{ migration: { id: number; name: string } }>()
    .selectFrom('migration')
    .select('name')
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}

/** Counts the rows of each table, and adds up each of its `numeric` columns. */
export async function countAndSum(
  em: EntityManager,
  tables: readonly Table[],
): Promise<Pick<Checks, 'counts' | 'sums'>> {
  const counts: Checks['counts'] = {};
  const sums: Checks['sums'] = {};
  for (const { name, columns } of tables) {
    const numbers = columns.filter(({ type }) => type.startsWith('numeric'));
    const { rows, ...totals } = await anyTable(em)
      .selectFrom(name)
      .select(({ fn }) => fn.countAll<string>().as('rows'))
      .select((eb) =>
        numbers.map((column) =>
          eb.cast<string | null>(eb.fn.sum(column.name), 'text').as(column.quoted),
        ),
      )
      .executeTakeFirstOrThrow();
    counts[name] = Number(rows);
    for (const [column, total] of Object.entries(totals)) sums[`${name}.${column}`] = total;
  }
  return { counts, sums };
}

/** The state of each sequence. */
export async function sequencesOf(em: EntityManager): Promise<Checks['sequences']> {
  const sequences = await systemTables(em)
    .selectFrom('pg_sequences')
    .select(['schemaname', 'sequencename'])
    .where('schemaname', 'in', SCHEMAS)
    .orderBy('schemaname')
    .orderBy('sequencename')
    .execute();
  const states: Checks['sequences'] = [];
  for (const { schemaname, sequencename } of sequences) {
    const name = `${schemaname}.${sequencename}`;
    const { last_value, is_called } = await em
      .getKysely<Record<string, { last_value: string; is_called: boolean }>>()
      .selectFrom(name)
      .select(['last_value', 'is_called'])
      .executeTakeFirstOrThrow();
    states.push({ name, lastValue: last_value, isCalled: is_called });
  }
  return states;
}
