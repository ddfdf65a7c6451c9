import { randomUUID } from 'node:crypto';
import { parseAmount } from '#engine/goods/price/money';
import type { InvoiceKind } from '#engine/trade/invoices/invoice';
import { updateInvoicedSum } from '../features/invoices/update-invoiced-sum.js';
import { book } from '../features/ledger/book.js';
import { type PlacedOrder, customerWithCart, submit } from './orders.js';
import type { TestApp } from './test-app.js';
import type { TestVisitor } from './test-visitor.js';

export const COMPANY = {
  companyName: 'Cień i Słońce sp. z o.o.',
  companyTaxNumber: '5261040828',
  billingAddress: 'ul. Piotrkowska 1, 90-001 Łódź',
};

interface ShownInvoice {
  id: number;
  kind: InvoiceKind;
  number: string;
  gross: string;
  correctedGross: string | null;
  correctedNumber: string | null;
}

export interface InvoicedOrder {
  invoices: ShownInvoice[];
  nextInvoice: { kind: InvoiceKind; gross: string } | null;
  invoiceDifference: string;
}

interface Payload {
  invoice: ShownInvoice | null;
  order: InvoicedOrder | null;
  userErrors: { code: string; message: string; path: string[] | null }[];
}

const INVOICES =
  'invoices { id kind number gross correctedGross correctedNumber } nextInvoice { kind gross } invoiceDifference';
const PAYLOAD = `invoice { id kind number gross correctedGross correctedNumber }
  order { ${INVOICES} } userErrors { code message path }`;

/** Places an order of one awning for 4890.00 and books a payment of `amount`; null: nothing is paid. */
export async function paidOrder(
  app: TestApp,
  amount: string | null,
  customer: object = {},
): Promise<PlacedOrder> {
  const { order } = await submit(await customerWithCart(app), { ...customer });
  if (!order) throw new Error('not placed');
  if (amount) await pay(app, order.id, amount);
  return order;
}

/** Books a transfer of this amount, by default of today. */
export async function pay(
  app: TestApp,
  orderId: number,
  amount: string,
  valueDay: string | null = null,
): Promise<void> {
  const reference = randomUUID();
  const entry = {
    orderId,
    kind: 'paid',
    amount: parseAmount(amount),
    reference,
    valueDay,
  } as const;
  await app.services.orm.em
    .fork()
    .transactional((tx) => book(tx, { ...entry, method: 'transfer' }));
}

/** Books a transfer of this amount back to the customer. */
export async function refund(
  app: TestApp,
  orderId: number,
  amount: string,
  valueDay: string,
): Promise<void> {
  const reference = randomUUID();
  const entry = {
    orderId,
    kind: 'refunded',
    amount: parseAmount(amount),
    reference,
    valueDay,
  } as const;
  await app.services.orm.em
    .fork()
    .transactional((tx) => book(tx, { ...entry, method: 'transfer' }));
}

export async function readInvoices(visitor: TestVisitor, token: string): Promise<InvoicedOrder> {
  const { data } = await visitor.graphql<{ order: InvoicedOrder }>(
    `query ($token: String!) { order(token: $token) { ${INVOICES} } }`,
    { token },
  );
  return data.order;
}

export const issue = (
  staff: TestVisitor,
  orderId: number,
  kind: string,
  gross: string,
): Promise<Payload> => change(staff, 'issueInvoice', 'IssueInvoiceInput', { orderId, kind, gross });

export const correct = (staff: TestVisitor, input: object): Promise<Payload> =>
  change(staff, 'correctInvoice', 'CorrectInvoiceInput', { reason: 'Zwrot towaru', ...input });

/** Has an invoice sent to KSeF now. */
export const sendAgain = (staff: TestVisitor, invoiceId: number): Promise<Payload> =>
  change(staff, 'sendInvoiceAgain', 'SendInvoiceAgainInput', { invoiceId });

/** Stores a delivery to KSeF, accepted or refused, for an invoice that was issued without one. */
export async function insertDelivery(
  app: TestApp,
  invoiceId: number,
  state: 'accepted' | 'rejected',
): Promise<void> {
  const isAccepted = state === 'accepted';
  const [invoice] = await app.sql<{ orderId: number }>(
    `insert into invoice_delivery (invoice_id, state, due_on, ksef_number, confirmation, accepted_at, problem,
       invoice_url, is_demonstration)
     select id, $2, issued_on, $3, $4, $5, $6, 'https://qr.ksef.mf.gov.pl/invoice', true from invoice where id = $1
     returning (select order_id from invoice where id = invoice_id) as "orderId"`,
    [
      invoiceId,
      state,
      isAccepted ? `7261120385-20261125-${String(invoiceId).padStart(12, '0')}-00` : null,
      isAccepted ? '<Potwierdzenie/>' : null,
      isAccepted ? new Date() : null,
      isAccepted ? null : 'Błędny numer NIP nabywcy',
    ],
  );
  const { orm } = app.services;
  await orm.em.fork().transactional((tx) => updateInvoicedSum(tx, invoice!.orderId));
}

async function change(
  staff: TestVisitor,
  name: string,
  type: string,
  input: object,
): Promise<Payload> {
  const { data, errors } = await staff.graphql<Record<string, Payload>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${PAYLOAD} } }`,
    { input },
  );
  const payload = data?.[name];
  if (!payload) throw new Error(JSON.stringify(errors));
  return payload;
}
