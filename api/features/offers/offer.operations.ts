import type { Operations } from '../../identity/operations.js';

const read = { access: 'offers:read' } as const;

/** Offers as customers and staff read them. */
export const OFFER_OPERATIONS = {
  'Query.offer': {
    access: 'everyone',
    calls: [async (shop) => ({ token: (await shop.offer()).token })],
  },
  'Query.adminOffer': { ...read, calls: [async (shop) => ({ id: (await shop.offer()).id })] },
  'Query.offers': {
    ...read,
    reads: 'replica',
    calls: [
      () => ({}),
      () => ({
        filter: {
          state: 'expired',
          text: 'anna',
          inquiryId: 1,
          from: '2026-11-01T00:00:00Z',
          to: '2026-12-01T00:00:00Z',
        },
      }),
    ],
    refused: ({ choice, id, string, time }) => ({
      'filter.state': choice,
      'filter.text': string(100),
      'filter.inquiryId': id,
      'filter.from': time,
      'filter.to': time,
    }),
  },
  'Query.offerCounts': { ...read, reads: 'replica' },
  'Query.offerFunnel': {
    ...read,
    reads: 'replica',
    calls: [() => ({ from: '2026-01-01T00:00:00Z', to: '2028-01-01T00:00:00Z' })],
    refused: ({ time }) => ({ from: time, to: time }),
  },
  'Mutation.revealOfferLink': {
    access: 'customer-pages:open',
    calls: [async (shop) => ({ offerId: (await shop.newOffer()).id })],
    refused: ({ id }) => ({ offerId: id }),
  },
  'GET /admin/offers.csv': {
    access: ['offers:read', 'exports:read'],
    calls: [() => ({ query: '?sort=valid_until&state=sent' })],
  },
  'GET /offers/:token/:number.pdf': {
    access: 'everyone',
    calls: [async (shop) => ({ params: { token: (await shop.sentOffer()).token, number: 1 } })],
  },
  'GET /admin/offers/:id/:number.pdf': {
    ...read,
    calls: [async (shop) => ({ params: { id: (await shop.sentOffer()).id, number: 1 } })],
  },
} satisfies Operations;
