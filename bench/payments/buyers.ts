import { setTimeout as delay } from 'node:timers/promises';
import { PLACE_ORDER } from '../documents.js';
import { orderOf } from '../scenarios.js';
import { type Send, ask, sendTo } from '../send.js';
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
const NAMES = Object.keys(FAULTS) as Fault[];

/** The fault of a buyer, by his number: each in turn. */
export const faultOf = (index: number): Fault => NAMES[index % NAMES.length] ?? 'none';

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
  const send = sendTo(url);
  for (const [index, visitorId] of readers.entries()) {
    const cookie = visitorCookie(visitorId, secret);
    const input = orderOf(total.toFixed(2));
    const { placeOrder } = await ask<{ placeOrder: { order: { id: number; token: string } } }>(
      send,
      PLACE_ORDER,
      { input },
      cookie,
    );
    const { id: orderId, token } = placeOrder.order;
    buyers.push({ orderId, token, fault: faultOf(index) });
  }
  const orders = buyers.map(({ orderId }) => ({ orderId, version: 1 }));
  const input = { orders, status: 'confirmed', sendsMail: false };
  await ask(send, CONFIRM, { input }, await signInAdmin(url));
  return buyers;
}

/** All buyers pay at once. Like people, they try again while the shop is down. */
export async function letBuyersPay(url: string, buyers: readonly Buyer[]): Promise<void> {
  await Promise.all(buyers.map((buyer) => payAs(buyer, sendTo(url))));
}

/** Starts the payment of what is due, and pays at the provider's page. */
export async function payAs({ token, fault }: Buyer, send: Send): Promise<void> {
  const payUrl = await untilStarted(send, token);
  const body = new URLSearchParams({ decision: 'pay', method: '154', fault });
  const { status } = await fetch(payUrl, { method: 'POST', body, redirect: 'manual' });
  if (status !== 303) throw new Error(`the pay page answers ${status}`);
}

async function untilStarted(send: Send, token: string): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await ask<{ startOnlinePayment: { payUrl: string | null } }>(send, START, {
      input: { token },
    }).catch(() => null);
    if (answer?.startOnlinePayment.payUrl) return answer.startOnlinePayment.payUrl;
    await delay(RETRY_MS);
  }
  throw new Error('a payment could not be started');
}
