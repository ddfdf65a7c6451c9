import { locks } from 'node:worker_threads';
import * as indexedDatabase from 'fake-indexeddb';
import { GraphQLError } from 'graphql';
import { http, HttpResponse } from 'msw/http';
import type {
  AcceptChangeBySignatureInput,
  EndVisitInput,
  FieldDayInput,
  SaveProtocolInput,
  SignProtocolInput,
} from '../apollo/schema.generated';
import { forgetAll } from '../features/field/phone/forget';
import { graphqlServer } from './graphql-server';
import { orderedConfiguration } from './ordered-configuration';
import { staffMemberWho } from './staff-member';

// Which jsdom lacks.
Object.assign(globalThis, indexedDatabase);
Object.assign(navigator, { locks });

/** Empties the phone, once what a test has left on the way has arrived. */
export async function forgetField(): Promise<void> {
  await locks.request('cieniomat-field-queue', () => undefined);
  await forgetAll();
}

export const fitter = { ...staffMemberWho('field:write'), id: 5, name: 'Jan Mak' };

const LINE = '11111111-1111-4111-8111-111111111111';

/** A measuring visit for the awning of order 17, at nine today. */
export const measuringVisit = {
  id: '7d0f6f37-8f4a-4d43-a3a0-2b8f8e8f0c01',
  kind: 'measuring',
  state: 'confirmed',
  startsAt: '2026-12-10T08:00:00Z',
  endsAt: '2026-12-10T09:30:00Z',
  arrivalFrom: '2026-12-10T07:00:00Z',
  arrivalUntil: '2026-12-10T09:00:00Z',
  isPinned: false,
  note: 'Pies w ogrodzie.',
  reason: '',
  address: 'ul. Słoneczna 1, 90-001 Łódź',
  travelMinutes: 25 as number | null,
  subject: {
    kind: 'order',
    number: 17,
    customerName: 'Anna Nowak',
    customerPhone: '+48 600 123 456',
  },
  lines: [
    {
      id: LINE,
      position: 0,
      quantity: 1,
      label: 'Taras',
      productName: 'Markiza Aurora',
      configuration: { ...orderedConfiguration, placement: { mountingHeight: 310, wall: 'cegla' } },
      facts: [{ label: 'Szerokość', value: '400\u00a0cm' }],
      unconfirmed: ['Korba: po prawej, patrząc na osłonę'],
      partsList: [{ name: 'Rura nawojowa', size: '3\u00a0900\u00a0mm', count: 1 }],
      worksheetPath: '/api/field/visits/v/lines/l.pdf' as string | null,
      serialNumbers: ['17-1-1'],
    },
  ],
  photographs: [] as object[],
  crewPhotographs: [] as object[],
  protocol: null as object | null,
};

const installationVisit = {
  ...measuringVisit,
  id: '7d0f6f37-8f4a-4d43-a3a0-2b8f8e8f0c02',
  kind: 'installation',
  startsAt: '2026-12-10T11:00:00Z',
  endsAt: '2026-12-10T14:00:00Z',
  arrivalFrom: '2026-12-10T10:00:00Z',
  arrivalUntil: '2026-12-10T12:00:00Z',
  note: '',
  subject: { ...measuringVisit.subject, number: 18, customerName: 'Piotr Zając' },
};

type Input = SaveProtocolInput | SignProtocolInput | AcceptChangeBySignatureInput | EndVisitInput;

/**
 * A shop for the page of the crews: it stores protocols, and photographs by their ids, and keeps all calls in their
 * order. `state` can be changed: without network, a lapsed session, refusals by the name of the mutation.
 */
export function fieldServer(visits: object[] = [measuringVisit, installationVisit]) {
  const stored = visits.map((visit) => ({ ...(visit as typeof measuringVisit) }));
  const calls: { name: string; input: Input }[] = [];
  const photographs: string[] = [];
  const state = {
    me: fitter as object | null,
    isDown: false,
    /** How often a day was read. */
    reads: 0,
    /** Whether the connection is lost before or after a photograph is stored. */
    failing: (): 'before' | 'after' | null => null,
    refused: {} as Record<string, string | undefined>,
    change: null as object | null,
  };
  const visitOf = (id: string) => stored.find((visit) => visit.id === id)!;
  const protocolOf = (id: string) =>
    stored.find((visit) => (visit.protocol as { id?: string } | null)?.id === id)!;

  const act =
    <Sent extends Input>(name: string, change: (input: Sent) => object) =>
    (_root: unknown, { input }: { input: Sent }) => {
      expectSession();
      calls.push({ name, input });
      const message = state.refused[name];
      if (message) return { userErrors: [{ code: 'CONFLICT', message, path: null }] };
      return { ...change(input), userErrors: [] };
    };
  const expectSession = () => {
    if (!state.me)
      throw new GraphQLError('Zaloguj się.', { extensions: { code: 'UNAUTHENTICATED' } });
  };

  const resolvers = {
    Query: {
      me: () => state.me,
      fieldDay: (_root: unknown, { input: { date } }: { input: FieldDayInput }) => {
        expectSession();
        state.reads += 1;
        const crew = { id: 3, name: 'Ekipa Łódź' };
        return { date, crew, visits: date === '2026-12-10' ? stored : [] };
      },
    },
    Mutation: {
      saveProtocol: act<SaveProtocolInput>('save', ({ visitId, ...input }) => {
        const visit = visitOf(visitId);
        visit.protocol = { ...visit.protocol, ...input };
        return { protocol: visit.protocol };
      }),
      signProtocol: act<SignProtocolInput>('sign', ({ id, name, signedAt }) => {
        const visit = protocolOf(id);
        visit.protocol = {
          ...visit.protocol,
          signedName: name,
          signedAt,
          change: state.change,
        };
        return { protocol: visit.protocol };
      }),
      acceptChangeBySignature: act('accept', () => {
        state.change = { ...state.change, state: 'accepted' };
        return { change: state.change };
      }),
      endVisit: act<EndVisitInput>('end', ({ visitId, state: ended, reason }) => ({
        visit: Object.assign(visitOf(visitId), { state: ended, reason: reason ?? '' }),
      })),
    },
  };
  /** To be called once the page is rendered: the handlers that are added last answer first. */
  const listen = () =>
    graphqlServer.use(
      http.post('http://localhost/graphql', () =>
        state.isDown ? HttpResponse.error() : undefined,
      ),
      http.put('*/api/field/visits/:visit/photographs/:id', ({ params: { id } }) => {
        if (state.isDown || state.failing() === 'before') return HttpResponse.error();
        if (!state.me)
          return HttpResponse.json({ error: { message: 'Zaloguj się.' } }, { status: 401 });
        photographs.push(String(id));
        return state.failing() === 'after' ? HttpResponse.error() : HttpResponse.json({ id });
      }),
      http.get('*/api/logout', () => new HttpResponse(null)),
    );
  return { state, calls, photographs, resolvers, listen };
}
