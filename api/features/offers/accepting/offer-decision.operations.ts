import type { Operations } from '../../../identity/operations.js';

/** Acceptance and refusal of offers. */
export const OFFER_DECISION_OPERATIONS = {
  'Mutation.acceptOffer': {
    access: 'everyone',
    calls: [async (shop) => shop.inputs.acceptance(await shop.sentOffer())],
    refused: ({ boolean, customerFields, id, string, text }) => ({
      ...customerFields,
      token: string(100),
      versionNumber: id,
      name: text(2, 120),
      acceptsTerms: boolean,
      acknowledgesMadeToMeasure: boolean,
    }),
  },
  'Mutation.declineOffer': {
    access: 'everyone',
    calls: [
      async (shop) => ({
        token: (await shop.sentOffer()).token,
        versionNumber: 1,
        reason: 'price',
        note: 'Za drogo',
      }),
    ],
    refused: ({ choice, id, string, text }) => ({
      token: string(100),
      versionNumber: id,
      reason: choice,
      note: text(0, 1000),
    }),
  },
  'Mutation.recordOfferAcceptance': {
    access: 'offers:write',
    calls: [
      async (shop) => {
        const offer = await shop.newOffer();
        return {
          ...shop.inputs.customer(offer),
          ...shop.inputs.customerTexts(),
          offerId: offer.id,
          version: offer.version,
          versionNumber: 1,
          name: 'Anna Lis',
          at: new Date(),
          note: 'Tak',
        };
      },
    ],
    refused: ({ customerFields, id, text, time }) => ({
      ...customerFields,
      offerId: id,
      version: id,
      versionNumber: id,
      name: text(2, 120),
      at: time,
      note: text(0, 1000),
    }),
  },
  'Mutation.loseOffer': {
    access: 'offers:write',
    calls: [
      async (shop) => {
        const { id, version } = await shop.newOffer();
        return { offerId: id, version, reason: 'price', note: 'Za drogo' };
      },
    ],
    refused: ({ choice, id, text }) => ({
      offerId: id,
      version: id,
      reason: choice,
      note: text(0, 1000),
    }),
  },
} satisfies Operations;
