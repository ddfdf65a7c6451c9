import {
  ApolloClient,
  InMemoryCache,
  ApolloLink,
  Observable,
  type FieldMergeFunction,
  type StoreObject,
  type TypePolicies,
} from '@apollo/client';
import { print } from 'graphql';
import { ownerLink } from './screen-owner';

/** The Apollo client of a browser; queries and mutations go over `link`. */
export function createApolloClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({
    link: ownerLink.concat(withEvents(link)),
    dataMasking: true,
    // Pages read the cache only a few times, so remembering results would cost more than it saves.
    cache: new InMemoryCache({ typePolicies, resultCaching: false }),
  });
}

/**
 * The client of one request on the server. Apollo's delay before it disposes of a suspended query is switched off,
 * because the timer would keep the client in memory after the request.
 */
export function createServerClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({
    link,
    // Pages read the cache only a few times, so remembering results would cost more than it saves.
    cache: new InMemoryCache({ typePolicies, resultCaching: false }),
    dataMasking: true,
    ssrMode: true,
    queryDeduplication: false,
    defaultOptions: { react: { suspense: { autoDisposeTimeoutMs: 0 } } },
  });
}

/**
 * Subscriptions over server-sent events, which only the staff area uses; the code is loaded when the first one starts.
 */
const eventLink = new ApolloLink(
  ({ query, operationName, variables }) =>
    new Observable((observer) => {
      let close: (() => void) | null = null;
      import('./event-stream').then(
        ({ openStream }) => {
          if (observer.closed) return;
          const request = { query: print(query), operationName, variables };
          close = openStream(request, {
            next: (result) => observer.next(result as ApolloLink.Result),
            error: (error) => observer.error(error),
            complete: () => observer.complete(),
          });
        },
        (error: unknown) => observer.error(error),
      );
      return () => close?.();
    }),
);

/** Sends queries and mutations over the link, and subscriptions over a stream of server-sent events. */
function withEvents(link: ApolloLink): ApolloLink {
  return ApolloLink.split(
    ({ operationType }) => String(operationType) === 'subscription',
    eventLink,
    link,
  );
}

/** Merges lists of objects that have a code, but no id: objects with the same code keep each other's fields. */
const mergeByCode: FieldMergeFunction<readonly StoreObject[]> = (
  existing = [],
  incoming,
  { mergeObjects },
) => {
  const byCode = new Map(existing.map((object) => [object['code'], object]));
  return incoming.map((object) => mergeObjects(byCode.get(object['code']) ?? object, object));
};

/**
 * How the cache identifies objects: the only cart and the only company by their type, some others by a unique field. A
 * query for the cart finds the cached one, whichever operation loaded it.
 */
export const typePolicies: TypePolicies = {
  Query: {
    fields: {
      cart: {
        read(existing, { toReference, canRead }) {
          const cart = toReference({ __typename: 'Cart' });
          return existing ?? (canRead(cart) ? cart : undefined);
        },
      },
      consents: { merge: mergeByCode },
    },
  },
  // The objects in these fields have no id. They are merged, so that a query for some of their fields keeps the fields
  // that other queries have loaded: a page that shows a lost field is replaced by its skeleton and loaded again.
  Order: { fields: { payment: { merge: true } } },
  OrderLine: { fields: { configuration: { merge: true } } },
  OrderVersion: { fields: { difference: { merge: true } } },
  OfferLine: { fields: { configuration: { merge: true } } },
  OfferVersion: { fields: { difference: { merge: true } } },
  Product: { fields: { smallestPrice: { merge: true } } },
  Visit: { fields: { about: { merge: true } } },
  Cart: { keyFields: [] },
  Company: {
    keyFields: [],
    fields: { manufacturer: { merge: true }, termsOfSale: { merge: true } },
  },
  TermsOfSale: { fields: { credit: { merge: true } } },
  OpeningHours: { keyFields: ['label'] },
  ProductType: { keyFields: ['category'], fields: { options: { merge: mergeByCode } } },
  Color: { keyFields: ['name'] },
  TextPage: { keyFields: ['sha256'] },
  ShownText: { keyFields: ['sha256'] },
};
