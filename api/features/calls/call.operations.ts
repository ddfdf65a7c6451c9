import { randomUUID } from 'node:crypto';
import type { Operations } from '../../identity/operations.js';

/** The queue of calls that customers were promised. */
export const CALL_OPERATIONS = {
  'Query.callQueue': { access: 'calls:read' },
  'Mutation.takeCall': {
    access: 'calls:write',
    calls: [async (shop) => ({ kind: 'inquiry', number: await shop.newInquiry(), takeOver: true })],
    refused: ({ boolean, choice, id }) => ({ kind: choice, number: id, takeOver: boolean }),
  },
  'Mutation.releaseCall': {
    access: 'calls:write',
    calls: [async (shop) => ({ kind: 'order', number: (await shop.placedOrder()).id })],
    refused: ({ choice, id }) => ({ kind: choice, number: id }),
  },
  'Mutation.recordCall': {
    access: 'calls:write',
    calls: [
      async (shop) => ({
        kind: 'inquiry',
        number: await shop.newInquiry(),
        outcome: 'call_back',
        callBackAt: shop.inputs.tomorrow(),
        note: 'Po południu',
        idempotencyKey: randomUUID(),
      }),
      async (shop) => ({
        kind: 'order',
        number: (await shop.placedOrder()).id,
        outcome: 'answered',
      }),
      async (shop) => ({
        kind: 'order',
        number: (await shop.placedOrder()).id,
        outcome: 'answered',
        orderStatus: 'cancelled',
        sendsMail: true,
      }),
      async (shop) => ({ kind: 'inquiry', number: await shop.newInquiry(), outcome: 'answered' }),
      async (shop) => ({
        kind: 'inquiry',
        number: await shop.newInquiry(),
        outcome: 'answered',
        inquiryStatus: 'resolved',
      }),
    ],
    refused: ({ boolean, choice, id, key, text, time }) => ({
      kind: choice,
      number: id,
      outcome: choice,
      callBackAt: time,
      note: text(0, 2000),
      idempotencyKey: key,
      orderStatus: choice,
      sendsMail: boolean,
      inquiryStatus: choice,
    }),
    refusals: [() => ({ kind: 'order', number: 2 ** 31 - 1, outcome: 'no_answer' })],
  },
  'Subscription.callQueueChanged': { access: 'calls:read' },
} satisfies Operations;
