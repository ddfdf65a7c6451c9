import type { FieldMergeFunction, StoreObject, TypePolicies } from '@apollo/client';

/** Merges lists of objects that have a code, but no id: objects with the same code keep each other's fields. */
const mergeByCode: FieldMergeFunction<readonly StoreObject[]> = (
  existing = [],
  incoming,
  { mergeObjects },
) => {
  const known = new Map(existing.map((object) => [object['code'], object]));
  return incoming.map((object) => mergeObjects(known.get(object['code']) ?? object, object));
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
  Cart: { keyFields: [] },
  Company: { keyFields: [], fields: { manufacturer: { merge: true } } },
  OpeningHours: { keyFields: ['label'] },
  ProductType: { keyFields: ['category'], fields: { options: { merge: mergeByCode } } },
  Color: { keyFields: ['name'] },
  TextPage: { keyFields: ['slug'] },
};
