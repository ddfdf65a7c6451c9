import type { TypePolicies } from '@apollo/client';

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
    },
  },
  // The objects in these three fields have no id. They are merged, so that a query for some of their fields keeps the
  // fields that other queries have loaded.
  Order: { fields: { payment: { merge: true } } },
  OrderLine: { fields: { configuration: { merge: true } } },
  OrderVersion: { fields: { difference: { merge: true } } },
  Cart: { keyFields: [] },
  Company: { keyFields: [] },
  OpeningHours: { keyFields: ['label'] },
  ProductType: { keyFields: ['category'] },
  Color: { keyFields: ['name'] },
  TextPage: { keyFields: ['slug'] },
};
