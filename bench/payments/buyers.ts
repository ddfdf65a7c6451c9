import { setTimeout as delay } from 'node:timers/promises';
import { PLACE_ORDER } from '../documents.js';
import { orderOf } from '../scenarios.js';
import { prepareVisitors, visitorCookie, signInAdmin } from '../visitors.js';

/** The faults by their names at the stand-in, each with how many payments of its buyer must be booked in the end. */
export const FAULTS = {
  none: { what: 'nothing', booked: 1 },
  duplicate: { what: 'the notification comes twice at once', booked: 1 },
  late: { what: 'the notification comes late', booked: 1 },
  lost: { what: 'the notification never comes', booked: 1 },
  'verify-fails': { what: 'the first two verifications fail', booked: 1 },
  'wrong-amount': { what: 'the notification names another amount', booked: 1 },
  twice: { what: 'the payment is made twice', booked: 2 },
  'out-of-order': { what: 'made twice, the second is told first', booked: 2 },
  forged: { what: 'nothing is paid, the notification is forged', booked: 0 },
  unpaid: { what: 'nothing is paid, the notification is signed', booked: 0 },
} as const;

type Fault = keyof typeof FAULTS;

export interface Buyer {
  orderId: number;
  token: string;
  fault: Fault;
}

interface Shop {
  url: string;
  databaseUrl: string;
  secret: string;
  count: number;
}

const TRIES = 60;
const RETRY_MS = 500;
const START = `mutation ($input: StartOnlinePaymentInput!) {
  startOnlinePayment(input: $input) { payUrl userErrors { message } }
}`;
const CONFIRM = `mutation ($input: ChangeOrderStatusesInput!) {
  changeOrderStatuses(input: $input) { orders { id } userErrors { message } }
}`;

/** Places `count` orders and confirms them as staff, so that their deposits are due; returns the buyers. */
export async function placeOrders({ url, databaseUrl, secret, count }: Shop): Promise<Buyer[]> {
  const { readers, configurations } = await prepareVisitors(url, databaseUrl, secret, count);
  const total = configurations.reduce(
    (sum, { calculatedPrice }) => sum + Number(calculatedPrice),
    0,
  );
  const buyers: Buyer[] = [];
  const faults = Object.keys(FAULTS) as Fault[];
  for (const [index, visitorId] of readers.entries()) {
    const cookie = visitorCookie(visitorId, secret);
    const input = orderOf(total.toFixed(2));
    const { placeOrder } = await ask<{ placeOrder: { order: { id: number; token: string } } }>(
      url,
      PLACE_ORDER,
      { input },
      cookie,
    );
    const { id: orderId, token } = placeOrder.order;
    buyers.push({ orderId, token, fault: faults[index % faults.length] ?? 'none' });
  }
  const orders = buyers.map(({ orderId }) => ({ orderId, version: 1 }));
  const input = { orders, status: 'confirmed', sendsMail: false };
  await ask(url, CONFIRM, { input }, await signInAdmin(url));
  return buyers;
}

/** All buyers pay at once. Like people, they try again while the shop is down. */
export async function letBuyersPay(url: string, buyers: readonly Buyer[]): Promise<void> {
  await Promise.all(
    buyers.map(async ({ token, fault }) => {
      const payUrl = await untilStarted(url, token);
      const body = new URLSearchParams({ decision: 'pay', method: '154', fault });
      const { status } = await fetch(payUrl, { method: 'POST', body, redirect: 'manual' });
      if (status !== 303) throw new Error(`the pay page answers ${status}`);
    }),
  );
}

async function untilStarted(url: string, token: string): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await ask<{ startOnlinePayment: { payUrl: string | null } }>(url, START, {
      input: { token },
    }).catch(() => null);
    if (answer?.startOnlinePayment.payUrl) return answer.startOnlinePayment.payUrl;
    await delay(RETRY_MS);
  }
  throw new Error('a payment could not be started');
}

async function ask<Data>(
  url: string,
  query: string,
  variables: object,
  cookie = '',
): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  if (errors || !data) throw new Error(JSON.stringify(errors ?? response.status));
  return data;
}
