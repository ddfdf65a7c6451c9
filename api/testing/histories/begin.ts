import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import fc from 'fast-check';
import { formatAmount, parseAmount } from '../../../engine/price/money.js';
import { saveAwning } from '../factories.js';
import {
  type ReadOffer,
  acceptInput,
  acceptOffer,
  done,
  draftOffer,
  offerAction,
  readOwnOffer,
  revised,
  sendOffer,
} from '../offers.js';
import { customerWithCart, submit } from '../orders.js';
import type { HistoriesShop } from './histories-shop.js';
import { readMoney } from './order-money.js';

/** How an order begins: as a cart, or as an offer of two versions that is accepted on its page or on the telephone. */
export const BEGINNING = fc.record({
  from: fc.constantFrom('cart' as const, 'link' as const, 'phone' as const),
  discount: fc.constantFrom(0, 1, 33, 12_345),
  depositPercent: fc.constantFrom(0, 1, 30, 33, 100),
});
type Beginning = typeof BEGINNING extends fc.Arbitrary<infer Drawn> ? Drawn : never;

export interface Begun {
  token: string;
  /** Addresses of the papers of the offer that it was. */
  papers: string[];
}

/** An order, to the grosz as the accepted version of its offer, and made once. */
export async function begin(
  shop: HistoriesShop,
  { from, discount, depositPercent }: Beginning,
): Promise<Begun> {
  if (from === 'cart') {
    const { order } = await submit(await customerWithCart(shop.app));
    return { token: order!.token, papers: [] };
  }
  const { app, staff } = shop;
  const { id: configurationId } = await saveAwning(app.visitor());
  const email = `${randomUUID()}@example.com`;
  const first = await done(sendOffer(staff, await draftOffer(staff, { configurationId, email })));
  const terms = { discount: formatAmount(discount), discountReason: 'Rabat', depositPercent };
  const second = await done(sendOffer(staff, await revised(staff, first, terms)));
  const version = second.versions.at(-1)!;
  expect(version.totalAmount).toBe(formatAmount(489_000 - discount));
  const both = [accept(shop, second, from), accept(shop, second, from)];
  for (const { userErrors } of await Promise.all(both)) expect(userErrors).toEqual([]);
  const { order, versions } = (await readOwnOffer(staff, second.token))!;
  expect(order!.totalAmount).toBe(version.totalAmount);
  const { payment, ledger } = await readMoney(staff, order!.token);
  expect(ledger).toEqual([]);
  const deposit = Math.round((parseAmount(version.totalAmount) * depositPercent) / 100);
  if (depositPercent > 0) expect(payment.instalments[0]!.amount).toBe(formatAmount(deposit));
  const papers = versions.map(({ number }) => `/api/offers/${second.token}/${number}.pdf`);
  return { token: order!.token, papers };
}

function accept({ app, staff }: HistoriesShop, offer: ReadOffer, by: 'link' | 'phone') {
  if (by === 'link') return acceptOffer(app.visitor(), acceptInput(offer));
  const { token: _token, acceptsTerms: _terms, ...said } = acceptInput(offer);
  const { acknowledgesMadeToMeasure: _made, ...details } = said;
  const input = { ...details, offerId: offer.id, version: offer.version, note: 'Tak' };
  return offerAction(staff, 'recordOfferAcceptance', input);
}
