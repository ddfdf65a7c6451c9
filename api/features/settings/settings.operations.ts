import type { Operations } from '../../identity/operations.js';

/** The settings of the shop. */
export const SETTINGS_OPERATIONS = {
  'Query.shopSettings': { access: 'settings:read' },
  'Query.launchSteps': { access: 'settings:read' },
  'Mutation.saveShopSettings': {
    access: 'settings:write',
    calls: [() => ({ entries: [{ name: 'CREDIT_LENDER', value: 'Bank Ludowy', seen: null }] })],
    refused: ({ choice, string }) => ({
      entries: [5, true, 'tekst', {}, [], [{}], [5]],
      'entries.name': choice,
      'entries.value': string(500),
      'entries.seen': string(500),
    }),
  },
  'Mutation.checkConnection': {
    access: 'settings:write',
    calls: [() => ({ connection: 'payments' })],
    refused: ({ choice }) => ({ connection: choice }),
    notAudited: 'it changes nothing',
  },
} satisfies Operations;
