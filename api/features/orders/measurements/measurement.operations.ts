import type { Operations } from '../../../identity/operations.js';

const LINE_IDS = [5, true, 'tekst', {}, [], ['x'], [5], Array(51).fill('x')];

/** Who vouches for the measurements of ordered goods. */
export const MEASUREMENT_OPERATIONS = {
  'Mutation.confirmMeasurements': {
    access: 'orders:write',
    calls: [async (shop) => ({ ...(await shop.unmeasuredLine()), reason: 'Napęd po prawej.' })],
    refused: ({ id, text }) => ({
      orderId: id,
      lineIds: LINE_IDS,
      reason: text(3, 2000),
    }),
  },
  'Mutation.releaseMeasurements': {
    access: 'orders:correct',
    calls: [async (shop) => ({ ...(await shop.unmeasuredLine()), reason: 'Towar na wystawę.' })],
    refused: ({ id, text }) => ({
      orderId: id,
      lineIds: LINE_IDS,
      reason: text(3, 2000),
    }),
  },
} satisfies Operations;
