import type { TestApp } from './test-app.js';
import type { TestVisitor } from './test-visitor.js';

/** A visit as staff change it. */
export interface AskedVisit {
  id: string;
  version: number;
}

interface ReadVisit extends AskedVisit {
  state: string;
  arrivalFrom: string | null;
  startsAt: string | null;
  endsAt: string | null;
  isPinned: boolean;
  crew: { id: number } | null;
}

export interface UserErrors {
  userErrors: { code: string; message: string; path: string[] | null }[];
}

export type VisitAnswer = { visit: ReadVisit | null } & UserErrors;

const VISIT = 'id version state arrivalFrom startsAt endsAt isPinned crew { id }';
const ERRORS = 'userErrors { code message path }';

/** Sends a mutation about visits; returns its payload. */
export async function visitAction<Answer = VisitAnswer>(
  visitor: TestVisitor,
  name: string,
  input: object,
  fields = `visit { ${VISIT} }`,
): Promise<Answer & UserErrors> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await visitor.graphql<{ payload: Answer & UserErrors }>(
    `mutation ($input: ${INPUTS[name] ?? type}!) { payload: ${name}(input: $input) { ${fields} ${ERRORS} } }`,
    { input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.payload;
}

const INPUTS: Readonly<Record<string, string>> = {
  askVisitAgain: 'ReadVisitInput',
  cancelVisit: 'OwnVisitInput',
};

/** The visit of an answer that must not be a refusal, by id and version. */
export function planned({ visit, userErrors }: VisitAnswer): AskedVisit {
  if (!visit || userErrors.length > 0) throw new Error(JSON.stringify(userErrors));
  return { id: visit.id, version: visit.version };
}

const ALL_WEEK = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 420, until: 960 }));
let made = 0;

/** A crew that can do everything, on weekdays from 7:00 to 16:00 from Łódź. */
export async function createCrew(
  staff: TestVisitor,
  fields: object = {},
): Promise<{ id: number; version: number; feedPath: string }> {
  const input = {
    name: `Ekipa ${(made += 1)}`,
    people: 4,
    skills: ['measuring', 'shading', 'structures', 'electrics'],
    postcode: '90-001',
    hours: ALL_WEEK,
    lunch: null,
    colour: '#1b5e8c',
    ...fields,
  };
  const { crew, userErrors } = await visitAction<{
    crew: { id: number; version: number; feedPath: string } | null;
  }>(staff, 'createCrew', input, 'crew { id version feedPath }');
  if (!crew) throw new Error(JSON.stringify(userErrors));
  return crew;
}

/** Adds a visit about an inquiry, by default a measuring of an hour in Łódź. */
export async function askForVisit(
  staff: TestVisitor,
  number: number,
  fields: object = {},
): Promise<AskedVisit> {
  const input = {
    about: { kind: 'inquiry', number },
    kind: 'measuring',
    minutes: 60,
    postcode: '90-050',
    address: 'ul. Piotrkowska 1, 90-050 Łódź',
    ...fields,
  };
  const { visits, userErrors } = await visitAction<{ visits: AskedVisit[] }>(
    staff,
    'createVisit',
    input,
    'visits { id version }',
  );
  if (userErrors.length > 0) throw new Error(JSON.stringify(userErrors));
  return visits[0]!;
}

export const planVisit = (staff: TestVisitor, input: object): Promise<VisitAnswer> =>
  visitAction(staff, 'planVisit', input);

/** The token of the customer's page of a visit. */
export async function tokenOf(app: TestApp, id: string): Promise<string> {
  const [row] = await app.sql<{ token: string }>('select token from visit where id = $1', [id]);
  return row!.token;
}

interface Arrival {
  day: string;
  arrivalFrom: string;
  arrivalUntil: string;
}

interface ArrivalTimes {
  best: Arrival[];
  all: Arrival[];
  lastDay: string;
}

/** The times that a customer can choose. */
export async function arrivalTimes(
  visitor: TestVisitor,
  token: string,
  from?: string,
): Promise<ArrivalTimes> {
  const { data, errors } = await visitor.graphql<{ arrivalTimes: ArrivalTimes }>(
    `query ($input: ArrivalTimesInput!) { arrivalTimes(input: $input) {
      best { day arrivalFrom arrivalUntil } all { day arrivalFrom arrivalUntil } lastDay } }`,
    { input: { token, from } },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.arrivalTimes;
}

export async function confirmOrder(staff: TestVisitor, orderId: number): Promise<void> {
  const { errors } = await staff.graphql(
    `mutation { updateOrderStatus(input: { orderId: ${orderId}, status: confirmed }) { userErrors { code } } }`,
  );
  if (errors) throw new Error(JSON.stringify(errors));
}

/** A day of a crew, as `orderDay` takes it, with the starts by which it drives less. */
export interface DayToOrder {
  crewId: number;
  day: string;
  moves: { visitId: string; startsAt: string }[];
}

const FAR = { postcode: '97-300', address: 'ul. Polna 1, 97-300 Piotrków Trybunalski' };
const NEAR = { postcode: '95-100', address: 'ul. Polna 1, 95-100 Zgierz' };

/** In the better order the new time of each of the last two overlaps the old time of the other. */
const DAY = [
  { ...FAR, minutes: 30, startsAt: '2027-03-01T07:15:00Z' },
  { ...NEAR, minutes: 60, startsAt: '2027-03-01T09:15:00Z' },
  { ...FAR, minutes: 120, startsAt: '2027-03-01T11:45:00Z' },
];

/** The proposed order of a crew's day on which it drives far, near and far again; two visits are held, one is agreed on. */
export async function dayToOrder(
  staff: TestVisitor,
  inquiries: readonly [number, number, number],
): Promise<DayToOrder & { savedMinutes: number; agreed: string }> {
  const { id: crewId } = await createCrew(staff);
  const day = '2027-03-01';
  const ids: string[] = [];
  for (const [index, { startsAt, ...fields }] of DAY.entries()) {
    const visit = await askForVisit(staff, inquiries[index]!, fields);
    const input = { ...visit, crewId, startsAt, isConfirmed: index === 0 };
    ids.push(planned(await planVisit(staff, input)).id);
  }
  const order = await proposedOrder(staff, { crewId, day });
  const moves = order.moves.map(({ visit, startsAt }) => ({ visitId: visit.id, startsAt }));
  return { crewId, day, moves, savedMinutes: order.savedMinutes, agreed: ids[0]! };
}

export async function proposedOrder(
  staff: TestVisitor,
  { crewId, day }: Pick<DayToOrder, 'crewId' | 'day'>,
) {
  const { data, errors } = await staff.graphql<{
    dayOrder: { moves: { visit: { id: string }; startsAt: string }[]; savedMinutes: number };
  }>(
    `query ($input: CrewDayInput!) { dayOrder(input: $input) {
      moves { visit { id } startsAt } savedMinutes } }`,
    { input: { crewId, day } },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.dayOrder;
}
