import type { TypePolicies } from '@apollo/client';

/** The visitor has one cart and the shop one company; product types, hours and texts are identified by names. */
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
