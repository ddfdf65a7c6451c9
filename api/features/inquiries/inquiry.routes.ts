import { IsIn, IsOptional } from 'class-validator';
import { changed, computed, single, page, view } from '../../rest/answer.js';
import { json } from '../../rest/body.js';
import { idOf } from '../../rest/parameters.js';
import { type Route, route } from '../../rest/route.js';
import { Description } from '../../shared/description.js';
import { listExport } from '../audit/list-export.js';
import { answerInquiry } from './answers/answer-inquiry.js';
import { inquiriesCsv } from './inquiry-csv.js';
import { latestAnswer } from './inquiry-details.resolver.js';
import {
  INQUIRY_SORTS,
  InquiryFilter,
  type InquirySort,
  UpdateInquiryBody,
} from './inquiry-staff.inputs.js';
import { Inquiry } from './inquiry.entity.js';
import { SubmitInquiryInput } from './inquiry.inputs.js';
import { INQUIRY_OPERATIONS } from './inquiry.operations.js';
import { takeInquiry } from './inquiry.resolver.js';
import { listInquiries } from './list-inquiries.js';
import { RequestSamplesInput } from './samples/samples.inputs.js';
import { takeSamplesRequest } from './samples/samples.resolver.js';
import { updateInquiry } from './update-inquiry.js';

class ExportQuery extends InquiryFilter {
  @Description('Left out: the newest first.')
  @IsOptional()
  @IsIn(INQUIRY_SORTS)
  sort?: InquirySort;
}

const tag = 'Inquiries';

const SENT = view('SentInquiry', Inquiry, ['id', 'status', 'createdAt']);

const INQUIRY = view(
  'Inquiry',
  Inquiry,
  [
    'id',
    'customerName',
    'customerEmail',
    'customerPhone',
    'subject',
    'message',
    'inquiryType',
    'street',
    'postalCode',
    'city',
    'status',
    'priority',
    'createdAt',
    'updatedAt',
    'version',
  ],
  {
    response: {
      type: ['string', 'null'],
      description: 'The latest answer; null where there is none.',
    },
    photographs: computed(
      {
        type: 'array',
        items: { type: 'string' },
        description: 'The paths of the photographs that the customer has sent, as WebP files.',
      },
      ({ photographs }: Inquiry) => photographs.getItems().map(({ url }) => url),
    ),
    samples: computed(
      {
        type: 'array',
        items: { type: 'string' },
        description: 'Ids of the fabrics that the customer wants samples of.',
      },
      ({ sampleIds }: Inquiry) => sampleIds,
    ),
  },
);

export const INQUIRY_ROUTES: readonly Route[] = [
  route(INQUIRY_OPERATIONS, 'POST /inquiries', {
    tag,
    summary: 'Sends an inquiry to the shop, which confirms it by e-mail.',
    body: json(SubmitInquiryInput, {
      example: {
        name: 'Żaneta Gęślą',
        email: 'zaneta@example.com',
        phone: '600 100 200',
        subject: 'Pergola na taras',
        message: 'Czy pergola 4 × 4 m zmieści się na tarasie bez fundamentu?',
        inquiryType: 'technical',
      },
    }),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
    answer: single(SENT, 201, 'The inquiry was stored.'),
    handle: ({ context, body }) => takeInquiry(context, body),
  }),

  route(INQUIRY_OPERATIONS, 'POST /samples', {
    tag,
    summary: 'Orders free samples of up to five fabrics.',
    body: json(RequestSamplesInput, {
      example: {
        name: 'Żaneta Gęślą',
        email: 'zaneta@example.com',
        street: 'Słoneczna 12',
        postalCode: '90-001',
        city: 'Łódź',
        fabrics: ['toscana-krem', 'solano-5-szary'],
      },
    }),
    errors: ['TOO_MANY_REQUESTS'],
    answer: single(SENT, 201, 'The order of samples was stored.'),
    handle: ({ context, body }) => takeSamplesRequest(context, body),
  }),

  route(INQUIRY_OPERATIONS, 'GET /admin/inquiries', {
    tag,
    summary: 'Inquiries, the newest first.',
    query: InquiryFilter,
    isPaged: true,
    answer: page(INQUIRY),
    async handle({ context: { em }, query, page: window }) {
      const { items, totalCount } = await listInquiries(em, query, 'newest', window);
      return { items: await Promise.all(items.map(withDetails)), totalCount };
    },
  }),

  route(INQUIRY_OPERATIONS, 'GET /admin/inquiries.csv', {
    tag,
    summary: 'The filtered inquiries as a CSV file, each with its latest answer.',
    query: ExportQuery,
    errors: ['TOO_MANY_REQUESTS'],
    answer: listExport('zapytania.csv'),
    handle: ({ context, query: { sort = 'newest', ...filter } }) =>
      inquiriesCsv(context, filter, sort),
  }),

  route(INQUIRY_OPERATIONS, 'PUT /admin/inquiries/:id', {
    tag,
    summary: 'Sets the status of an inquiry; a response is mailed to the customer.',
    params: { id: idOf('inquiry') },
    body: json(UpdateInquiryBody, {
      example: {
        status: 'resolved',
        response: 'Dzień dobry, pod każdy słup potrzebny jest fundament punktowy.',
      },
    }),
    errors: ['CHANGED_MEANWHILE'],
    answer: changed(INQUIRY, { fields: ['id', 'status'], access: 'inquiries:read' }),
    async handle({ context: { em }, viewer, params: { id }, body: { response, ...edit } }) {
      const inquiry = response
        ? await answerInquiry(em, viewer, { id, text: response, ...edit })
        : await updateInquiry(em, viewer, { id, ...edit });
      return withDetails(inquiry);
    },
  }),
];

/** Loads what the view shows beside the columns of an inquiry. */
async function withDetails(inquiry: Inquiry): Promise<Inquiry & { response: string | null }> {
  await inquiry.photographs.loadItems();
  return Object.assign(inquiry, { response: await latestAnswer(inquiry) });
}
