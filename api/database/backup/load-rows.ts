import type { Client } from 'pg';
import type { Table } from './tables.js';

const ROWS_AT_ONCE = 500;

/**
 * Runs `load` on emptied tables while triggers are off, so that nothing is counted, audited or announced again, and
 * without foreign keys, so that the order of tables does not matter. Making these again checks them all; answers how
 * many there are.
 */
export async function withoutRules(
  client: Client,
  tables: readonly Table[],
  load: () => Promise<void>,
): Promise<number> {
  const { rows: keys } = await client.query<{ owner: string; name: string; definition: string }>(
    `select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any ($1::text[]::regclass[])`,
    [tables.map(({ name }) => name)],
  );
  for (const { owner, name } of keys)
    await client.query(`alter table ${owner} drop constraint ${name}`);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  await load();
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
  for (const { owner, name, definition } of keys)
    await client.query(`alter table ${owner} add constraint ${name} ${definition}`);
  return keys.length;
}

/** Takes the rows of a backup, table by table, and inserts them by hundreds. */
export function loadRows(client: Client, tables: readonly Table[]) {
  let insert = '';
  let rows: string[] = [];
  const flush = async (): Promise<void> => {
    if (rows.length > 0) await client.query(insert, [`[${rows.join(',')}]`]);
    rows = [];
  };
  return {
    async begin(name: string, columns: readonly string[]): Promise<void> {
      await flush();
      insert = insertInto(tables, name, columns);
    },
    async add(json: string): Promise<void> {
      rows.push(json);
      if (rows.length === ROWS_AT_ONCE) await flush();
    },
    end: flush,
  };
}

/** What is named by the file is looked up, so that it never becomes SQL by itself. */
function insertInto(tables: readonly Table[], name: string, columns: readonly string[]): string {
  const table = tables.find((candidate) => candidate.name === name);
  const values = columns.map((column, index) => {
    const found = table?.columns.find((candidate) => candidate.name === column);
    if (!found)
      throw new Error(
        `The backup holds ${name}.${column}, which this version does not know: restore by the version that made it, then upgrade`,
      );
    return `(line->>${index})::${found.type}`;
  });
  return `insert into ${name} (${columns.join(', ')}) overriding system value
    select ${values.join(', ')} from json_array_elements($1::json) as line`;
}
