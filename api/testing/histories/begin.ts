import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import fc from 'fast-check';
import { type Grosze, formatAmount, parseAmount } from '#engine/goods/price/money';
import { fillCart, saveAwning } from '../factories.js';
import { type ReadOffer, done, draftOffer, readOwnOffer, sendOffer } from '../offers.js';
import { placeOrder } from '../orders.js';
import { accept, expectRefused } from './accept.js';
import { CATALOGUE, changeCatalogue } from './catalogue.js';
import { BUILDING, BUYER, GOODS } from './goods.js';
import type { HistoriesShop } from './histories-shop.js';
import { OFFER_STEP, revise } from './offer-steps.js';
import { readMoney } from './order-money.js';
import type { Papers } from './papers.js';
import type { Drawn } from './step.js';

/** How an order begins: as a cart, or as an offer that is accepted after its own history. */
export const BEGINNING = fc.record({
  catalogue: CATALOGUE,
  order: fc.oneof(
    fc.record({ from: fc.constant('cart' as const), building: BUILDING, buyer: BUYER }),
    fc.record({
      from: fc.constant('offer' as const),
      steps: fc.array(OFFER_STEP, { maxLength: 3 }),
      last: GOODS,
      depositPercent: fc.constantFrom(0, 1, 30, 33, 100),
      accepted: fc.constantFrom('link' as const, 'phone' as const),
      /** Whether the last version was sent before it was accepted on the telephone. */
      isSent: fc.boolean(),
    }),
  ),
});
type Beginning = Drawn<typeof BEGINNING>;
type FromCart = Extract<Beginning['order'], { from: 'cart' }>;
type FromOffer = Extract<Beginning['order'], { from: 'offer' }>;

interface Begun {
  token: string;
  /** URLs of the documents of the offer that the order comes from; none for an order from a cart. */
  papers: string[];
}

/** A new order, of which nothing is paid. */
export async function begin(
  shop: HistoriesShop,
  { catalogue, order }: Beginning,
  papers: Papers | null,
): Promise<Begun> {
  await changeCatalogue(shop, catalogue);
  return order.from === 'cart' ? fromCart(shop, order) : fromOffer(shop, order, papers);
}

async function fromCart(
  { app, productId }: HistoriesShop,
  { building, buyer }: FromCart,
): Promise<Begun> {
  const visitor = app.visitor();
  const { id: configurationId } = await saveAwning(visitor, { productId });
  const { total: expectedTotal } = await fillCart(visitor, { configurationId });
  const customerEmail = `${randomUUID()}@example.com`;
  const { order } = await placeOrder(visitor, {
    expectedTotal,
    customerEmail,
    ...building,
    ...buyer,
  });
  expect(order?.totalAmount).toBe(expectedTotal);
  return { token: order!.token, papers: [] };
}

/** Accepts an offer; expects one order at the price of the accepted version, whatever the goods cost by then. */
async function fromOffer(
  shop: HistoriesShop,
  drawn: FromOffer,
  papers: Papers | null,
): Promise<Begun> {
  const offer = await lastVersion(shop, drawn, papers);
  const version = offer.versions.at(-1)!;
  expect(version.totalAmount).toBe(formatAmount(sumOf(version)));
  const both = [accept(shop, offer, drawn.accepted), accept(shop, offer, drawn.accepted)];
  for (const { userErrors } of await Promise.all(both)) expect(userErrors).toEqual([]);
  const { order } = (await readOwnOffer(shop.staff, offer.token))!;
  const { totalAmount, net, vat, payment, ledger } = await readMoney(shop.staff, order!.token);
  expect([totalAmount, net, vat]).toEqual([version.totalAmount, version['net'], version['vat']]);
  expect(ledger).toEqual([]);
  const deposit = Math.round((parseAmount(version.totalAmount) * drawn.depositPercent) / 100);
  if (deposit > 0) expect(payment.instalments[0]?.amount).toBe(formatAmount(deposit));
  return { token: order!.token, papers: papersOf(offer) };
}

/** An offer after the drawn steps, with one more version that can be accepted. */
async function lastVersion(
  shop: HistoriesShop,
  { steps, last, depositPercent, accepted, isSent }: FromOffer,
  papers: Papers | null,
): Promise<ReadOffer> {
  const { app, staff, productId } = shop;
  const { id: configurationId } = await saveAwning(app.visitor(), { productId });
  const email = `${randomUUID()}@example.com`;
  let offer = await done(sendOffer(staff, await draftOffer(staff, { configurationId, email })));
  for (const step of steps) {
    offer = await step.carryOut({ shop, offer, papers });
    if (offer.state !== 'sent') await expectRefused(shop, offer);
    await papers?.check(papersOf(offer));
  }
  const draft = await revise({ shop, offer, papers }, last, { depositPercent });
  return accepted === 'phone' && !isSent ? draft : done(sendOffer(staff, draft));
}

const sumOf = ({ lines, discount }: ReadOffer['versions'][number]): Grosze =>
  lines.reduce((sum, { lineTotal }) => sum + parseAmount(lineTotal), -parseAmount(discount));

const papersOf = ({ token, versions }: ReadOffer): string[] =>
  versions.map(({ number }) => `/api/offers/${token}/${number}.pdf`);
