import { plainView, single, webpFile, pdfFile } from '../../rest/answer.js';
import { file } from '../../rest/body.js';
import { tokenOf, uuidOf } from '../../rest/parameters.js';
import { type Route, route } from '../../rest/route.js';
import { AppError } from '../../shared/errors.js';
import { isUuid } from '../../shared/id.js';
import { issuerOf } from '../agreements/paper/issuer.js';
import { SignedLinkQuery } from '../files/files.inputs.js';
import { printWorksheets } from '../orders/paper/print-order.js';
import { findVisitByToken } from '../visits/customer/own-visits.js';
import { Visit } from '../visits/visit.entity.js';
import { findOwnVisit } from './own-crew.js';
import { printProtocol } from './paper/print-protocol.js';
import { readLinkedPhotograph } from './photographs/photograph-links.js';
import { PhotographQuery } from './photographs/photograph-query.js';
import { takeVisitPhotograph } from './photographs/take-photograph.js';
import { Protocol } from './protocol.entity.js';
import { PROTOCOL_OPERATIONS } from './protocol.operations.js';

const MAX_BYTES = 10 * 1024 * 1024;

const TAKEN = plainView('VisitPhotograph', {
  id: { type: 'string', format: 'uuid' },
  width: { type: 'integer', description: 'px' },
  height: { type: 'integer', description: 'px' },
});

const tag = 'Visits';

/** Photographs and worksheets for the phones of crews, and the papers of their protocols. */
export const FIELD_ROUTES: readonly Route[] = [
  route(PROTOCOL_OPERATIONS, 'PUT /field/visits/:visit/photographs/:id', {
    tag,
    summary:
      'Stores a photograph that a crew has taken, under an id that the phone has made: at most 1600 px, without ' +
      'metadata. The same id again changes nothing.',
    params: { visit: uuidOf('visit'), id: uuidOf('photograph') },
    query: PhotographQuery,
    body: file('image/*', MAX_BYTES),
    errors: ['NOT_FOUND', 'CONFLICT'],
    answer: single(TAKEN),
    handle: ({ context: { em }, viewer, params, query, body }) =>
      takeVisitPhotograph(em, viewer, { ...params, file: body }, query),
  }),

  route(PROTOCOL_OPERATIONS, 'GET /field/photographs/:id', {
    tag,
    summary: 'A photograph of a crew or a customer, for whoever has a link that has not expired.',
    params: { id: uuidOf('photograph') },
    query: SignedLinkQuery,
    errors: ['NOT_FOUND'],
    answer: webpFile('The photograph.'),
    handle: ({ context: { em, services }, params: { id }, query }) =>
      readLinkedPhotograph(em, services, id, query),
  }),

  route(PROTOCOL_OPERATIONS, 'GET /admin/visits/:id/protocol.pdf', {
    tag,
    summary: 'The protocol of a visit, signed or not.',
    params: { id: uuidOf('visit') },
    errors: ['NOT_FOUND'],
    answer: pdfFile('The protocol on paper.'),
    async handle({ context: { em, services }, params: { id } }) {
      const visit = isUuid(id) ? await em.findOne(Visit, { id }) : null;
      if (!visit) throw new AppError('NOT_FOUND');
      return printProtocol(em, issuerOf(services), visit);
    },
  }),

  route(PROTOCOL_OPERATIONS, 'GET /visits/:token/protocol.pdf', {
    tag,
    summary: 'The signed protocol of a visit, for its customer.',
    params: { token: tokenOf('visit') },
    errors: ['NOT_FOUND'],
    answer: pdfFile('The protocol on paper.'),
    async handle({ context: { em, services }, params: { token } }) {
      const visit = await findVisitByToken(em, token);
      const isSigned = visit && (await em.count(Protocol, { visit, signedAt: { $ne: null } })) > 0;
      if (!isSigned) throw new AppError('NOT_FOUND');
      return printProtocol(em, issuerOf(services), visit);
    },
  }),

  route(PROTOCOL_OPERATIONS, 'GET /field/visits/:visit/lines/:line.pdf', {
    tag,
    summary: 'The worksheet of a line of the order of a visit, for its crew.',
    params: { visit: uuidOf('visit'), line: uuidOf('line') },
    errors: ['NOT_FOUND', 'CONFLICT'],
    answer: pdfFile('The worksheet.'),
    async handle({ context: { em, services }, viewer, params }) {
      if (!isUuid(params.visit)) throw new AppError('NOT_FOUND');
      const { order } = await findOwnVisit(em, viewer, params.visit);
      if (!order) throw new AppError('NOT_FOUND');
      return printWorksheets(em, issuerOf(services), order.id, params.line);
    },
  }),
];
