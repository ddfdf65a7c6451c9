import type { TestApp } from '../test-app.js';

/**
 * The number of rows of each table, the job queue's among them; equal before and after an action that must write
 * nothing.
 */
export async function rowCounts(app: TestApp): Promise<Record<string, string>> {
  const tables = await app.sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'graphile_worker') order by 1`,
  );
  const counts = await app.sql<{ name: string; count: string }>(
    tables.map(({ name }) => `select '${name}' as name, count(*) from ${name}`).join(' union all '),
  );
  return Object.fromEntries(counts.map(({ name, count }) => [name, count]));
}
