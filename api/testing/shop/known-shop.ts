import { type Account, createAccount } from '../accounts.js';
import { fillCart, saveAwning } from '../factories.js';
import type { TestApp } from '../test-app.js';
import { FullShop } from './full-shop.js';

/** Signs the cookies of all known shops, so that the browser of a customer is still known after an upgrade. */
export const KNOWN_SESSION_SECRET = 'session-secret-of-all-known-shops';

/** A shop of which is known how to look at it, and what was seen then. */
export interface KnownShop {
  orderToken: string;
  offerToken: string;
  configurationId: string;
  /** Of a visitor with a cart. */
  cookies: Record<string, string>;
  account: Account;
  seen: unknown;
}

/** Fills a shop with an order, an offer, an inquiry, a cart and an account, all with everything that belongs to them. */
export async function fillKnownShop(app: TestApp): Promise<KnownShop> {
  const shop = new FullShop(app, await app.signIn('admin'));
  const { token: orderToken } = await shop.order();
  const { token: offerToken } = await shop.offer();
  await shop.inquiry();
  const visitor = app.visitor();
  const { id: configurationId } = await saveAwning(visitor, {
    additionalOptions: { windSensor: true },
  });
  await fillCart(visitor, { configurationId, quantity: 2 });
  const known = {
    orderToken,
    offerToken,
    configurationId,
    cookies: Object.fromEntries(visitor.cookies),
    account: await createAccount(app, 'staff'),
  };
  return { ...known, seen: await lookAt(app, known) };
}

/**
 * What customers and staff see of a known shop: order and offer by their links, cart, configuration, own account. Nothing
 * that changes with time, such as whether the offer is still valid.
 */
export async function lookAt(app: TestApp, known: Omit<KnownShop, 'seen'>): Promise<unknown> {
  const customer = app.visitor();
  for (const [name, value] of Object.entries(known.cookies)) customer.cookies.set(name, value);
  const { orderToken, offerToken, configurationId } = known;
  const { data, errors } = await customer.graphql<object>(SEEN_BY_CUSTOMER, {
    orderToken,
    offerToken,
    configurationId,
  });
  if (errors) throw new Error(JSON.stringify(errors));
  const staff = app.visitor();
  const { status } = await staff.json('POST', '/api/login', known.account);
  const { data: ofStaff } = await staff.graphql<object>('{ me { email name } }');
  return { ...data, ...ofStaff, status };
}

const SEEN_BY_CUSTOMER = `query ($orderToken: String!, $offerToken: String!, $configurationId: ID!) {
  order(token: $orderToken) {
    id status customerName customerEmail totalAmount net vat history { status note }
    lines { productId productName quantity unitPrice lineTotal configuration { width projection lines { code amount } } }
  }
  offer(token: $offerToken) {
    id currentVersion totalAmount questions { text answer }
    versions { number totalAmount net vat lines { quantity label unitPrice lineTotal } }
  }
  cart { total lineCount lines { quantity unitPrice lineTotal configuration { id calculatedPrice } } }
  configuration(id: $configurationId) { id calculatedPrice area lines { code amount } }
}`;
