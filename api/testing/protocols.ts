import { randomUUID } from 'node:crypto';
import { pictureFile } from './pictures.js';
import type { TestApp } from './test-app.js';
import type { TestVisitor } from './test-visitor.js';
import { type UserErrors, createCrew, planVisit, planned, visitAction } from './visits.js';

export interface PlannedVisit {
  id: string;
  version: number;
  crewId: number;
  /** Of the goods that it is about. */
  lineIds: string[];
}

interface PlannedFields {
  kind?: string;
  crewId?: number;
  startsAt?: string;
}

/** A confirmed visit, by default a measuring on 1 March 2027 at 10:00 by a new crew. */
export async function plannedVisit(
  staff: TestVisitor,
  about: { kind: string; number: number },
  { kind = 'measuring', crewId, startsAt = '2027-03-01T09:00:00Z' }: PlannedFields = {},
): Promise<PlannedVisit> {
  const place = { postcode: '90-050', address: 'ul. Piotrkowska 1, 90-050 Łódź', minutes: 60 };
  const { visits, userErrors } = await visitAction<{ visits: { id: string; version: number }[] }>(
    staff,
    'createVisit',
    { about, kind, ...place },
    'visits { id version }',
  );
  if (!visits[0]) throw new Error(JSON.stringify(userErrors));
  const crew = crewId ?? (await createCrew(staff)).id;
  const visit = planned(await planVisit(staff, { ...visits[0], crewId: crew, startsAt }));
  const day = await fieldDay(staff, startsAt.slice(0, 10), crew);
  const { lines } = day.visits.find(({ id }) => id === visit.id)!;
  return { ...visit, crewId: crew, lineIds: lines.map(({ id }) => id) };
}

/** Makes every account one of a crew. */
export async function everybodyWorksIn(app: TestApp, crewId: number): Promise<void> {
  await app.sql(
    `insert into crew_member (user_id, crew_id) select id, $1 from user_account
      on conflict (user_id) do update set crew_id = $1`,
    [crewId],
  );
}

/** Somebody who signs in as a fitter of a crew, or of none. */
export async function signInFitter(app: TestApp, crewId: number | null): Promise<TestVisitor> {
  const fitter = await app.signIn('fitting');
  const { data } = await fitter.graphql<{ me: { id: number } }>('{ me { id } }');
  if (crewId !== null)
    await app.sql('insert into crew_member (user_id, crew_id) values ($1, $2)', [
      data.me.id,
      crewId,
    ]);
  return fitter;
}

interface Measured {
  visitId: string;
  lineId?: string | undefined;
  family?: string;
  /** cm: 6 cm more than an awning is ordered, because of the caps of its cassette. */
  wall?: number;
  serialNumbers?: string[];
}

/** The input of a protocol with one line, by default an awning as it is ordered by default: 400 × 300 cm. */
export const protocolInput = ({ visitId, wall = 406.5, serialNumbers = [], ...of }: Measured) => ({
  id: randomUUID() as string,
  visitId,
  checklist: [] as object[],
  lines: [
    {
      ...of,
      readings: [
        { target: 'width', values: [wall] },
        { target: 'projection', values: [300.4, 301, 300] },
        { target: 'mountingHeight', values: [251, 250, null] },
      ],
      diagonals: [] as number[],
      placement: {},
      obstacles: ['gutter'],
      socket: 'near',
      isSettled: false,
      remark: 'Ściana z cegły',
      serialNumbers,
    },
  ],
  defects: [] as object[],
  remark: '',
});

interface ReadProtocol {
  id: string;
  remark: string;
  signedName: string | null;
  signedAt: string | null;
  problem: string | null;
  change: {
    orderId: number;
    version: number;
    totalBefore: string;
    totalAfter: string;
    state: string;
  } | null;
}

const PROTOCOL = `id remark signedName signedAt problem
  change { orderId version totalBefore totalAfter state }`;

export interface ReadFieldDay {
  crew: { id: number; name: string } | null;
  visits: {
    id: string;
    state: string;
    travelMinutes: number | null;
    subject: { kind: string; number: number; customerName: string; customerPhone: string };
    lines: {
      id: string;
      facts: { label: string; value: string }[];
      unconfirmed: string[];
      partsList: { name: string; size: string; count: number }[];
      worksheetPath: string | null;
      serialNumbers: string[];
      configuration: { width: number; drawingUrl: string };
    }[];
    photographs: { id: string; url: string }[];
    crewPhotographs: { id: string; url: string; moment: string; caption: string }[];
    protocol: ReadProtocol | null;
  }[];
}

/** The day of a crew, by default the fitter's own; throws the code of an error. */
export async function fieldDay(
  fitter: TestVisitor,
  date: string,
  crewId?: number,
): Promise<ReadFieldDay> {
  const { data, errors } = await fitter.graphql<{ fieldDay: ReadFieldDay }>(
    `query ($input: FieldDayInput!) { fieldDay(input: $input) { crew { id name } visits {
      id state travelMinutes subject { kind number customerName customerPhone }
      lines { id facts { label value } unconfirmed partsList { name size count } worksheetPath
        serialNumbers configuration { width drawingUrl } }
      photographs { id url } crewPhotographs { id url moment caption } protocol { ${PROTOCOL} } } } }`,
    { input: { date, crewId } },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.fieldDay;
}

export type ProtocolAnswer = { protocol: ReadProtocol | null } & UserErrors;

export const saveProtocol = (fitter: TestVisitor, input: object): Promise<ProtocolAnswer> =>
  visitAction<ProtocolAnswer>(fitter, 'saveProtocol', input, `protocol { ${PROTOCOL} }`);

/** A signature on the screen of a phone, now. */
export const signature = (name = 'Anna Lis') => ({
  name,
  strokes: [
    [
      { x: 10, y: 20.25, time: 1 },
      { x: 60, y: 40, time: 20 },
      { x: 110.5, y: 25, time: 45 },
    ],
  ],
  signedAt: new Date().toISOString(),
});

export const signProtocol = (
  fitter: TestVisitor,
  id: string,
  signed: object = signature(),
): Promise<ProtocolAnswer> =>
  visitAction<ProtocolAnswer>(
    fitter,
    'signProtocol',
    { id, ...signed },
    `protocol { ${PROTOCOL} }`,
  );

/** Sends a photograph that a crew has taken. */
export async function sendPhotograph(
  fitter: TestVisitor,
  visit: string,
  id: string = randomUUID(),
  query = 'moment=before',
): Promise<{ status: number; body: { id?: string; error?: { code: string; message: string } } }> {
  const body = new FormData();
  body.set('file', await pictureFile(), 'zdjecie.jpg');
  const path = `/api/field/visits/${visit}/photographs/${id}?${query}`;
  const answer = await fitter.fetch(path, { method: 'PUT', body });
  return { status: answer.status, body: (await answer.json()) as { id: string } };
}
