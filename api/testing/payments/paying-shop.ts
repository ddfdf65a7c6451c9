import { type PlacedOrder, customerWithCart, submit } from '../orders.js';
import { type TestApp, type TestAppOptions, createTestApp } from '../test-app.js';
import type { TestVisitor } from '../test-visitor.js';
import { type TestPayments, startTestPayments } from './payments-stand-in.js';

/** A shop whose payment provider is the stand-in. */
export interface PayingShop {
  app: TestApp;
  payments: TestPayments;
  staff: TestVisitor;
  /** An order that staff have confirmed, with these texts of the customer: its deposit is due. */
  confirmedOrder(texts?: Record<string, unknown>): Promise<PlacedOrder>;
  /** Starts the payment of what is due. */
  start(order: Pick<PlacedOrder, 'token'>): Promise<Started>;
  /** The order as its customer sees it. */
  read(order: Pick<PlacedOrder, 'token'>): Promise<SeenPayments>;
  /** The entries of an order in the ledger, the oldest first. */
  book(order: Pick<PlacedOrder, 'id'>): Promise<BookEntry[]>;
  close(): Promise<void>;
}

export interface Started {
  payUrl: string | null;
  userErrors: { code: string; message: string }[];
}

interface SeenPayments {
  payableOnline: { instalment: string; amount: string; provider: string } | null;
  onlinePayments: { id: string; state: string; amount: string }[];
}

export interface BookEntry {
  kind: string;
  amount: string;
  reference: string;
}

export async function createPayingShop(options: TestAppOptions = {}): Promise<PayingShop> {
  const payments = await startTestPayments(() => app.url);
  const app = await createTestApp({ ...options, env: { ...payments.env, ...options.env } });
  const staff = await app.signIn('staff');
  return {
    app,
    payments,
    staff,
    async confirmedOrder(texts) {
      const { order } = await submit(await customerWithCart(app), texts);
      await setStatus(staff, order!.id, 'confirmed');
      return order!;
    },
    start: (order) => startPayment(app.visitor(), order),
    read: ({ token }) => readPayments(app.visitor(), token),
    book: ({ id }) =>
      app.sql<{ kind: string; amount: string; reference: string }>(
        'select kind, amount, reference from ledger_entry where order_id = $1 order by id',
        [id],
      ),
    async close() {
      await payments.close();
      await app.close();
    },
  };
}

/** Starts the payment of what is due of an order, as its customer does. */
export async function startPayment(
  visitor: TestVisitor,
  { token }: Pick<PlacedOrder, 'token'>,
): Promise<Started> {
  const { data, errors } = await visitor.graphql<{ startOnlinePayment: Started }>(
    `mutation ($input: StartOnlinePaymentInput!) {
      startOnlinePayment(input: $input) { payUrl userErrors { code message } } }`,
    { input: { token } },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.startOnlinePayment;
}

async function readPayments(visitor: TestVisitor, token: string): Promise<SeenPayments> {
  const { data } = await visitor.graphql<{ order: SeenPayments }>(
    `query ($token: String!) { order(token: $token) {
      payableOnline { instalment amount provider } onlinePayments { id state amount } } }`,
    { token },
  );
  return data.order;
}

/** Gives an order another status, as staff do. */
export async function setStatus(
  staff: TestVisitor,
  orderId: number,
  status: string,
): Promise<void> {
  const { status: answered } = await staff.json('PUT', `/api/admin/orders/${orderId}/status`, {
    status,
  });
  if (answered !== 200) throw new Error(`the status is answered by ${answered}`);
}
