import type { Operations } from '../../../identity/operations.js';

/** The papers of delivered goods. */
export const DELIVERY_OPERATIONS = {
  'Query.serviceCard': {
    access: 'everyone',
    calls: [async (shop) => ({ lineId: await shop.deliveredLine() })],
  },
  'GET /service/:lineId/guarantee.pdf': {
    access: 'everyone',
    calls: [async (shop) => ({ params: { lineId: await shop.deliveredLine() } })],
  },
  'GET /service/:lineId/declaration.pdf': {
    access: 'everyone',
    calls: [async (shop) => ({ params: { lineId: await shop.deliveredLine() } })],
  },
} satisfies Operations;
