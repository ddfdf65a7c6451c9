import { NOT_AUDITED, type Operations } from '../../../identity/operations.js';

/** A consumer's withdrawal from the contract. */
export const WITHDRAWAL_OPERATIONS = {
  'Mutation.withdraw': {
    access: 'everyone',
    calls: [(shop) => shop.inputs.withdrawal()],
    refused: ({ email, id, text }) => ({
      name: text(2, 120),
      orderNumber: id,
      email,
      goods: text(0, 1000),
      reason: text(0, 2000),
    }),
    notAudited: NOT_AUDITED.ownForm,
  },
} satisfies Operations;
