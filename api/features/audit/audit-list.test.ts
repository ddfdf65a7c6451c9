import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AUDITED_KINDS } from '#engine/trade/shop/audited-kinds';
import { auditedColumns } from '../../testing/audited-columns.js';
import { customerWithCart, submit } from '../../testing/orders.js';
import { viewerOf } from '../../testing/staff.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { SUBJECTS } from './audit-labels.js';

interface Entry {
  action: string;
  subjectType: string;
  subjectId: string;
  subjectLabel: string;
  actor: { name: string };
  changes: { column: string; label: string; kind: string; before: unknown; after: unknown }[];
}

let app: TestApp;
let admin: TestVisitor;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  [admin, staff] = [await app.signIn('admin'), await app.signIn('staff')];
});
afterAll(() => app.close());

const LIST = `query ($filter: AuditFilter, $sort: AuditSort!, $page: PageInput) {
  auditEntries(filter: $filter, sort: $sort, page: $page) {
    totalCount
    items { id action subjectType subjectId subjectLabel actor { name }
      changes { column label kind before after } } } }`;

async function list(filter: object, sort = 'newest', page?: object) {
  const variables = { filter, sort, page };
  const answer = await admin.graphql<{ auditEntries: { items: Entry[]; totalCount: number } }>(
    LIST,
    variables,
  );
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.auditEntries;
}

/** Places an order and confirms it with a note; returns the number of the order. */
async function confirm(note: string): Promise<string> {
  const { order } = await submit(await customerWithCart(app));
  await staff.json('PUT', `/api/admin/orders/${order!.id}/status`, {
    status: 'confirmed',
    notes: note,
  });
  return String(order!.id);
}

describe('the audit log', () => {
  it('says in Polish what was changed, from what to what', async () => {
    const subjectId = await confirm('Rozmowa');
    expect(await list({ subjectType: 'customer_order', subjectId })).toEqual({
      totalCount: 1,
      items: [
        {
          id: expect.stringMatching(/^\d+$/),
          action: 'changed',
          subjectType: 'customer_order',
          subjectId,
          subjectLabel: 'Zamówienie',
          actor: { name: 'Piotr Pracownik' },
          changes: [
            {
              column: 'status',
              label: 'Status',
              kind: 'order_status',
              before: 'pending',
              after: 'confirmed',
            },
          ],
        },
      ],
    });
  });

  it('is searched in values before and after, without case and diacritics', async () => {
    const word = `żuk-${randomUUID().slice(0, 8)}`;
    await confirm(`Notatka ${word}`);
    const { items } = await list({ text: word.toUpperCase().replace('Ż', 'Z') });
    expect(items.map(({ subjectType }) => subjectType)).toEqual(['order_event']);
    expect((await list({ text: '%_%' })).totalCount).toBe(0);
  });

  it('is searched by number where the text is too short', async () => {
    const id = await confirm('Rozmowa');
    const { items } = await list({ text: id.slice(0, 2) });
    expect(items.every(({ subjectId }) => subjectId === id.slice(0, 2))).toBe(true);
  });

  it('is filtered by actor, subject, action and time', async () => {
    const before = new Date();
    const subjectId = await confirm('Rozmowa');
    const actorId = (await viewerOf(staff))!.id;
    const count = async (filter: object) =>
      (await list({ subjectType: 'customer_order', subjectId, ...filter })).totalCount;
    expect(await count({ actorId, action: 'changed', from: before.toISOString() })).toBe(1);
    expect(await count({ actorId: (await viewerOf(admin))!.id })).toBe(0);
    expect(await count({ action: 'deleted' })).toBe(0);
    expect(await count({ to: before.toISOString() })).toBe(0);
  });

  it('is sorted in both directions, in a constant number of statements', async () => {
    await confirm('Rozmowa');
    const [newest, oldest] = [await list({}, 'newest'), await list({}, 'oldest')];
    expect(oldest.items.at(0)).toEqual(
      (await list({}, 'newest', { limit: 1, offset: newest.totalCount - 1 })).items[0],
    );
    expect(await app.countStatements(() => list({}))).toBeLessThanOrEqual(4);
  });

  it('is paged up to a limit', async () => {
    await expect(list({}, 'newest', { limit: 20, offset: 1981 })).rejects.toThrow('BAD_USER_INPUT');
    expect((await list({}, 'newest', { limit: 20, offset: 1980 })).items).toEqual([]);
  });

  it('has labels for every table and column that it records', async () => {
    const recorded = await auditedColumns(app);
    const { list_export: _, personal_data: _erased, ...tables } = SUBJECTS;
    const declared = Object.entries(tables).flatMap(([table, { columns }]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    );
    expect(declared.sort()).toEqual(
      recorded.map(({ table, column }) => `${table}.${column}`).sort(),
    );
  });

  it('records the kinds of objects that the staff area knows', async () => {
    const recorded = await auditedColumns(app);
    expect([...AUDITED_KINDS].sort()).toEqual(
      [...new Set(recorded.map(({ table }) => table)), 'list_export', 'personal_data'].sort(),
    );
  });

  it('shows no code as plain text', async () => {
    const coded = await app.sql<{ table: string; column: string }>(
      `select conrelid::regclass::text as "table", attname as "column"
         from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where contype = 'c' and cardinality(conkey) = 1
          and pg_get_constraintdef(pg_constraint.oid) like '%= ANY (%'`,
    );
    expect(coded).toContainEqual({ table: 'customer_order', column: 'status' });
    const plain = coded.filter(({ table, column }) =>
      ['text', 'data'].includes(SUBJECTS[table]?.columns[column]?.kind ?? ''),
    );
    expect(plain).toEqual([]);
  });

  it('shows no decimal as plain text, which has a point instead of the Polish comma', async () => {
    const decimals = await app.sql<{ table: string; column: string }>(
      `select table_name as "table", column_name as "column"
         from information_schema.columns where table_schema = 'public' and data_type = 'numeric'`,
    );
    expect(decimals).toContainEqual({ table: 'customer_order', column: 'building_area' });
    const plain = decimals.filter(({ table, column }) =>
      ['text', 'data'].includes(SUBJECTS[table]?.columns[column]?.kind ?? ''),
    );
    expect(plain).toEqual([]);
  });
});
