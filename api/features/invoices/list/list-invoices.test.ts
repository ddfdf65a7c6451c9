import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import {
  COMPANY,
  correct,
  insertDelivery,
  issue,
  paidOrder,
  pay,
  readInvoices,
} from '../../../testing/invoices.js';
import { propose, readChanged } from '../../../testing/order-changes.js';
import { change } from '../../../testing/staff.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

let app: TestApp;
let staff: TestVisitor;
let admin: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

async function issued(): Promise<number> {
  const { id } = await paidOrder(app, '4890.00', COMPANY);
  return (await issue(staff, id, 'VAT', '4890.00')).invoice!.id;
}

async function listed(filter: object): Promise<number[]> {
  const { data } = await staff.graphql<{ invoices: { items: { id: number }[] } }>(
    'query ($filter: InvoiceFilter) { invoices(filter: $filter) { items { id } } }',
    { filter },
  );
  return data.invoices.items.map(({ id }) => id);
}

async function toInvoice(): Promise<{ id: number; nextInvoice: object | null }[]> {
  const { data } = await staff.graphql<{
    ordersToInvoice: { items: { id: number; nextInvoice: object | null }[] };
  }>('{ ordersToInvoice { totalCount items { id nextInvoice { kind gross } } } }');
  return data.ordersToInvoice.items;
}

async function setStatus(orderId: number, status: string): Promise<void> {
  const input = { orderId, status, note: 'Na prośbę klienta' };
  expect((await change(admin, 'updateOrderStatus', input)).userErrors).toEqual([]);
}

/** Cancels the orders that are to get an invoice, so that their list is empty. */
async function emptyList(): Promise<void> {
  for (const { id } of await toInvoice()) await setStatus(id, 'cancelled');
}

it('lists invoices by the state of their delivery to KSeF, and searches them', async () => {
  const [outside, accepted, rejected] = [await issued(), await issued(), await issued()];
  await insertDelivery(app, accepted, 'accepted');
  await insertDelivery(app, rejected, 'rejected');
  expect(await listed({ shown: 'outside' })).toEqual([outside]);
  expect(await listed({ shown: 'accepted' })).toEqual([accepted]);
  expect(await listed({ shown: 'rejected' })).toEqual([rejected]);
  expect(await listed({ shown: 'queue' })).toEqual([rejected]);
  expect(await listed({ shown: 'late' })).toEqual([]);
  await app.sql(`update invoice_delivery set due_on = '2026-01-02'`);
  expect(await listed({ shown: 'late' })).toEqual([rejected]);
  const [{ number } = { number: '' }] = await app.sql<{ number: string }>(
    'select number from invoice where id = $1',
    [accepted],
  );
  expect(await listed({ text: number })).toEqual([accepted]);
  // A refused invoice is to be issued again.
  expect(await toInvoice()).toMatchObject([{ nextInvoice: { kind: 'VAT', gross: '4890.00' } }]);
  await emptyList();
  expect(await toInvoice()).toEqual([]);
  expect(await listed({ text: 'cien i slonce', kind: 'ROZ' })).toEqual([]);
});

it('lists orders that are to get an invoice, with the next invoice of each', async () => {
  const unpaid = await paidOrder(app, null, COMPANY);
  const advance = await paidOrder(app, '1467.00', COMPANY);
  const consumer = await paidOrder(app, '4890.00');
  const whole = await paidOrder(app, '4890.00', COMPANY);
  const due = await toInvoice();
  expect(due).toEqual([
    { id: advance.id, nextInvoice: { kind: 'ZAL', gross: '1467.00' } },
    { id: whole.id, nextInvoice: { kind: 'VAT', gross: '4890.00' } },
  ]);
  expect(due.map(({ id }) => id)).not.toContain(consumer.id);
  await issue(staff, advance.id, 'ZAL', '1467.00');
  await issue(staff, whole.id, 'VAT', '4890.00');
  await setStatus(unpaid.id, 'delivered');
  expect((await toInvoice()).map(({ id }) => id)).toEqual([unpaid.id]);
  await pay(app, advance.id, '3423.00');
  expect((await toInvoice()).map(({ id }) => id)).toEqual([unpaid.id, advance.id]);
  // A consumer who has had an invoice of the advance is to get one of the rest, too.
  const withInvoice = await paidOrder(app, '1467.00');
  await issue(staff, withInvoice.id, 'ZAL', '1467.00');
  await pay(app, withInvoice.id, '3423.00');
  expect((await toInvoice()).map(({ id }) => id)).toEqual([unpaid.id, advance.id, withInvoice.id]);
});

it('does not list an order again whose final invoice was corrected to no more than its advance', async () => {
  await emptyList();
  const { id, token } = await paidOrder(app, '1467.00', COMPANY);
  await issue(staff, id, 'ZAL', '1467.00');
  await pay(app, id, '3423.00');
  const { invoice: final } = await issue(staff, id, 'ROZ', '3423.00');
  const lines = (unitPrice: string) => [{ quantity: 1, unitPrice }];
  const lowered = { invoiceId: final!.id, seenGross: '3423.00', lines: lines('1467.00') };
  expect((await correct(staff, lowered)).userErrors).toEqual([]);
  expect((await readInvoices(staff, token)).nextInvoice).toBeNull();
  expect(await toInvoice()).toEqual([]);
  // The final invoice is corrected to nothing, so the sale is to be invoiced again.
  const nothing = [{ quantity: 0, unitPrice: '1467.00' }];
  const takenBack = { invoiceId: final!.id, seenGross: '0.00', lines: nothing };
  expect((await correct(staff, takenBack)).userErrors).toEqual([]);
  expect(await toInvoice()).toEqual([{ id, nextInvoice: { kind: 'VAT', gross: '4890.00' } }]);
});

it('lists an order that a consumer placed once its buyer is changed to a company', async () => {
  await emptyList();
  const { id, token } = await paidOrder(app, '1467.00');
  expect(await toInvoice()).toEqual([]);
  await propose(staff, await readChanged(staff, token), COMPANY);
  expect(await toInvoice()).toMatchObject([{ id }]);
  const nobody = { companyName: null, companyTaxNumber: null, billingAddress: null };
  await propose(staff, await readChanged(staff, token), nobody);
  expect(await toInvoice()).toEqual([]);
});

it('counts all orders that are to get an invoice, and answers a page of them', async () => {
  await emptyList();
  const ids: number[] = [];
  for (let count = 0; count < 3; count += 1)
    ids.push((await paidOrder(app, '4890.00', COMPANY)).id);
  const { data } = await staff.graphql<{
    ordersToInvoice: { totalCount: number; items: { id: number }[] };
  }>('{ ordersToInvoice(page: { limit: 2, offset: 1 }) { totalCount items { id } } }');
  expect(data.ordersToInvoice).toEqual({
    totalCount: 3,
    items: ids.slice(1).map((id) => ({ id })),
  });
});

it('lists orders of consumers who ask for an invoice, with the last day of its issue', async () => {
  await emptyList();
  const { id, token } = await paidOrder(app, null);
  await pay(app, id, '4890.00', '2020-01-20');
  expect(await toInvoice()).toEqual([]);
  const { data } = await app
    .visitor()
    .graphql<{ requestOrderInvoice: { userErrors: object[] } }>(
      'mutation ($token: String!) { requestOrderInvoice(input: { token: $token }) { userErrors { code } } }',
      { token },
    );
  expect(data.requestOrderInvoice.userErrors).toEqual([]);
  const today = polishClock(new Date()).day;
  const { data: due } = await staff.graphql(
    '{ ordersToInvoice { items { id nextInvoice { tradedOn dueOn } } } }',
  );
  expect(due).toEqual({
    ordersToInvoice: {
      items: [{ id, nextInvoice: { tradedOn: '2020-01-20', dueOn: addDays(today, 15) } }],
    },
  });
});

it('lists invoices by the tax period, and by the month of issue where that is asked for', async () => {
  const { id } = await paidOrder(app, null, COMPANY);
  await pay(app, id, '4890.00', '2020-02-20');
  const { invoice } = await issue(staff, id, 'VAT', '4890.00');
  expect(await listed({ month: '2020-02' })).toEqual([invoice!.id]);
  expect(await listed({ month: '2020-02', by: 'issue' })).toEqual([]);
  const month = polishClock(new Date()).day.slice(0, 7);
  expect(await listed({ month, by: 'issue' })).toContain(invoice!.id);
});
