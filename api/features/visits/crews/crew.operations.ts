import type { Operations } from '../../../identity/operations.js';

const write = { access: 'visits:write' } as const;

const CREW = {
  name: 'Ekipa Łódź',
  people: 2,
  skills: ['measuring', 'shading'],
  postcode: '90-001',
  vehicle: 'Transit',
  hours: [{ weekday: 1, from: 420, until: 960 }],
  lunch: { from: 660, until: 840, minutes: 30 },
  colour: '#1b5e8c',
};

/** Crews and their absences. */
export const CREW_OPERATIONS = {
  'Query.crews': { access: 'visits:read', calls: [() => ({})] },
  'Mutation.createCrew': {
    ...write,
    calls: [async (shop) => ({ ...CREW, memberIds: [await shop.fitter()] })],
    refused: ({ crewFields }) => crewFields,
    refusals: [() => ({ ...CREW, postcode: '05-700' })],
  },
  'Mutation.updateCrew': {
    ...write,
    calls: [
      async (shop) => ({
        ...CREW,
        ...(await shop.crew()),
        memberIds: [await shop.fitter()],
        renewsFeed: true,
      }),
    ],
    refused: ({ boolean, crewFields, id }) => ({
      id,
      version: id,
      ...crewFields,
      renewsFeed: boolean,
    }),
  },
  'Mutation.archiveCrew': {
    ...write,
    calls: [async (shop) => ({ ...(await shop.crew()), archived: true })],
    refused: ({ boolean, id }) => ({ id, version: id, archived: boolean }),
  },
  'Mutation.addAbsence': {
    ...write,
    calls: [
      async (shop) => ({
        crewId: (await shop.crew()).id,
        startsAt: '2027-02-01T06:00:00Z',
        endsAt: '2027-02-05T16:00:00Z',
        reason: 'Urlop',
      }),
    ],
    refused: ({ id, text, time }) => ({
      crewId: id,
      startsAt: time,
      endsAt: time,
      reason: text(0, 200),
    }),
    refusals: [
      () => ({ crewId: 1, startsAt: '2027-02-05T06:00:00Z', endsAt: '2027-02-01T16:00:00Z' }),
    ],
  },
  'Query.travelTimes': { access: 'visits:read', calls: [() => ({})] },
  'Mutation.setTravelTime': {
    ...write,
    calls: [() => ({ fromPostcode: '90-001', toPostcode: '95-100', minutes: 45 })],
    refused: ({ integer, postcode }) => ({
      fromPostcode: postcode,
      toPostcode: postcode,
      minutes: integer(1, 900),
    }),
    refusals: [() => ({ fromPostcode: '05-700', toPostcode: '95-100', minutes: 45 })],
  },
  'Mutation.removeTravelTime': {
    ...write,
    calls: [async (shop) => ({ id: await shop.travelTime() })],
    refused: ({ id }) => ({ id }),
  },
  'Mutation.removeAbsence': {
    ...write,
    calls: [async (shop) => ({ id: await shop.absence() })],
    refused: ({ id }) => ({ id }),
  },
} satisfies Operations;
