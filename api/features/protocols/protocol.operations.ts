import type { Operations } from '../../identity/operations.js';

const write = { access: 'field:write' } as const;

const SIGNATURE = {
  name: 'Anna Lis',
  strokes: [
    [
      { x: 10, y: 20, time: 1 },
      { x: 30.5, y: 24, time: 17 },
    ],
  ],
};

/** What the crews do at customers', on their phones. */
export const PROTOCOL_OPERATIONS = {
  'Query.fieldDay': {
    ...write,
    calls: [
      async (shop) => {
        const { crewId } = await shop.fieldVisit();
        return { date: '2027-03-01', crewId };
      },
      async (shop) => ({ date: '2027-03-01', crewId: (await shop.photographedVisit()).crewId }),
    ],
    refused: ({ day, id }) => ({ date: day, crewId: id }),
  },
  'Mutation.saveProtocol': {
    ...write,
    calls: [
      async (shop) => ({
        ...(await shop.newProtocol()),
        checklist: [{ code: 'access', answer: 'yes' }],
        defects: [{ id: shop.newUuid(), text: 'Rysa na kasecie', dueOn: '2027-04-01' }],
        remark: 'Wejście od ogrodu',
      }),
      async (shop) => shop.protocolOfInquiry(),
    ],
    refused: ({ boolean, choice, day, optionalChoice, string, text, uuid, protocolParts }) => ({
      id: uuid,
      visitId: uuid,
      ...protocolParts,
      'checklist.code': string(40),
      'checklist.answer': choice,
      'lines.lineId': uuid,
      'lines.family': optionalChoice,
      'lines.readings.target': choice,
      'lines.socket': optionalChoice,
      'lines.isSettled': boolean,
      'lines.remark': text(0, 1000),
      'defects.id': uuid,
      'defects.text': text(3, 500),
      'defects.dueOn': day,
      remark: text(0, 2000),
    }),
    refusals: [
      async (shop) => ({ ...(await shop.newProtocol()), id: shop.newUuid(), lines: [{}] }),
    ],
  },
  'Mutation.signProtocol': {
    ...write,
    calls: [async (shop) => ({ id: await shop.protocol(), ...SIGNATURE, signedAt: new Date() })],
    refused: ({ strokes, text, time, uuid }) => ({
      id: uuid,
      name: text(2, 120),
      strokes,
      signedAt: time,
    }),
    refusals: [(shop) => ({ id: shop.newUuid(), ...SIGNATURE, signedAt: new Date() })],
  },
  'Mutation.acceptChangeBySignature': {
    ...write,
    calls: [
      async (shop) => {
        const orderId = await shop.changeToSign();
        const seen = { version: 2, expectedTotal: '4880.00' };
        return { orderId, ...seen, ...SIGNATURE, signedAt: new Date() };
      },
    ],
    refused: ({ amount, id, strokes, text, time }) => ({
      orderId: id,
      version: id,
      expectedTotal: amount,
      name: text(2, 120),
      strokes,
      signedAt: time,
    }),
  },
  'Mutation.endVisit': {
    ...write,
    calls: [
      async (shop) => ({
        visitId: (await shop.fieldVisit()).id,
        state: 'failed',
        reason: 'Nikogo nie było',
      }),
    ],
    refused: ({ choice, text, uuid }) => ({
      visitId: uuid,
      state: choice,
      reason: text(0, 500),
    }),
  },
  'GET /field/visits/:visit/lines/:line.pdf': {
    ...write,
    calls: [async (shop) => ({ params: await shop.fieldLine() })],
    refusals: [
      {
        status: 409,
        code: 'CONFLICT',
        call: async (shop) => ({
          params: { visit: (await shop.askedVisit()).id, line: shop.newUuid() },
        }),
      },
    ],
  },
  'GET /admin/visits/:id/protocol.pdf': {
    access: 'visits:read',
    calls: [async (shop) => ({ params: { id: await shop.protocolVisit() } })],
  },
  'GET /visits/:token/protocol.pdf': {
    access: 'everyone',
    calls: [async (shop) => ({ params: { token: await shop.signedVisitToken() } })],
  },
  'PUT /field/visits/:visit/photographs/:id': {
    ...write,
    calls: [
      async (shop) => ({
        params: { visit: (await shop.fieldVisit()).id, id: shop.newUuid() },
        query: '?moment=before&caption=Ściana',
        file: await shop.pictureFile(),
      }),
    ],
    refusals: [
      {
        status: 409,
        code: 'CONFLICT',
        call: async (shop) => ({
          params: { visit: (await shop.askedVisit()).id, id: shop.newUuid() },
        }),
      },
    ],
  },
  'GET /field/photographs/:id': {
    access: 'everyone',
    calls: [async (shop) => shop.linkedPhotograph()],
  },
} satisfies Operations;
