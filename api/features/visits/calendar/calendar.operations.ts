import type { Operations } from '../../../identity/operations.js';

/** Visits as calendar files. */
export const VISIT_FILE_OPERATIONS = {
  'GET /visits/feed/:secret.ics': {
    access: 'everyone',
    calls: [async (shop) => ({ params: { secret: await shop.feedSecret() } })],
  },
  'GET /visits/:token.ics': {
    access: 'everyone',
    calls: [async (shop) => ({ params: { token: await shop.plannedToken() } })],
    refusals: [
      {
        status: 409,
        code: 'CONFLICT',
        call: async (shop) => ({ params: { token: await shop.visitToken() } }),
      },
    ],
  },
} satisfies Operations;
