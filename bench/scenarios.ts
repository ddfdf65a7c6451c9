import { randomUUID } from 'node:crypto';
import {
  ADD_TO_CART,
  CART_READ,
  PLACE_ORDER,
  PRICE_QUOTE,
  PRODUCT,
  PRODUCTS,
  STAFF_ORDERS,
} from './documents.js';
import {
  type SavedConfiguration,
  type TrustedRead,
  type Visitors,
  visitorCookie,
} from './visitors.js';

export interface HttpRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Scenario {
  label: string;
  /** The required requests per second, as a share of those of the bare server in `limit-server.ts`. */
  target: number;
  /** How many requests belong together and count as one; 1 by default. */
  requestsEach?: number;
  /** The limit in ms for the 99th percentile of the latency; absent: no limit. */
  p99Below?: number;
  /**
   * A text that every right answer contains. Of compressed answers only one is searched for it; the others must have
   * about the same size.
   */
  expects: string;
  /** The request that one connection repeats, or a function that returns its next request. */
  requests(visitors: Visitors): HttpRequest | (() => HttpRequest);
}

const LIST_TARGETS = { cached: 1, uncached: 0.12 } as const;
const DETAIL_TARGETS = { cached: 1, uncached: 0.25 } as const;
const PAGE_TARGETS = { cached: 1, uncached: 0.04 } as const;
const QUOTE_P99 = 40;

type Cache = 'cached' | 'uncached';

/** Reads of the catalogue, with or without the cache of answers. */
const reads = (cache: Cache): Record<string, Scenario> => ({
  [`list-10-${cache}`]: {
    label: 'product list of 10',
    target: LIST_TARGETS[cache],
    expects: '"totalCount":30',
    requests: () => graphql(PRODUCTS, { page: { limit: 10 } }),
  },
  [`list-60-${cache}`]: {
    label: 'product list of 60 (all there are)',
    target: LIST_TARGETS[cache],
    expects: '"totalCount":30',
    requests: () => graphql(PRODUCTS, { page: { limit: 60 } }),
  },
  [`detail-${cache}`]: {
    label: 'product detail',
    target: DETAIL_TARGETS[cache],
    expects: '"product":{"id":1,',
    requests: () => graphql(PRODUCT, { id: 1 }),
  },
  [`search-${cache}`]: {
    label: 'search',
    target: LIST_TARGETS[cache],
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
    target: 0.4,
    p99Below: QUOTE_P99,
    expects: '"issues":[]',
    requests: () => () => graphql(PRICE_QUOTE, { input: nextConfiguration() }),
  },
  'read-cart': {
    label: 'read cart',
    target: 0.15,
    expects: '"lineCount":2',
    requests({ readers, secret }) {
      return graphql(CART_READ, {}, visitorCookie(nextOf(readers), secret));
    },
  },
  'first-into-cart': {
    label: 'first piece into a new cart',
    target: 0.08,
    expects: '"userErrors":[]',
    requests:
      ({ configurations, secret }) =>
      () =>
        addition(nextOf(configurations), visitorCookie(randomUUID(), secret)),
  },
  'cart-and-order': {
    label: 'piece into a new cart and its order, both',
    target: 0.03,
    requestsEach: 2,
    expects: '"userErrors":[]',
    requests({ configurations, secret }) {
      let ordering: HttpRequest | undefined;
      return () => {
        const order = ordering;
        ordering = undefined;
        if (order) return order;
        const configuration = nextOf(configurations);
        const cookie = visitorCookie(randomUUID(), secret);
        const input = orderOf(configuration.calculatedPrice);
        ordering = graphql(PLACE_ORDER, { input }, cookie);
        return addition(configuration, cookie);
      };
    },
  },
  'staff-orders': {
    label: 'staff list of 50 orders',
    target: 0.08,
    expects: '"customerPhone":"+48',
    requests: ({ staffCookie }) => graphql(STAFF_ORDERS, { page: { limit: 50 } }, staffCookie),
  },
};

/** Requests of bench/scale, which are compared with one another and have no target. */
const trusted: Record<string, Scenario> = {
  'trusted-posted': {
    label: 'the list of products, by POST',
    target: 0,
    expects: '"totalCount":30',
    requests: (visitors) => {
      const { query, variables } = trustedOf(visitors);
      return graphql(query, variables);
    },
  },
  'trusted-kept': {
    label: 'the list of products, by GET',
    target: 0,
    expects: '"totalCount":30',
    requests: (visitors) => {
      const { id, version, variables } = trustedOf(visitors);
      const search = `v=${version}&variables=${encodeURIComponent(JSON.stringify(variables))}`;
      return { method: 'GET', path: `/g/${id}?${search}` };
    },
  },
  'trusted-version': {
    label: 'the version of the catalogue',
    target: 0,
    // The answer has no body; its status is checked.
    expects: '',
    requests: (visitors) => ({
      method: 'GET',
      path: `/g/version?v=${trustedOf(visitors).version}`,
    }),
  },
  'page-anew': {
    label: 'product page, rendered anew',
    target: 0,
    expects: '</html>',
    requests: () => () => ({ method: 'GET', path: `/produkt/1?wizyta=${randomUUID()}` }),
  },
};

function trustedOf({ trusted: read }: Visitors): TrustedRead {
  if (!read) throw new Error('no trusted document was prepared');
  return read;
}

export const CACHED: Record<string, Scenario> = { ...reads('cached'), ...visits };
export const UNCACHED: Record<string, Scenario> = reads('uncached');

/** The scenario of the bare server, to which all others are compared. */
const LIMIT: Scenario = {
  label: 'limit',
  target: 1,
  expects: '"items":[{"id":',
  requests: () => ({ method: 'GET', path: '/' }),
};

/** Every scenario by name, for the process that makes the load. */
export const SCENARIOS: Record<string, Scenario> = {
  limit: LIMIT,
  ...CACHED,
  ...UNCACHED,
  ...trusted,
};

/** A request of a page that accepts compression, as browsers do. */
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

const addition = ({ id }: SavedConfiguration, cookie: string): HttpRequest =>
  graphql(ADD_TO_CART, { input: { configurationId: id, quantity: 1 } }, cookie);

let taken = 0;

/** Takes the next item of a list, starting again after the last one. */
function nextOf<Item>(list: readonly Item[]): Item {
  const item = list[taken++ % list.length];
  if (item === undefined) throw new Error('nothing was prepared to take from');
  return item;
}

let configurations = 0;

/** The next of 216,000 different awnings by width, projection, motor and light; then they repeat. */
export function nextConfiguration() {
  const number = configurations++;
  return {
    productId: 1,
    width: 250 + (number % 300),
    projection: 160 + (Math.floor(number / 300) % 180),
    controlType: Math.floor(number / 54_000) % 2 === 0 ? 'manual' : 'electric',
    additionalOptions: { ledLighting: Math.floor(number / 108_000) % 2 === 0 },
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
