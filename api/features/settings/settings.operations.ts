import type { Operations } from '../../identity/operations.js';

/** The settings of the shop. */
export const SETTINGS_OPERATIONS = {
  'Query.shopSettings': { access: 'settings:read' },
  'Query.shopVersion': { access: 'account' },
  'Query.launchSteps': { access: 'settings:read' },
  'Mutation.saveShopSettings': {
    access: 'settings:write',
    calls: [
      () => ({ entries: [{ name: 'CREDIT_LENDER', value: 'Bank Ludowy', seen: null }] }),
      async (shop) => ({ entries: [{ name: 'LOGO', value: await shop.logo(), seen: null }] }),
    ],
    refused: ({ choice, string }) => ({
      entries: [5, true, 'tekst', {}, [], [{}], [5]],
      'entries.name': choice,
      'entries.value': string(500),
      'entries.seen': string(500),
    }),
  },
  'POST /admin/logos': {
    access: 'settings:write',
    calls: [async (shop) => ({ file: await shop.pictureFile() })],
    notAudited: 'logos are files; the setting that names one is recorded',
  },
  'Mutation.checkConnection': {
    access: 'settings:write',
    calls: [() => ({ connection: 'payments' })],
    refused: ({ choice }) => ({ connection: choice }),
    notAudited: 'only the mail server that works is recorded',
  },
  'Mutation.confirmLaunchStep': {
    access: 'settings:write',
    calls: [() => ({ step: 'terms' })],
    refused: ({ choice }) => ({ step: choice }),
  },
} satisfies Operations;
