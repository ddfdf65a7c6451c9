import type { TestApp } from '../test-app.js';

/** Returns the tables in which the action adds, changes or removes rows, the job queue's among them. */
export type ChangedTables = (action: () => Promise<unknown>) => Promise<string[]>;

const NAMES_OF_JOBS = '_private_tasks';

/** Adds a trigger to every table of the app's database that records what an action changes. */
export async function watchTables(app: TestApp): Promise<ChangedTables> {
  await app.sql(`create schema watch`);
  await app.sql(`create table watch.changed (name text primary key)`);
  // A request with a token may update the time at which the token was last used, which does not count as a change.
  await app.sql(`create function watch.note() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'UPDATE' or to_jsonb(old) - 'last_used_at' <> to_jsonb(new) - 'last_used_at' then
        insert into watch.changed values (tg_table_name) on conflict do nothing;
      end if;
      return null;
    end $$`);
  const tables = await app.sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'graphile_worker') and tablename <> $1`,
    [NAMES_OF_JOBS],
  );
  for (const { name } of tables)
    await app.sql(`create trigger zz_watched after insert or update or delete on ${name}
      for each row execute function watch.note()`);
  return async (action) => {
    await app.sql('truncate watch.changed');
    await action();
    const changed = await app.sql<{ name: string }>('select name from watch.changed order by name');
    return changed.map(({ name }) => name);
  };
}
