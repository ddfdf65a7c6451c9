import type { Operations } from '../../../identity/operations.js';

const everyone = { access: 'everyone' } as const;

/** What customers do with their visits. */
export const OWN_VISIT_OPERATIONS = {
  'Query.visit': {
    ...everyone,
    calls: [async (shop) => ({ token: await shop.plannedToken() })],
  },
  'Query.arrivalTimes': {
    ...everyone,
    calls: [async (shop) => ({ token: await shop.visitToken(), from: '2027-03-01' })],
    refused: ({ day, string }) => ({ token: string(100), from: day }),
  },
  'Mutation.chooseVisitSlot': {
    ...everyone,
    calls: [async (shop) => shop.freeArrival()],
    refused: ({ time, string }) => ({ token: string(100), arrivalFrom: time }),
    refusals: [
      async (shop) => ({
        token: await shop.visitToken(),
        arrivalFrom: '2027-02-28T09:00:00Z',
      }),
    ],
  },
  'Mutation.cancelVisit': {
    ...everyone,
    calls: [async (shop) => ({ token: await shop.plannedToken() })],
    refused: ({ string }) => ({ token: string(100) }),
  },
  'Mutation.requestInstallation': {
    ...everyone,
    calls: [async (shop) => ({ token: (await shop.confirmedOrder()).token })],
    refused: ({ string }) => ({ token: string(100) }),
    refusals: [async (shop) => ({ token: (await shop.placedOrder()).token })],
  },
} satisfies Operations;
