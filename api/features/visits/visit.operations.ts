import type { Operations } from '../../identity/operations.js';

const read = { access: 'visits:read' } as const;
const write = { access: 'visits:write' } as const;

const FIELDS = {
  minutes: 90,
  skills: ['measuring'],
  people: 1,
  postcode: '90-001',
  address: 'ul. Piotrkowska 1, 90-001 Łódź',
  note: 'Wjazd od podwórza',
};

/** Visits of crews at customers', for staff. */
export const VISIT_OPERATIONS = {
  'Query.visits': {
    ...read,
    reads: 'replica',
    calls: [
      async (shop) => {
        await shop.hinderedVisit();
        return { from: '2027-03-01', until: '2027-03-31' };
      },
    ],
    refused: ({ day }) => ({ from: day, until: day }),
  },
  'Query.unplannedVisits': {
    ...read,
    reads: 'replica',
    calls: [
      async (shop) => {
        await shop.askedVisit();
        return { page: { limit: 5, offset: 0 } };
      },
    ],
  },
  'Query.adminVisit': {
    ...read,
    calls: [async (shop) => ({ id: (await shop.plannedVisit()).id })],
  },
  'Query.visitSlots': {
    ...read,
    calls: [
      async (shop) => {
        const { id: visitId, crewId } = await shop.visitToPlan();
        return { visitId, from: '2027-03-01', crewId };
      },
    ],
    refused: ({ day, id, uuid }) => ({
      visitId: uuid,
      from: day,
      crewId: id,
    }),
  },
  'Query.dayOrder': {
    ...read,
    calls: [
      async (shop) => {
        const { crewId, day } = await shop.dayToOrder();
        return { crewId, day };
      },
    ],
    refused: ({ day, id }) => ({ crewId: id, day }),
  },
  'Mutation.orderDay': {
    ...write,
    calls: [async (shop) => ({ ...(await shop.dayToOrder()) })],
    refused: ({ day, id, time, uuid }) => ({
      crewId: id,
      day,
      moves: [5, true, 'tekst', [5], [{}], Array(51).fill({})],
      'moves.visitId': uuid,
      'moves.startsAt': time,
    }),
    refusals: [async (shop) => ({ ...(await shop.dayToOrder()), day: '2027-03-02' })],
  },
  'Mutation.createVisit': {
    ...write,
    calls: [
      async (shop) => ({
        ...FIELDS,
        about: { kind: 'inquiry', number: await shop.newInquiry() },
        kind: 'measuring',
        asksCustomer: true,
      }),
    ],
    refused: ({ boolean, choice, id, visitFields }) => ({
      ...visitFields,
      about: [5, true, 'tekst', []],
      'about.kind': choice,
      'about.number': id,
      kind: choice,
      asksCustomer: boolean,
    }),
    refusals: [
      async (shop) => ({
        ...FIELDS,
        about: { kind: 'inquiry', number: await shop.newInquiry() },
        kind: 'installation',
      }),
    ],
  },
  'Mutation.updateVisit': {
    ...write,
    calls: [async (shop) => ({ ...FIELDS, ...(await shop.askedVisit()), isPinned: true })],
    refused: ({ boolean, id, uuid, visitFields }) => ({
      ...visitFields,
      id: uuid,
      version: id,
      isPinned: boolean,
    }),
  },
  'Mutation.planVisit': {
    ...write,
    calls: [
      async (shop) => ({
        ...(await shop.visitToPlan()),
        startsAt: '2027-03-01T09:00:00Z',
        isConfirmed: false,
      }),
      (shop) => shop.visitOfTwoCrews(),
    ],
    refused: ({ boolean, id, time, uuid }) => ({
      id: uuid,
      version: id,
      crewId: id,
      secondCrewId: id,
      startsAt: time,
      isConfirmed: boolean,
    }),
    refusals: [
      async (shop) => ({ ...(await shop.visitToPlan()), startsAt: '2027-02-28T09:00:00Z' }),
    ],
  },
  'Mutation.setVisitState': {
    ...write,
    calls: [
      async (shop) => ({ ...(await shop.askedVisit()), state: 'cancelled', reason: 'Pomyłka' }),
    ],
    refused: ({ choice, id, text, uuid }) => ({
      id: uuid,
      version: id,
      state: choice,
      reason: text(0, 500),
    }),
    refusals: [async (shop) => ({ ...(await shop.askedVisit()), state: 'done' })],
  },
  'Mutation.askVisitAgain': {
    ...write,
    notAudited: 'the mail itself, in the history of the matter, says it',
    calls: [async (shop) => ({ ...(await shop.askedVisit()) })],
    refused: ({ id, uuid }) => ({ id: uuid, version: id }),
    refusals: [async (shop) => ({ ...(await shop.plannedVisit()) })],
  },
  'Mutation.revealVisitLink': {
    access: ['visits:read', 'customer-pages:open'],
    calls: [async (shop) => ({ visitId: (await shop.askedVisit()).id })],
    refused: ({ uuid }) => ({ visitId: uuid }),
  },
} satisfies Operations;
