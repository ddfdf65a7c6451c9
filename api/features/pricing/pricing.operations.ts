import type { Operations } from '../../identity/operations.js';

const read = { access: 'prices:read' } as const;
const write = { access: 'prices:write' } as const;
const WRONG_ENTRIES = [
  5,
  true,
  'tekst',
  {},
  [{}],
  [5],
  Array(80).fill({ key: 'electric', value: '1' }),
];

/** The price list and the rates of VAT. */
export const PRICING_OPERATIONS = {
  'Query.priceLists': read,
  'Query.priceListDraft': read,
  'Query.pricePreview': {
    ...read,
    calls: [() => ({ entries: [{ key: 'electric', value: '905.00' }] })],
    refused: ({ amount, string }) => ({
      entries: WRONG_ENTRIES,
      'entries.key': string(80),
      'entries.value': amount,
    }),
  },
  'Mutation.savePriceListDraft': {
    ...write,
    calls: [
      async (shop) => ({
        version: (await shop.priceListDraft('895.00')).version,
        entries: [{ key: 'electric', value: '899', seen: '895' }],
      }),
    ],
    refused: ({ amount, integer, string }) => ({
      version: integer(0, 2 ** 31 - 1),
      entries: [...WRONG_ENTRIES, []],
      'entries.key': string(80),
      'entries.value': amount,
      'entries.seen': amount,
    }),
  },
  'Mutation.discardPriceListDraft': {
    ...write,
    calls: [async (shop) => shop.priceListDraft()],
    refused: ({ id, time }) => ({ version: id, updatedAt: time }),
  },
  'Mutation.publishPriceList': {
    ...write,
    calls: [
      async (shop) => ({
        ...(await shop.draftToPublish()),
        at: shop.inputs.tomorrow(),
        note: 'Nowe ceny',
      }),
    ],
    refused: ({ id, text, time }) => ({
      version: id,
      updatedAt: time,
      at: [5, true, {}, [], 'jutro', '2026-13-45'],
      note: text(3, 300),
    }),
  },
  'Mutation.cancelPriceList': {
    ...write,
    calls: [async (shop) => ({ version: await shop.scheduledPriceList() })],
    refused: ({ id }) => ({ version: id }),
  },
  'Query.reducedVat': read,
  'Mutation.setReducedVat': {
    ...write,
    calls: [
      async (shop) => ({ ...(await shop.reducedVat()), ruling: '0113-KDIPT1-2.4012.1.2026' }),
    ],
    refused: ({ choice, integer, text }) => ({
      category: choice,
      version: integer(0, 2 ** 31 - 1),
      ruling: text(3, 60),
    }),
  },
} satisfies Operations;
