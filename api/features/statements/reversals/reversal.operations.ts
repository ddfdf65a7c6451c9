import type { Operations } from '../../../identity/operations.js';

const write = { access: 'payments:write' } as const;

/** Bookings that staff take back. */
export const REVERSAL_OPERATIONS = {
  'Mutation.reverseLedgerEntry': {
    ...write,
    calls: [async (shop) => ({ entryId: await shop.bookedEntry(), reason: 'Pomyłka' })],
    refused: ({ text }) => ({
      entryId: [true, {}, [], '', 'tekst', '0', '-1', '1.5', '9'.repeat(2000)],
      reason: text(2, 500),
    }),
    refusals: [() => ({ entryId: '999999999', reason: 'Pomyłka' })],
  },
  'Mutation.undoBankTransfer': {
    ...write,
    calls: [async (shop) => ({ ...(await shop.bookedTransfer()), reason: 'Pomyłka' })],
    refused: ({ id, text }) => ({ id, version: id, reason: text(2, 500) }),
    refusals: [() => ({ id: 999_999, version: 1, reason: 'Pomyłka' })],
  },
} satisfies Operations;
