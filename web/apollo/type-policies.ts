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
  // These objects have no id. They are merged, so that a query for fewer of their fields keeps those that others have
  // read.
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
