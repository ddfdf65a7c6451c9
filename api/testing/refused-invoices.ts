import { expect } from '@jest/globals';
import { polishClock } from '#engine/locale/polish-time';
import { issue } from './invoices.js';
import type { InvoicingShop } from './ksef.js';
import type { TestVisitor } from './test-visitor.js';

/** Issues an invoice that KSeF refuses. */
export async function refused(shop: InvoicingShop, orderId: number, kind: string, gross: string) {
  await shop.ksef.fail('rejection');
  const { invoice, userErrors } = await issue(shop.staff, orderId, kind, gross);
  expect(userErrors).toEqual([]);
  await shop.delivered(invoice!.id, { state: 'rejected' });
  return invoice!;
}

/** Issues an invoice that KSeF accepts. */
export async function accepted(shop: InvoicingShop, orderId: number, kind: string, gross: string) {
  const { invoice, userErrors } = await issue(shop.staff, orderId, kind, gross);
  expect(userErrors).toEqual([]);
  await shop.delivered(invoice!.id, { state: 'accepted' });
  return invoice!;
}

interface Reissue {
  kind: string;
  gross: string;
  replacesNumber: string | null;
}

interface OrderInvoicing {
  nextInvoice: Reissue | null;
  invoices: { id: number; replacedBy: { id: number } | null; reissue: Reissue | null }[];
}

const NEXT = '{ kind gross replacesNumber }';

/** What staff see of an order's invoices and of the next one. */
export async function readInvoicing(visitor: TestVisitor, token: string): Promise<OrderInvoicing> {
  const { data } = await visitor.graphql<{ order: OrderInvoicing }>(
    `query ($token: String!) { order(token: $token) {
      nextInvoice ${NEXT} invoices { id replacedBy { id } reissue ${NEXT} } } }`,
    { token },
  );
  return data.order;
}

/** Ids of the invoices in the list with this filter. */
export async function listed(shop: InvoicingShop, shown: string): Promise<number[]> {
  const { data } = await shop.staff.graphql<{ invoices: { items: { id: number }[] } }>(
    `{ invoices(filter: { shown: ${shown} }) { items { id } } }`,
  );
  return data.invoices.items.map(({ id }) => id);
}

/** Ids of the orders that are to get an invoice. */
export async function dueOrders(shop: InvoicingShop): Promise<number[]> {
  const { data } = await shop.staff.graphql<{ ordersToInvoice: { items: { id: number }[] } }>(
    '{ ordersToInvoice { items { id } } }',
  );
  return data.ordersToInvoice.items.map(({ id }) => id);
}

/** The rows of an invoice in the register of this month. */
export async function inRegister(shop: InvoicingShop, number: string): Promise<string[]> {
  const month = polishClock(new Date()).day.slice(0, 7);
  const answer = await shop.staff.fetch(`/api/admin/invoices.csv?month=${month}`);
  return (await answer.text()).split('\r\n').filter((line) => line.startsWith(`${number};`));
}

/** Corrected lines: one piece at this price. */
export const lines = (unitPrice: string) => [{ quantity: 1, unitPrice }];
