import type { Operations } from '../../../identity/operations.js';

/** Questions of customers about their offers. */
export const OFFER_QUESTION_OPERATIONS = {
  'Mutation.askAboutOffer': {
    access: 'everyone',
    calls: [
      async (shop) => ({
        token: (await shop.sentOffer()).token,
        versionNumber: 1,
        text: 'Kiedy?',
      }),
    ],
    refused: ({ id, string, text }) => ({
      token: string(100),
      versionNumber: id,
      text: text(2, 2000),
    }),
  },
  'Mutation.answerOfferQuestion': {
    access: 'offers:write',
    calls: [async (shop) => ({ questionId: await shop.offerQuestion(), text: 'Jutro' })],
    refused: ({ id, text }) => ({ questionId: id, text: text(2, 5000) }),
    refusals: [() => ({ questionId: 999_999, text: 'Jutro' })],
  },
} satisfies Operations;
