import type { TypePolicies } from '@apollo/client';

/** How the cache identifies objects without an id: the only cart and company by their type, some by a unique field. */
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
  // Objects without an id: queries that select fewer of their fields must not drop what others have read.
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
