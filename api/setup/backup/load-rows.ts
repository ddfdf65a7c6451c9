import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { anyTable, systemTables } from '../../database/system-tables.js';
import type { Table } from './tables.js';

const ROWS_AT_ONCE = 500;
/** After so many characters a batch is inserted before it is full. */
const CHARACTERS_AT_ONCE = 16_000_000;

/**
 * Empties the tables and runs `load` with triggers disabled, so that nothing is counted, audited or announced again,
 * and with foreign keys dropped, so that the order of tables does not matter. Creating the keys again checks all rows.
 * Returns the result of `load` and the number of foreign keys.
 */
export async function withoutConstraints<Result>(
  tx: EntityManager,
  tables: readonly Table[],
  load: () => Promise<Result>,
): Promise<{ result: Result; foreignKeys: number }> {
  const kysely = anyTable(tx);
  const keys = await foreignKeysOf(tx, tables);
  for (const { table, name } of keys)
    await kysely.schema.alterTable(table).dropConstraint(name).execute();
  for (const { name } of tables) {
    await setTriggers(tx, name, 'disable');
    await kysely.deleteFrom(name).execute();
  }
  const result = await load();
  for (const { name } of tables) await setTriggers(tx, name, 'enable');
  for (const { table, name, definition } of keys)
    // Written in SQL, because pg_get_constraintdef() describes a constraint as a clause of SQL.
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      kysely,
    );
  return { result, foreignKeys: keys.length };
}

async function foreignKeysOf(tx: EntityManager, tables: readonly Table[]) {
  const keys = await systemTables(tx)
    .selectFrom('pg_constraint')
    .innerJoin('pg_class', 'pg_class.oid', 'conrelid')
    .innerJoin('pg_namespace', 'pg_namespace.oid', 'relnamespace')
    .select(['nspname', 'relname', 'conname as name'])
    .select((eb) => eb.fn<string>('pg_get_constraintdef', ['pg_constraint.oid']).as('definition'))
    .where('contype', '=', 'f')
    .execute();
  const names = new Set(tables.map(({ name }) => name));
  return keys
    .map(({ nspname, relname, ...key }) => ({ ...key, table: `${nspname}.${relname}` }))
    .filter(({ table }) => names.has(table));
}

/** Written in SQL, because neither MikroORM nor Kysely can disable triggers. */
const setTriggers = (tx: EntityManager, table: string, state: 'disable' | 'enable') =>
  sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(tx.getKysely());

/** Collects the rows of a backup, table by table, and inserts them in batches. */
export function loadRows(tx: EntityManager, tables: readonly Table[]) {
  let target: Table | undefined;
  let rows: string[] = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    if (target && rows.length > 0) await insertRows(tx, target, rows);
    rows = [];
    characters = 0;
  };
  return {
    async begin(name: string, columns: readonly string[]): Promise<void> {
      await flush();
      target = { name, columns: columns.map((column) => columnOf(tables, name, column)) };
    },
    async add(json: string): Promise<void> {
      rows.push(json);
      characters += json.length;
      if (rows.length === ROWS_AT_ONCE || characters > CHARACTERS_AT_ONCE) await flush();
    },
    end: flush,
  };
}

function columnOf(tables: readonly Table[], name: string, quoted: string) {
  const table = tables.find((candidate) => candidate.name === name);
  const column = table?.columns.find((candidate) => candidate.quoted === quoted);
  if (column) return column;
  throw new Error(
    `The backup holds ${name}.${quoted}, which this version does not know: restore by the version that made it, then upgrade`,
  );
}

/** Written in SQL, because Kysely has no `overriding system value`, which identity columns need. */
function insertRows(tx: EntityManager, { name, columns }: Table, rows: readonly string[]) {
  const names = columns.map((column) => sql.ref(column.name));
  const values = columns.map(
    ({ type }, index) => sql`(line->>${sql.lit(index)})::${sql.raw(type)}`,
  );
  return sql`insert into ${sql.table(name)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from json_array_elements(${`[${rows.join(',')}]`}::json) as line`.execute(
    tx.getKysely(),
  );
}
