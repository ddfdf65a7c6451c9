import { randomUUID } from 'node:crypto';
import type { Operations } from '../../../identity/operations.js';

const staff = { access: 'catalogue:write' } as const;
/** Fields that only some products have. */
const MORE_FIELDS = {
  availableVariants: ['kasetowe'],
  careInstructions: 'Szczotkować na sucho.',
  fabricCollection: 'toscana',
  featured: true,
  imageUrl: '/zdjecia/produkt-1',
  maxHeight: 300,
  maxProjection: 400,
  minHeight: 100,
  minProjection: 150,
  pricePerSqm: '210.00',
  subcategory: 'kasetowe',
};
const ACCESSORY = {
  name: 'Pilot',
  description: 'Pilot do markizy.',
  category: 'akcesoria',
  basePrice: '189.90',
  furtherPictures: [{ imageUrl: '/zdjecia/produkt-2', alt: 'Pilot w\u00a0dłoni' }],
};
const IN_GRAPHQL = {
  ...MORE_FIELDS,
  specifications: [{ name: 'Napęd', value: 'korba' }],
  furtherPictures: [{ imageUrl: '/zdjecia/produkt-2', alt: 'Widok z boku' }],
};
const IN_REST = { ...MORE_FIELDS, specifications: { Napęd: 'korba' } };
/** Invalid specifications as REST takes them, as a map. */
const SPECIFICATION_MAPS = [
  5,
  'tekst',
  { '': 'korba' },
  { Napęd: '' },
  { Napęd: 5 },
  { ['x'.repeat(101)]: 'korba' },
];
const CHANGED = { status: 409, code: 'CHANGED_MEANWHILE' };

/** The catalogue as staff edit it. */
export const STAFF_CATALOGUE_OPERATIONS = {
  'Query.adminProducts': {
    ...staff,
    reads: 'replica',
    calls: [
      () => ({}),
      () => ({
        filter: {
          state: 'all',
          category: 'markizy',
          text: 'markiza',
          featured: true,
          priceFrom: '1',
          priceTo: '9999',
        },
      }),
    ],
    refused: ({ amount, boolean, choice, string }) => ({
      'filter.state': choice,
      'filter.category': choice,
      'filter.text': string(100),
      'filter.featured': boolean,
      'filter.priceFrom': amount,
      'filter.priceTo': amount,
    }),
  },
  'Query.adminProduct': { ...staff, calls: [() => ({ id: 1 })] },
  'Query.productPriceChanges': {
    ...staff,
    calls: [() => ({ productIds: [1], percent: 5 })],
    refused: ({ ids, priceChange }) => ({ ...priceChange, productIds: ids }),
  },
  'Mutation.createProduct': {
    ...staff,
    calls: [
      (shop) => shop.inputs.product(IN_GRAPHQL),
      async (shop) => ({ ...ACCESSORY, sku: randomUUID(), ...(await shop.accessoryCategory()) }),
    ],
    refused: ({ productFields, text }) => ({
      ...productFields,
      'furtherPictures.imageUrl': text(1, 500),
      'furtherPictures.alt': text(2, 200),
      'specifications.name': text(1, 100),
      'specifications.value': text(1, 500),
    }),
  },
  'Mutation.updateProduct': {
    ...staff,
    calls: [
      async (shop) => ({ ...shop.inputs.product(IN_GRAPHQL), ...(await shop.product()) }),
      async (shop) => ({
        ...ACCESSORY,
        sku: randomUUID(),
        ...(await shop.accessoryCategory()),
        ...(await shop.product()),
      }),
    ],
    refused: ({ anyWhole, id, productFields }) => ({ ...productFields, id, version: anyWhole }),
  },
  'Mutation.duplicateProduct': {
    ...staff,
    calls: [async (shop) => ({ id: (await shop.product()).id, idempotencyKey: randomUUID() })],
    refused: ({ id, key }) => ({ id, idempotencyKey: key }),
  },
  'Mutation.archiveProducts': {
    ...staff,
    calls: [async (shop) => ({ ids: [(await shop.product()).id] })],
  },
  'Mutation.restoreProducts': {
    ...staff,
    calls: [async (shop) => ({ ids: [await shop.archivedProduct()] })],
    refused: ({ ids }) => ({ ids }),
  },
  'Mutation.featureProducts': {
    ...staff,
    calls: [async (shop) => ({ ids: [(await shop.product()).id], featured: true })],
    refused: ({ boolean, ids }) => ({ ids, featured: boolean }),
  },
  'Mutation.changePrices': {
    ...staff,
    calls: [
      async (shop) => ({
        products: [await shop.product()],
        percent: 5,
        basePrice: true,
        pricePerSqm: true,
        rounding: 'zloty',
      }),
      async (shop) => ({ products: [await shop.product()], amount: 10 }),
    ],
    refused: ({ anyWhole, priceChange }) => ({
      ...priceChange,
      products: [
        5,
        'tekst',
        [null],
        [{}],
        [{ id: 7 }],
        Array(2).fill({ id: 7, version: 1 }),
        Array(501).fill({ id: 7, version: 1 }),
      ],
      'products.id': anyWhole,
      'products.version': anyWhole,
    }),
  },
  'Mutation.setAccessoryCategories': {
    ...staff,
    calls: [
      async (shop) => {
        const known = await shop.accessoryCategories();
        const kept = known.map(({ slug, name }) => ({ slug, name }));
        const added = { slug: null, name: `Rodzaj ${randomUUID()}` };
        return { known: known.map(({ slug }) => slug), categories: [...kept, added] };
      },
    ],
    refused: ({ text }) => ({
      known: [5, [null], [5], Array(41).fill('a')],
      categories: [5, 'tekst', [null], [{}], Array(41).fill({ name: 'Korby' })],
      'categories.slug': text(1, 60).filter((value) => value !== null),
      'categories.name': text(2, 60),
    }),
  },
  'GET /admin/products.csv': { access: ['catalogue:write', 'exports:read'] },
  'POST /admin/products/import': {
    ...staff,
    calls: [
      async (shop) => {
        const name = `Markiza ${randomUUID()}`;
        await shop.product({ name });
        const path = `/api/admin/products.csv?text=${encodeURIComponent(name)}`;
        return { file: await shop.editedFile(path, name, 'Markiza z pliku') };
      },
    ],
  },
  'POST /admin/products': {
    ...staff,
    calls: [
      (shop) => ({ body: shop.inputs.product(IN_REST) }),
      async (shop) => ({
        body: { ...ACCESSORY, sku: randomUUID(), ...(await shop.accessoryCategory()) },
      }),
    ],
    refused: ({ productFields, required }) => ({
      ...productFields,
      specifications: SPECIFICATION_MAPS,
      name: required(productFields.name),
      description: required(productFields.description),
      category: required(productFields.category),
      basePrice: required(productFields.basePrice),
      minWidth: required(productFields.minWidth),
      maxWidth: required(productFields.maxWidth),
    }),
  },
  'PUT /admin/products/:id': {
    ...staff,
    calls: [
      async (shop) => ({
        params: { id: (await shop.product()).id },
        body: { ...shop.inputs.product(IN_REST), version: 1 },
      }),
      async (shop) => ({
        params: { id: (await shop.product()).id },
        body: {
          ...ACCESSORY,
          sku: randomUUID(),
          ...(await shop.accessoryCategory()),
          version: 1,
        },
      }),
    ],
    refused: ({ productFields }) => ({
      ...productFields,
      specifications: SPECIFICATION_MAPS,
      version: ['1', 1.5, true],
    }),
    refusals: [{ ...CHANGED, call: () => ({ body: { version: 2_147_483_647 } }) }],
  },
  'DELETE /admin/products/:id': {
    ...staff,
    calls: [async (shop) => ({ params: { id: (await shop.product()).id } })],
  },
} satisfies Operations;
