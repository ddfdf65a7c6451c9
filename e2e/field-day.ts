import { type APIRequestContext, expect } from '@playwright/test';
import { polishClock } from '../engine/locale/polish-time.js';

const CREW = {
  people: 4,
  skills: ['measuring', 'shading', 'structures', 'electrics'],
  postcode: '90-001',
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 420, until: 1020 })),
  lunch: null,
  colour: '#1b5e8c',
};

type Answer = Record<string, Record<string, unknown>>;

/** Sends an operation of staff that must not be refused; returns its data. */
async function operate(
  request: APIRequestContext,
  query: string,
  variables: object = {},
): Promise<Answer> {
  const response = await request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: { query, variables },
  });
  const { data, errors } = await response.json();
  expect(errors).toBeUndefined();
  for (const payload of Object.values<Answer>(data)) expect(payload.userErrors ?? []).toEqual([]);
  return data;
}

/** The id of the account that is signed in. */
export async function ownId(request: APIRequestContext): Promise<number> {
  const { me } = await operate(request, '{ me { id } }');
  return Number(me!.id);
}

/** Adds a crew that can do everything, with this account in it; returns its id. */
export async function addCrew(
  request: APIRequestContext,
  name: string,
  memberId: number,
): Promise<number> {
  const { createCrew } = await operate(
    request,
    'mutation ($input: CreateCrewInput!) { createCrew(input: $input) { crew { id } userErrors { message } } }',
    { input: { ...CREW, name, memberIds: [memberId] } },
  );
  return (createCrew!.crew as { id: number }).id;
}

export interface PlannedVisit {
  id: string;
  /** "2026-12-01" */
  day: string;
}

/** Adds a visit to an order and gives it the first free time of a crew. */
export async function planVisit(
  request: APIRequestContext,
  kind: 'measuring' | 'installation',
  { orderId, crewId }: { orderId: number; crewId: number },
): Promise<PlannedVisit> {
  const about = { kind: 'order', number: orderId };
  const { createVisit } = await operate(
    request,
    'mutation ($input: CreateVisitInput!) { createVisit(input: $input) { visits { id version } userErrors { message } } }',
    { input: { about, kind, postcode: '90-001', address: 'ul. Słoneczna 1, 90-001 Łódź' } },
  );
  const [{ id, version }] = createVisit!.visits as [{ id: string; version: number }];
  const { visitSlots } = await operate(
    request,
    'query ($input: VisitSlotsInput!) { visitSlots(input: $input) { all { day startsAt } } }',
    { input: { visitId: id, crewId } },
  );
  const [{ day, startsAt }] = visitSlots!.all as [{ day: string; startsAt: string }];
  await operate(
    request,
    'mutation ($input: PlanVisitInput!) { planVisit(input: $input) { userErrors { message } } }',
    { input: { id, version, crewId, startsAt } },
  );
  return { id, day };
}

/** Adds a visit to an order; the customer is mailed a link to choose its time. */
export async function askForVisit(
  request: APIRequestContext,
  kind: 'measuring' | 'installation',
  orderId: number,
): Promise<void> {
  const about = { kind: 'order', number: orderId };
  await operate(
    request,
    'mutation ($input: CreateVisitInput!) { createVisit(input: $input) { userErrors { message } } }',
    { input: { about, kind, asksCustomer: true } },
  );
}

/** The crew and the day of the visit of an order. */
export async function crewOf(request: APIRequestContext, wanted: string, orderId: number) {
  const { adminOrder } = await operate(
    request,
    'query ($id: Int!) { adminOrder(id: $id) { visits { id kind startsAt crew { id } } } }',
    { id: orderId },
  );
  const visits = adminOrder!.visits as {
    id: string;
    kind: string;
    startsAt: string;
    crew: { id: number };
  }[];
  const { id, startsAt, crew } = visits.find(({ kind }) => kind === wanted)!;
  return { visitId: id, crewId: crew.id, day: polishClock(new Date(startsAt)).day };
}
