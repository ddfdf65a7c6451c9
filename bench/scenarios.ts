import { randomUUID } from 'node:crypto';
import {
  ADD_TO_CART,
  CART_READ,
  PLACE_ORDER,
  PRICE_QUOTE,
  PRODUCT,
  PRODUCTS,
} from './documents.js';
import { type Visitors, visitorCookie } from './visitors.js';

export interface HttpRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Scenario {
  label: string;
  /** Requests per second as a share of the limit's. */
  target: number;
  /** ms, where the scenario has one. */
  p99Below?: number;
  /** What every right answer holds; a compressed one has the size of the first, which was looked into. */
  expects: string;
  /** The source of one connection's requests; a request that never changes stands for all. */
  requests(visitors: Visitors): HttpRequest | (() => HttpRequest);
}

const READ_TARGETS = { cached: 1, uncached: 0.3 } as const;
const PAGE_TARGETS = { cached: 1, uncached: 0.06 } as const;
const CART_TARGET = 0.15;
const QUOTE_TARGET = 0.4;
const QUOTE_P99 = 25;

/** A visitor puts this many goods into the cart before the next visitor comes. */
const ADDITIONS = 4;

type Cache = 'cached' | 'uncached';

/** Reads of the catalogue, with the cache of answers and without. */
const reads = (cache: Cache): Record<string, Scenario> => ({
  [`list-10-${cache}`]: {
    label: 'product list of 10',
    target: READ_TARGETS[cache],
    expects: '"totalCount":30',
    requests: () => graphql(PRODUCTS, { page: { limit: 10 } }),
  },
  [`list-60-${cache}`]: {
    label: 'product list of 60 (all there are)',
    target: READ_TARGETS[cache],
    expects: '"totalCount":30',
    requests: () => graphql(PRODUCTS, { page: { limit: 60 } }),
  },
  [`detail-${cache}`]: {
    label: 'product detail',
    target: READ_TARGETS[cache],
    expects: '"product":{"id":1,',
    requests: () => graphql(PRODUCT, { id: 1 }),
  },
  [`search-${cache}`]: {
    label: 'search',
    target: READ_TARGETS[cache],
    expects: 'aluzje',
    requests: () => graphql(PRODUCTS, { filter: { text: 'zaluzje' }, page: { limit: 10 } }),
  },
  [`list-page-${cache}`]: {
    label: 'list page',
    target: PAGE_TARGETS[cache],
    expects: '</html>',
    requests: () => page('/produkty'),
  },
  [`product-page-${cache}`]: {
    label: 'product page',
    target: PAGE_TARGETS[cache],
    expects: '</html>',
    requests: () => page('/produkt/1'),
  },
});

const visits: Record<string, Scenario> = {
  'price-quote': {
    label: 'price quote, never the same twice',
    target: QUOTE_TARGET,
    p99Below: QUOTE_P99,
    expects: '"issues":[]',
    requests: () => () => graphql(PRICE_QUOTE, { input: nextConfiguration() }),
  },
  'read-cart': {
    label: 'read cart',
    target: CART_TARGET,
    expects: '"lineCount":2',
    requests({ readers, secret }) {
      return graphql(CART_READ, {}, visitorCookie(next(readers, 'readers'), secret));
    },
  },
  'add-to-cart': {
    label: 'add to cart',
    target: CART_TARGET,
    expects: '"userErrors":[]',
    requests({ configurationIds, secret }) {
      let additions = 0;
      let cookie = '';
      return () => {
        if (additions % ADDITIONS === 0) cookie = visitorCookie(randomUUID(), secret);
        const configurationId = configurationIds[additions++ % configurationIds.length];
        return graphql(ADD_TO_CART, { input: { configurationId, quantity: 1 } }, cookie);
      };
    },
  },
  'place-order': {
    label: 'place order, each of a cart of its own',
    target: CART_TARGET,
    expects: '"status":"pending"',
    requests({ buyers, secret, cartTotal }) {
      return () => {
        const cookie = visitorCookie(next(buyers, 'buyers'), secret);
        return graphql(PLACE_ORDER, { input: orderOf(cartTotal) }, cookie);
      };
    },
  },
};

export const CACHED: Record<string, Scenario> = { ...reads('cached'), ...visits };
export const UNCACHED: Record<string, Scenario> = reads('uncached');

/** The bare server, beside which everything else is measured. */
const LIMIT: Scenario = {
  label: 'limit',
  target: 1,
  expects: '"items":[{"id":',
  requests: () => ({ method: 'GET', path: '/' }),
};

/** Every scenario by name, for the process that makes the load. */
export const SCENARIOS: Record<string, Scenario> = { limit: LIMIT, ...CACHED, ...UNCACHED };

/** As every browser asks. */
function page(path: string): HttpRequest {
  return { method: 'GET', path, headers: { 'Accept-Encoding': 'gzip' } };
}

function graphql(query: string, variables: object, cookie?: string): HttpRequest {
  return {
    method: 'POST',
    path: '/graphql',
    headers: { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) },
    body: JSON.stringify({ query, variables }),
  };
}

const taken = new Map<string, number>();

/** The next of a list; readers come round again, a buyer's cart is ordered once. */
function next(list: readonly string[], name: 'readers' | 'buyers'): string {
  const count = taken.get(name) ?? 0;
  taken.set(name, count + 1);
  const found = list[name === 'readers' ? count % list.length : count];
  if (found === undefined) throw new Error('no carts are left to order: prepare more');
  return found;
}

let configurations = 0;

/** Width, projection and motor: 200,000 awnings before the first comes again. */
export function nextConfiguration() {
  const number = configurations++;
  return {
    productId: 1,
    width: 250 + (number % 300),
    projection: 160 + (Math.floor(number / 300) % 180),
    controlType: Math.floor(number / 54_000) % 2 === 0 ? 'manual' : 'electric',
    additionalOptions: { ledLighting: number % 2 === 0 },
  };
}

let orders = 0;

export function orderOf(expectedTotal: string) {
  const number = String(orders++ % 1_000_000).padStart(6, '0');
  return {
    customerName: 'Anna Nowak',
    customerEmail: `anna.nowak.${number}@example.com`,
    customerPhone: `600 ${number.slice(0, 3)} ${number.slice(3)}`,
    customerAddress: 'ul. Piotrkowska 1, 90-001 Łódź',
    expectedTotal,
    acceptsTerms: true,
    acknowledgesMadeToMeasure: true,
    idempotencyKey: randomUUID(),
  };
}
