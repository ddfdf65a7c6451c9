import type { Operations } from '../../../identity/operations.js';

/** The way of an offer to the customer. */
export const OFFER_SENDING_OPERATIONS = {
  'Mutation.sendOffer': {
    access: 'offers:write',
    calls: [
      async (shop) => {
        const { id, version } = await shop.newOffer();
        return { offerId: id, version };
      },
    ],
  },
  'Mutation.openOffer': {
    access: 'everyone',
    calls: [async (shop) => ({ token: (await shop.sentOffer()).token })],
    refused: ({ string }) => ({ token: string(100) }),
    notAudited: 'only the first opening changes anything, and it was the customer’s',
  },
} satisfies Operations;
