import type { TypePolicies } from '@apollo/client';

/** The visitor has one cart and the shop one company; product types, hours and texts have names for ids. */
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
  // Parts without an id: queries that ask for less of them must not drop what others have read.
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
