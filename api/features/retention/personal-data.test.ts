import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import { ENTITIES } from '../../setup/entities.js';
import { propose, readChanged } from '../../testing/order-changes.js';
import { confirmMeasured, customerWithCart, submit } from '../../testing/orders.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { forgetExpired } from './forget-expired.js';
import { PERSONAL_DATA } from './personal-data.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const STAYING = Object.entries(PERSONAL_DATA).flatMap(([name, decision]) =>
  decision !== null && 'personal' in decision
    ? [{ name, personal: decision.personal, impersonal: decision.impersonal }]
    : [],
);
const WITH_PERSON = STAYING.filter(({ personal }) => personal.length > 0);

/** The rows of the order $1, of each entity with personal columns. */
const OF_ORDER: Readonly<Record<string, string>> = {
  Order: 'id = $1',
  OrderEvent: 'order_id = $1',
  OrderLine: 'order_id = $1',
  LedgerEntry: 'order_id = $1',
  MeasurementConfirmation: 'order_id = $1',
  OrderVersion: 'order_id = $1',
  OrderVersionLine: 'version_id in (select id from order_version where order_id = $1)',
  CallAttempt: 'task_id in (select id from call_task where order_id = $1)',
  Cart: 'id = (select cart_id from customer_order where id = $1)',
};
const TRACE = 'ślad osoby';
const TRACE_ID = '11111111-2222-4333-8444-555555555555';
/** What is written into columns that take no text, by their type. */
const TRACES: Readonly<Record<string, string>> = { uuid: TRACE_ID, jsonb: `"${TRACE}"` };

function metadataOf(name: string): EntityMetadata {
  const found = [...app.services.orm.getMetadata().getAll().values()].find(
    ({ className }) => className === name,
  );
  if (!found) throw new Error(`no entity is called ${name}`);
  return found;
}

/**
 * Whether a column may hold personal data: text, JSON, ids or lists, but no primary key, choice or generated column.
 */
const mayBePersonal = ({ kind, primary, persist, generated, items, columnTypes }: EntityProperty) =>
  kind === 'scalar' &&
  !primary &&
  persist !== false &&
  !generated &&
  !items &&
  /text|char|json|uuid|\[\]/.test(columnTypes.join());

it.each(STAYING)('every text of $name is declared as personal or impersonal', (row) => {
  const texts = metadataOf(row.name).props.filter(mayBePersonal);
  expect([...row.personal, ...row.impersonal].sort()).toEqual(texts.map(({ name }) => name).sort());
});

it('every entity is declared', () => {
  expect(Object.keys(PERSONAL_DATA).sort()).toEqual(Object.keys(ENTITIES).sort());
});

it('the personal columns of an old order are replaced, and no others', async () => {
  const staff = await app.signIn('staff');
  const { order } = await submit(await customerWithCart(app));
  const id = order!.id;
  await confirmMeasured(app, id);
  const placed = await readChanged(staff, order!.token);
  await propose(staff, placed, { discount: '10.00', discountReason: 'Rabat' });
  await app.sql(
    `with task as (insert into call_task (order_id, done_at) values ($1, now()) returning id)
      insert into call_attempt (task_id, outcome, note, actor_id) select id, 'answered', 'x', (select min(id) from user_account) from task`,
    [id],
  );
  await app.sql(
    `insert into ledger_entry (order_id, kind, amount, method, reference, value_day, note)
       values ($1, 'paid', 1, 'transfer', 'wyciąg 1/1', now(), 'x')`,
    [id],
  );
  // The database lets notes of the ledger be changed only with this setting.
  await app.sql(`select set_config('cieniomat.forgetting', 'on', false)`);
  expect(WITH_PERSON.map(({ name }) => name).sort()).toEqual(Object.keys(OF_ORDER).sort());
  for (const { name, personal } of WITH_PERSON) {
    const { tableName, properties } = metadataOf(name);
    const traces = personal.map((property) => {
      const { fieldNames, columnTypes } = properties[property]!;
      return `${fieldNames[0]} = '${TRACES[columnTypes[0]!] ?? TRACE}'`;
    });
    await app.sql(`update ${tableName} set ${traces.join(', ')} where ${OF_ORDER[name]}`, [id]);
  }
  await app.sql(`update customer_order set created_at = '2020-01-01' where id = $1`, [id]);
  const before = await rowsOf(id);
  await forgetExpired(app.services.orm.em.fork(), new Date());
  const after = await rowsOf(id);
  for (const { name, impersonal } of WITH_PERSON) {
    expect(before[name]!.length).toBeGreaterThan(0);
    const text = JSON.stringify(after[name]);
    expect(text).not.toContain(TRACE);
    expect(text).not.toContain(TRACE_ID);
    for (const [index, row] of after[name]!.entries()) {
      const columns = columnsOf(name, impersonal);
      expect(pick(row, columns)).toEqual(pick(before[name]![index]!, columns));
    }
  }
});

type Row = Record<string, unknown>;

/** The rows of each entity that belong to an order, in the order of their keys. */
async function rowsOf(orderId: number): Promise<Record<string, Row[]>> {
  const rows: Record<string, Row[]> = {};
  for (const { name } of WITH_PERSON) {
    const { tableName } = metadataOf(name);
    const text = `select * from ${tableName} where ${OF_ORDER[name]} order by id`;
    rows[name] = await app.sql(text, [orderId]);
  }
  return rows;
}

const columnsOf = (name: string, properties: readonly string[]): string[] =>
  properties.flatMap((property) => metadataOf(name).properties[property]!.fieldNames);

const pick = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column]]));
