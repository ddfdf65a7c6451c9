import type { Client } from 'pg';
import { tablesOf } from './tables.js';

/** What a shop has from its migrations and its first start on, or counts for a while only. */
const FILLED_FROM_THE_START = new Set([
  'public.canned_answer',
  'public.catalogue_version',
  'public.login_failure',
  'public.price_list',
  'public.request_count',
]);

/** The tables in which there is something that a restored backup would take the place of. */
export async function findRows(client: Client): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of await tablesOf(client)) {
    if (FILLED_FROM_THE_START.has(name) || name.startsWith('graphile_worker.')) continue;
    const { rows } = await client.query(`select 1 from ${name} limit 1`);
    if (rows.length > 0) filled.push(name.replace('public.', ''));
  }
  return filled;
}

/** How many others use this database. */
export async function otherConnections(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return rows[0]!.count;
}

/** Takes away the tables of an empty shop of another version; the migrations make those that are wanted. */
export async function makeBlank(client: Client): Promise<void> {
  await client.query(
    `begin;
     drop schema if exists graphile_worker cascade;
     drop schema public cascade;
     create schema public;
     commit`,
  );
}
