import { randomUUID } from 'node:crypto';
import { forgetExpired } from '../features/retention/forget-expired.js';
import type { TestApp } from './test-app.js';

/** Noon in Warsaw. */
export const NOW = new Date('2032-03-15T11:00:00Z');

export const forget = (app: TestApp, now = NOW) => forgetExpired(app.services.orm.em.fork(), now);

export interface Written {
  table: string;
  id: string;
}

/** Writes a row of these columns with an id of its own. */
export async function insert(
  app: TestApp,
  table: string,
  row: Record<string, unknown>,
): Promise<Written> {
  const id = randomUUID();
  const values = Object.entries({ id, ...row });
  await app.sql(
    `insert into ${table} (${values.map(([name]) => name).join(', ')})
       values (${values.map((_, index) => `$${index + 1}`).join(', ')})`,
    values.map(([, value]) => value),
  );
  return { table, id };
}

/** Like `insert`, for a table that numbers its rows. */
export async function insertNumbered(
  app: TestApp,
  table: string,
  row: Record<string, unknown>,
): Promise<Written> {
  const names = Object.keys(row);
  const [inserted] = await app.sql<{ id: number }>(
    `insert into ${table} (${names.join(', ')})
       values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
  return { table, id: String(inserted!.id) };
}

export async function exists(app: TestApp, { table, id }: Written): Promise<boolean> {
  return (await app.sql(`select 1 from ${table} where id::text = $1`, [id])).length === 1;
}

/** An inquiry that was sent at this time and not changed since. */
export async function writeInquiry(
  app: TestApp,
  at: string,
  email = `${randomUUID()}@example.com`,
): Promise<Written> {
  const [row] = await app.sql<{ id: number }>(
    `insert into inquiry (customer_name, customer_email, subject, message, inquiry_type, priority, created_at, updated_at)
       values ('Anna', $1, 'Temat', 'Pytanie', 'general', 'low', $2, $2) returning id`,
    [email, at],
  );
  return { table: 'inquiry', id: String(row!.id) };
}
