import { randomUUID } from 'node:crypto';
import type { Operations } from '../../../identity/operations.js';

const staff = { access: 'catalogue:write' } as const;
const WRONG_FILTERS = [
  5,
  true,
  'tekst',
  [5],
  { category: 'nic_takiego' },
  { text: 5 },
  { extra: 1 },
];

/** Changes of many prices, at once or later. */
export const SCHEDULED_PRICES_OPERATIONS = {
  'Query.priceChangePreview': {
    ...staff,
    calls: [() => ({ filter: { category: 'markizy' }, percent: 5 })],
    refused: ({ ids, priceChange }) => ({
      ...priceChange,
      filter: WRONG_FILTERS,
      productIds: ids,
    }),
  },
  'Query.scheduledPriceChanges': staff,
  'Query.scheduledPriceChange': {
    ...staff,
    calls: [async (shop) => ({ id: await shop.scheduledPriceChange() })],
  },
  'Mutation.schedulePriceChange': {
    ...staff,
    calls: [
      async (shop) =>
        shop.previewedPriceChange({
          filter: await shop.filterOfOneProduct(),
          percent: 5,
          basePrice: true,
          pricePerSqm: true,
          rounding: 'zloty',
        }),
      async (shop) => ({
        ...(await shop.previewedPriceChange({
          productIds: [(await shop.product()).id],
          amount: 10,
        })),
        at: shop.inputs.tomorrow(),
        note: 'Na jutro',
        idempotencyKey: randomUUID(),
      }),
    ],
    refused: ({ ids, key, priceChange, string, text }) => ({
      ...priceChange,
      filter: WRONG_FILTERS,
      productIds: ids,
      at: [5, true, {}, [], 'jutro', '2026-13-45'],
      note: text(0, 300),
      seen: string(100, 1),
      idempotencyKey: key,
    }),
  },
  'Mutation.cancelPriceChange': {
    ...staff,
    calls: [async (shop) => ({ id: await shop.scheduledPriceChange() })],
    refused: ({ id }) => ({ id }),
  },
} satisfies Operations;
