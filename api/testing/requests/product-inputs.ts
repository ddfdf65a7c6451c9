import { randomUUID } from 'node:crypto';
import { amount, boolean, choice, integer, string, text } from './bad-values.js';
import type { InputCase } from './input-case.js';

const ID = integer(1, 2 ** 31 - 1);
const VERSION = ['1', 'tekst', 1.5, true, {}, []];
const SIZE = integer(10, 2000);
const NAMES = [5, true, {}, [5], [null], [''], ['x'.repeat(41)], Array(41).fill('Biały')];
const IDS = ['1', true, {}, [0], [null], [1.5], [1, 1], Array(501).fill(1)];
const FILTERS = [5, true, 'tekst', [5], { category: 'nic_takiego' }, { text: 5 }, { extra: 1 }];
const SPECIFICATIONS = [
  5,
  true,
  'tekst',
  [null],
  [{}],
  [{ name: 'Napęd' }],
  [{ name: '', value: 'korba' }],
  [{ name: 'x'.repeat(101), value: 'korba' }],
  [{ name: 'Napęd', value: 'x'.repeat(501) }],
  [{ name: 'Napęd', value: 'korba', extra: 1 }],
  Array(41).fill({ name: 'Napęd', value: 'korba' }),
];

/** Values that each field of a product refuses. */
export const PRODUCT_FIELDS = {
  name: text(2, 200),
  description: text(1, 10_000),
  category: choice,
  subcategory: text(0, 100),
  careInstructions: text(0, 1000),
  imageUrl: text(0, 500),
  featured: boolean,
  specifications: SPECIFICATIONS,
  basePrice: amount,
  pricePerSqm: amount,
  minWidth: SIZE,
  maxWidth: SIZE,
  minHeight: SIZE,
  maxHeight: SIZE,
  minProjection: SIZE,
  maxProjection: SIZE,
  availableColors: NAMES,
  availableFrameColors: NAMES,
  availableVariants: NAMES,
  fabricCollection: text(0, 40),
};

const PRICE_CHANGE = {
  percent: ['1', true, {}, [], 1.234, -100.01, 1000.01, 1e308],
  amount: ['1', true, {}, [], 1.234, -1_000_001, 1_000_001, 1e308],
  basePrice: boolean,
  pricePerSqm: boolean,
  rounding: choice,
};

/** A product with valid fields. */
export function productInput(more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: `Markiza ${randomUUID().slice(0, 8)}`,
    description: 'Markiza na każdy taras.',
    category: 'markizy',
    basePrice: '1500.00',
    minWidth: 200,
    maxWidth: 500,
    availableColors: ['Czerwony', 'Szary'],
    availableFrameColors: ['Biały'],
    ...more,
  };
}

const mutation = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { userErrors { code } } }`;

/** Every input of the catalogue's staff area: how it is sent, and what each field refuses. */
export const PRODUCT_INPUTS: Record<string, InputCase> = {
  CreateProductInput: {
    document: mutation('createProduct', 'CreateProductInput'),
    valid: productInput,
    fields: PRODUCT_FIELDS,
  },
  UpdateProductInput: {
    document: mutation('updateProduct', 'UpdateProductInput'),
    valid: () => ({ id: 7, version: 1, name: 'Markiza po zmianie' }),
    fields: { ...PRODUCT_FIELDS, id: ID, version: VERSION },
  },
  SpecificationInput: {
    document: `mutation ($input: SpecificationInput!) {
      updateProduct(input: { id: 8, version: 1, specifications: [$input] }) { userErrors { code } } }`,
    valid: () => ({ name: 'Napęd', value: 'korba' }),
    fields: { name: text(1, 100), value: text(1, 500) },
  },
  DuplicateProductInput: {
    document: mutation('duplicateProduct', 'DuplicateProductInput'),
    valid: () => ({ id: 7 }),
    fields: { id: ID, idempotencyKey: string(255, 1) },
  },
  ProductsInput: {
    document: mutation('restoreProducts', 'ProductsInput'),
    valid: () => ({ ids: [7, 8] }),
    fields: { ids: IDS },
  },
  FeatureProductsInput: {
    document: mutation('featureProducts', 'FeatureProductsInput'),
    valid: () => ({ ids: [7, 8], featured: true }),
    fields: { ids: IDS, featured: boolean },
  },
  PreviewPricesInput: {
    document: `query ($input: PreviewPricesInput!) {
      productPriceChanges(input: $input) { userErrors { code } } }`,
    valid: () => ({ productIds: [7], percent: 5 }),
    fields: { ...PRICE_CHANGE, productIds: IDS },
  },
  ChangePricesInput: {
    document: mutation('changePrices', 'ChangePricesInput'),
    valid: () => ({ products: [{ id: 7, version: 1 }], percent: 5 }),
    fields: {
      ...PRICE_CHANGE,
      products: [
        5,
        'tekst',
        [null],
        [{}],
        [{ id: 7 }],
        Array(2).fill({ id: 7, version: 1 }),
        Array(501).fill({ id: 7, version: 1 }),
      ],
    },
  },
  PreviewPriceChangeInput: {
    document: `query ($input: PreviewPriceChangeInput!) {
      priceChangePreview(input: $input) { userErrors { code } } }`,
    valid: () => ({ filter: { category: 'markizy' }, percent: 5 }),
    fields: { ...PRICE_CHANGE, filter: FILTERS, productIds: IDS },
  },
  SchedulePriceChangeInput: {
    document: mutation('schedulePriceChange', 'SchedulePriceChangeInput'),
    valid: () => ({ productIds: [7], percent: 5, seen: 'nie to', note: 'Podwyżka' }),
    fields: {
      ...PRICE_CHANGE,
      filter: FILTERS,
      productIds: IDS,
      at: [5, true, {}, [], 'jutro', '2026-13-45'],
      note: text(0, 300),
      seen: string(100, 1),
      idempotencyKey: string(255, 1),
    },
  },
  CancelPriceChangeInput: {
    document: mutation('cancelPriceChange', 'CancelPriceChangeInput'),
    valid: () => ({ id: 999 }),
    fields: { id: ID },
  },
  SeenProductInput: {
    document: `mutation ($input: SeenProductInput!) {
      changePrices(input: { products: [$input], percent: 5 }) { userErrors { code } } }`,
    valid: () => ({ id: 7, version: 1 }),
    fields: { id: VERSION, version: VERSION },
  },
  AdminProductFilter: {
    document: 'query ($input: AdminProductFilter) { adminProducts(filter: $input) { totalCount } }',
    valid: () => ({ state: 'all', text: 'markiza' }),
    fields: {
      state: choice,
      category: choice,
      text: string(100),
      featured: boolean,
      priceFrom: amount,
      priceTo: amount,
    },
  },
};
