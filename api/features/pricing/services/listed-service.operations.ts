import { randomUUID } from 'node:crypto';
import type { Operations } from '../../../identity/operations.js';

const write = { access: 'prices:write' } as const;
const price = () => ({ text: randomUUID(), unit: 'metre', unitPrice: '45.00', vat: 'full' });

/** The price list of services. */
export const LISTED_SERVICE_OPERATIONS = {
  // Whoever prepares an offer copies its lines from there.
  'Query.listedServices': { access: 'offers:read' },
  'Mutation.createListedService': {
    ...write,
    calls: [price],
    refused: ({ amount, choice, text }) => ({
      text: text(2, 200),
      unit: choice,
      unitPrice: amount,
      vat: choice,
    }),
  },
  'Mutation.updateListedService': {
    ...write,
    calls: [async (shop) => ({ ...(await shop.listedService()), ...price() })],
    refused: ({ amount, choice, id, text }) => ({
      id,
      version: id,
      text: text(2, 200),
      unit: choice,
      unitPrice: amount,
      vat: choice,
    }),
  },
  'Mutation.deleteListedService': {
    ...write,
    calls: [async (shop) => ({ id: (await shop.listedService()).id })],
    refused: ({ id }) => ({ id }),
  },
} satisfies Operations;
