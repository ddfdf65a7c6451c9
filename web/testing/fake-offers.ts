import { screen, within } from '@testing-library/react';
import { demoOffer, demoOfferVersion } from './demo-offer';
import { renderRoute } from './render-route';
import { staffMember } from './staff-member';

/** The demo offer before it is sent for the first time. */
export const draftOffer = {
  ...demoOffer,
  state: 'draft',
  sentAt: null,
  versions: [{ ...demoOfferVersion, state: 'draft', sentAt: null }],
};

/** A fake API with one offer, which every mutation returns. It records the filters and inputs that are sent to it. */
export function fakeOffers(start: object = demoOffer) {
  const inputs: object[] = [];
  const filters: object[] = [];
  let offer = start as typeof demoOffer;
  const answer =
    (change: object = {}) =>
    (_root: unknown, { input }: { input: object }) => {
      inputs.push(input);
      offer = { ...offer, ...change };
      return { offer, userErrors: [] as object[] };
    };
  const resolvers = {
    Query: {
      me: () => staffMember,
      adminOffer: () => offer,
      offers: (_root: unknown, { filter }: { filter: object }) => {
        filters.push(filter);
        return { items: [offer], totalCount: 1 };
      },
      offerCounts: () => [{ state: 'sent', count: 1 }],
      offerFunnel: () => ({
        sent: { count: 4, amount: '40000.00' },
        opened: { count: 3 },
        asked: { count: 1 },
        accepted: { count: 1, amount: '9000.00' },
        expired: { count: 0 },
        lost: [{ reason: 'price', count: 1, amount: '12000.00' }],
      }),
    },
    Mutation: {
      createOffer: answer(),
      saveOfferDraft: answer(),
      sendOffer: answer({ state: 'sent' }),
      reviseOffer: answer({
        versions: [
          demoOfferVersion,
          { ...demoOfferVersion, id: 'version-2', number: 2, state: 'draft', sentAt: null },
        ],
      }),
      deleteOfferDraft: (_root: unknown, { input }: { input: object }) => {
        inputs.push(input);
        return { offer: null, userErrors: [] as object[] };
      },
      loseOffer: answer({ state: 'lost', lostReason: 'price' }),
      answerOfferQuestion: answer(),
      recordOfferAcceptance: answer({ state: 'accepted', order: { id: 31 } }),
    },
  };
  return { inputs, filters, resolvers };
}

/** Renders an offer in the drawer beside the list. */
export async function openOffer(offer: object) {
  const { inputs, resolvers } = fakeOffers(offer);
  const page = await renderRoute('/admin/offers?offer=12', resolvers);
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText('Wersje');
  return { ...page, inputs, resolvers, drawer };
}
