import type { Client } from 'pg';
import type { Checks } from './backup-format.js';

/** What is backed up: the shop's own tables, and the jobs that wait. */
const SCHEMAS = ['public', 'graphile_worker'];
/** Made anew by the migrations that they list. */
const LISTS_OF_MIGRATIONS = ['public.migration', 'graphile_worker.migrations'];

export interface Table {
  /** "public.product", as SQL names it. */
  name: string;
  /** Those that are stored, not generated, with their types. */
  columns: { name: string; type: string }[];
}

/** All tables that are backed up, without generated columns. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', nspname, relname) as name,
       jsonb_agg(jsonb_build_object('name', quote_ident(attname), 'type', format_type(atttypid, atttypmod))
         order by attnum) as columns
     from pg_class
       join pg_namespace on pg_namespace.oid = relnamespace
       join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where relkind = 'r' and nspname = any ($1) and format('%I.%I', nspname, relname) <> all ($2)
     group by 1 order by 1`,
    [SCHEMAS, LISTS_OF_MIGRATIONS],
  );
  return rows;
}

/** The names of the migrations that the database has had; none where it is blank. */
export async function migrationsOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('public.migration') is not null as "isThere"`,
  );
  if (!rows[0]!.isThere) return [];
  const names = await client.query<{ name: string }>('select name from migration order by id');
  return names.rows.map(({ name }) => name);
}

/** Counts all rows, and adds up every column of exact numbers: money, amounts, dimensions. */
export async function countAndSum(
  client: Client,
  tables: readonly Table[],
): Promise<Pick<Checks, 'counts' | 'sums'>> {
  const counts: Checks['counts'] = {};
  const sums: Checks['sums'] = {};
  for (const { name, columns } of tables) {
    const numbers = columns.filter(({ type }) => type.startsWith('numeric'));
    const selected = ['count(*)::int', ...numbers.map((column) => `sum(${column.name})::text`)];
    const { rows } = await client.query<unknown[]>({
      text: `select ${selected.join(', ')} from ${name}`,
      rowMode: 'array',
    });
    const [count, ...totals] = rows[0]!;
    counts[name] = count as number;
    for (const [index, column] of numbers.entries())
      sums[`${name}.${column.name}`] = totals[index] as string | null;
  }
  return { counts, sums };
}

/** Where the sequences stand. */
export async function sequencesOf(client: Client): Promise<Checks['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
     where schemaname = any ($1) order by 1`,
    [SCHEMAS],
  );
  const sequences: Checks['sequences'] = [];
  for (const { name } of rows) {
    const state = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${name}`,
    );
    sequences.push({ name, ...state.rows[0]! });
  }
  return sequences;
}
