import { runSql } from './databases.mjs';

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname in ('public', 'graphile_worker') order by 1`;

export async function tablesOf(url: string): Promise<string[]> {
  return (await runSql(url, TABLES)).map(({ name }) => String(name));
}

/** Every row of every table as text; of the migration tables only the names, without the time of execution. */
export async function contentOf(url: string): Promise<Record<string, unknown[]>> {
  const tables = await tablesOf(url);
  const rows = await runSql(
    url,
    `${tables
      .map((name) => `select '${name}' as name, ${valueIn(name)}::text as value from ${name} r`)
      .join(' union all ')} order by 1, 2`,
  );
  const found = Map.groupBy(rows, ({ name }) => String(name));
  return Object.fromEntries(
    tables.map((name) => [name, (found.get(name) ?? []).map(({ value }) => value)]),
  );
}

function valueIn(table: string): string {
  if (table.endsWith('.migration')) return 'r.name';
  return table.endsWith('.migrations') ? 'r.id' : 'r';
}

const SCHEMA = `
  select format('column %s.%s %s %s %s %s', table_name, column_name, udt_name, is_nullable, column_default,
    generation_expression) as line from information_schema.columns where table_schema = 'public'
  union all select format('constraint %s %s %s', conrelid::regclass, conname,
    regexp_replace(pg_get_constraintdef(oid), '::(character varying|text)(\\[\\])?|[()]', '', 'g'))
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select pg_get_functiondef(oid) from pg_proc
    where pronamespace = 'public'::regnamespace and prolang in (select oid from pg_language where lanname in ('sql', 'plpgsql'))
  union all select format('%s %s', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
  union all select format('view %s %s', viewname, definition) from pg_views where schemaname = 'public'
  order by 1`;

/**
 * Columns, constraints, indexes, functions, triggers and views, a line each. Constraints are without casts and brackets,
 * which pg_dump writes in other places.
 */
export async function schemaOf(url: string): Promise<string[]> {
  return (await runSql(url, SCHEMA)).map(({ line }) => String(line));
}
