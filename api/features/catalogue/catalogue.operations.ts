import type { Operations } from '../../identity/operations.js';

const read = { access: 'catalogue:read' } as const;

/** The products and fabrics of the shop. */
export const CATALOGUE_OPERATIONS = {
  'Query.products': {
    ...read,
    calls: [
      () => ({}),
      () => ({
        filter: {
          category: 'markizy',
          text: 'markiza',
          priceFrom: '1',
          priceTo: '99999',
          features: ['led'],
          featured: false,
          accessoryCategory: 'sterowanie',
        },
        page: { limit: 10, offset: 0 },
      }),
    ],
    refused: ({ amount, boolean, choice, integer, string }) => ({
      'filter.category': choice,
      'filter.text': string(100),
      'filter.accessoryCategory': string(60),
      'filter.priceFrom': amount,
      'filter.priceTo': amount,
      // An empty list is a valid one.
      'filter.features': [
        ...choice.filter((value) => !Array.isArray(value)),
        ['nic_takiego'],
        [null],
        [1],
        Array(6).fill('led'),
      ],
      'filter.featured': boolean,
      'page.limit': integer(1, 200),
      'page.offset': integer(0, 100_000),
    }),
  },
  'Query.product': { ...read, calls: [() => ({ id: 1 })] },
  'Query.comparedProducts': { ...read, calls: [() => ({ ids: [1, 2] })] },
  'Query.offeredCategories': { access: 'everyone' },
  'Query.accessoryCategories': read,
  'Query.relatedProducts': { ...read, calls: [() => ({ productId: 1 })] },
  'Query.fabrics': read,
  'GET /fabrics': read,
  'GET /products': { ...read, calls: [() => ({ query: '?limit=2&offset=1' })] },
  'GET /products/category/:category': read,
  'GET /products/:id': read,
} satisfies Operations;
