import { randomUUID } from 'node:crypto';
import { NOT_AUDITED, type Operations } from '../../identity/operations.js';

const read = { access: 'inquiries:read' } as const;
const write = { access: 'inquiries:write' } as const;
const SAMPLE = 'toscana-krem';
const WRONG_FABRICS = [
  5,
  true,
  'tekst',
  {},
  [],
  [{}],
  [5],
  [''],
  ['constructor'],
  [SAMPLE, SAMPLE],
  [SAMPLE, null],
  ['lido-bialy', 'lido-ecru', 'lido-szary', 'lido-czarny', 'lido-antracyt', SAMPLE],
];
const WRONG_POSTCODES = [5, true, {}, [], '', '90-0011', '9-0001', 'łódź', '9'.repeat(2000)];

/** What customers ask, and what staff do about it. */
export const INQUIRY_OPERATIONS = {
  'Query.inquiry': { ...read, calls: [async (shop) => ({ id: (await shop.inquiry()).id })] },
  'Query.inquiries': {
    ...read,
    reads: 'replica',
    calls: [
      () => ({ page: { limit: 10 } }),
      () => ({
        page: { limit: 10 },
        filter: {
          status: 'new',
          open: true,
          awaiting: true,
          inquiryType: 'general',
          priority: 'low',
          assigneeId: 0,
          text: 'anna',
        },
      }),
    ],
    refused: ({ boolean, choice, integer, string }) => ({
      'filter.status': choice,
      'filter.open': boolean,
      'filter.awaiting': boolean,
      'filter.inquiryType': choice,
      'filter.priority': choice,
      'filter.assigneeId': integer(0, 2 ** 31 - 1),
      'filter.text': string(100),
    }),
  },
  'Query.inquiryCounts': { ...read, reads: 'replica' },
  'Query.inquiryAssignees': { ...read, reads: 'replica' },
  'Mutation.submitInquiry': {
    access: 'everyone',
    calls: [
      async (shop) =>
        shop.inputs.inquiry({
          configurationId: (await shop.configuration()).id,
          lineId: await shop.deliveredLine(),
          phone: '600100200',
          photographIds: [await shop.photograph()],
        }),
    ],
    refused: ({ inquiryFields }) => inquiryFields,
    notAudited: NOT_AUDITED.ownForm,
  },
  'Mutation.updateInquiry': {
    ...write,
    calls: [
      async (shop) => ({
        id: await shop.newInquiry(),
        version: 1,
        status: 'closed',
        priority: 'low',
        assigneeId: 1,
      }),
    ],
    refused: ({ choice, id, integer }) => ({
      id,
      version: id,
      status: choice,
      priority: choice,
      assigneeId: integer(0, 2 ** 31 - 1),
    }),
  },
  'Mutation.answerInquiry': {
    ...write,
    calls: [
      async (shop) => ({
        id: await shop.newInquiry(),
        version: 1,
        text: 'Tak.',
        status: 'resolved',
        idempotencyKey: randomUUID(),
      }),
    ],
    refused: ({ choice, id, key, text }) => ({
      id,
      version: id,
      text: text(2, 10_000),
      status: choice,
      idempotencyKey: key,
    }),
  },
  'Mutation.requestSamples': {
    access: 'everyone',
    calls: [(shop) => shop.inputs.samples()],
    refused: ({ email, phone, text }) => ({
      name: text(2, 120),
      email,
      phone,
      street: text(3, 120),
      postalCode: WRONG_POSTCODES,
      city: text(2, 80),
      fabrics: WRONG_FABRICS,
    }),
    notAudited: NOT_AUDITED.ownForm,
  },
  'POST /inquiries': {
    access: 'everyone',
    refused: ({ inquiryFields, required }) => ({
      ...inquiryFields,
      name: required(inquiryFields.name),
      email: required(inquiryFields.email),
      subject: required(inquiryFields.subject),
      message: required(inquiryFields.message),
      inquiryType: required(inquiryFields.inquiryType),
    }),
    refusals: [
      {
        status: 404,
        code: 'NOT_FOUND',
        call: () => ({ body: { configurationId: randomUUID() } }),
      },
    ],
  },
  'POST /samples': {
    access: 'everyone',
    refused: ({ email, phone, required, text }) => ({
      name: required(text(2, 120)),
      email: required(email),
      phone,
      street: required(text(3, 120)),
      postalCode: required(WRONG_POSTCODES),
      city: required(text(2, 80)),
      fabrics: required(WRONG_FABRICS),
    }),
  },
  'GET /admin/inquiries': {
    ...read,
    reads: 'replica',
    calls: [() => ({ query: '?open=true&limit=2' })],
  },
  'GET /admin/inquiries.csv': { access: ['inquiries:read', 'exports:read'] },
  'PUT /admin/inquiries/:id': {
    ...write,
    calls: [
      async (shop) => ({
        params: { id: await shop.newInquiry() },
        body: { version: 1, status: 'resolved', response: 'Tak.' },
      }),
      async (shop) => ({ params: { id: await shop.newInquiry() }, body: { status: 'closed' } }),
    ],
    refused: ({ choice, id, required, text }) => ({
      status: required(choice),
      response: text(2, 10_000),
      version: id,
    }),
    refusals: [
      {
        status: 409,
        code: 'CHANGED_MEANWHILE',
        call: () => ({ body: { version: 2_147_483_647, response: 'Inna odpowiedź.' } }),
      },
    ],
  },
} satisfies Operations;
