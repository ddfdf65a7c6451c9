import { Matches } from 'class-validator';
import { pdfFile } from '../../../rest/answer.js';
import { idOf, tokenOf, uuidOf } from '../../../rest/parameters.js';
import { readId } from '../../../rest/request.js';
import { type Route, route } from '../../../rest/route.js';
import { Description } from '../../../shared/description.js';
import { AppError, wrongField } from '../../../shared/errors.js';
import { issuerOf } from '../../agreements/paper/issuer.js';
import { findOrderByToken } from '../find-order.js';
import { ORDER_OPERATIONS } from '../order.operations.js';
import {
  printLabels,
  printManyWorksheets,
  printOrder,
  printTerms,
  printVersion,
  printWorksheets,
} from './print-order.js';

const tag = 'Orders';
const id = idOf('order');

/** The maximum number of orders in one file of worksheets. */
const MAX_ORDERS = 50;

class WorksheetsQuery {
  @Description(`Ids of orders, separated by commas, in the order to print: 1-${MAX_ORDERS}.`)
  @Matches(/^\d{1,10}(,\d{1,10})*$/, {
    message: 'Podaj numery zamówień, rozdzielone przecinkami.',
  })
  ids!: string;
}

/** The routes of the PDFs of an order: for the customer and staff, and the worksheets for the workshop. */
export const ORDER_PAPER_ROUTES: readonly Route[] = [
  route(ORDER_OPERATIONS, 'GET /admin/orders/worksheets.pdf', {
    tag,
    summary: 'The worksheets of several orders in one file.',
    query: WorksheetsQuery,
    errors: ['NOT_FOUND'],
    answer: pdfFile('The worksheets.'),
    handle: ({ context: { em, services }, query }) =>
      printManyWorksheets(em, issuerOf(services), readIds(query.ids)),
  }),

  route(ORDER_OPERATIONS, 'GET /orders/:token.pdf', {
    tag,
    summary: 'The order as it is now, to be printed, for the customer.',
    params: { token: tokenOf('order') },
    errors: ['NOT_FOUND'],
    answer: pdfFile('The order on paper.'),
    async handle({ context: { em, services }, params }) {
      const order = await findOrderByToken(em, params.token);
      if (!order) throw new AppError('NOT_FOUND');
      return printOrder(em, issuerOf(services), order.id);
    },
  }),

  route(ORDER_OPERATIONS, 'GET /orders/:token/terms.pdf', {
    tag,
    summary: 'The legal texts that the shop showed on the day of the order, for the customer.',
    params: { token: tokenOf('order') },
    errors: ['NOT_FOUND'],
    answer: pdfFile('The texts on paper.'),
    async handle({ context: { em, services }, params }) {
      const order = await findOrderByToken(em, params.token);
      if (!order || order.legalTexts.length === 0) throw new AppError('NOT_FOUND');
      return printTerms(em, { ...issuerOf(services), site: services.content }, order);
    },
  }),

  route(ORDER_OPERATIONS, 'GET /orders/:token/versions/:number.pdf', {
    tag,
    summary: 'A version of the order as it was proposed or in force, to be printed.',
    params: { token: tokenOf('order'), number: idOf('version') },
    errors: ['NOT_FOUND'],
    answer: pdfFile('The version on paper.'),
    async handle({ context: { em, services }, params }) {
      const order = await findOrderByToken(em, params.token);
      if (!order) throw new AppError('NOT_FOUND');
      return printVersion(em, issuerOf(services), order.id, params.number);
    },
  }),

  route(ORDER_OPERATIONS, 'GET /admin/orders/:id.pdf', {
    tag,
    summary: 'The order as it is now, to be printed.',
    params: { id },
    answer: pdfFile('The order on paper.'),
    handle: ({ context: { em, services }, params }) =>
      printOrder(em, issuerOf(services), params.id),
  }),

  route(ORDER_OPERATIONS, 'GET /admin/orders/:id/versions/:number.pdf', {
    tag,
    summary: 'A version of an order as it was proposed or in force, to be printed.',
    params: { id, number: idOf('version') },
    answer: pdfFile('The version on paper.'),
    handle: ({ context: { em, services }, params }) =>
      printVersion(em, issuerOf(services), params.id, params.number),
  }),

  route(ORDER_OPERATIONS, 'GET /admin/orders/:id/worksheets.pdf', {
    tag,
    summary: 'The worksheets of an order, one for each line.',
    params: { id },
    answer: pdfFile('The worksheets.'),
    handle: ({ context: { em, services }, params }) =>
      printWorksheets(em, issuerOf(services), params.id, null),
  }),

  route(ORDER_OPERATIONS, 'GET /admin/orders/:id/labels.pdf', {
    tag,
    summary: 'The labels of the pieces of an order, with the QR codes of their service pages.',
    params: { id },
    answer: pdfFile('The labels.'),
    handle: ({ context: { em, services }, params }) =>
      printLabels(em, issuerOf(services), params.id),
  }),

  route(ORDER_OPERATIONS, 'GET /admin/orders/:id/lines/:lineId.pdf', {
    tag,
    summary: 'The worksheet of one line.',
    params: { id, lineId: uuidOf('line') },
    answer: pdfFile('The worksheet.'),
    handle: ({ context: { em, services }, params }) =>
      printWorksheets(em, issuerOf(services), params.id, params.lineId),
  }),
];

/** The ids without repetitions; throws BAD_USER_INPUT for more than `MAX_ORDERS`. */
function readIds(text: string): number[] {
  const ids = [...new Set(text.split(',').map(readId))];
  if (ids.length <= MAX_ORDERS) return ids;
  throw wrongField(
    'ids',
    `Karty można wydrukować naraz dla najwyżej ${MAX_ORDERS} zamówień, a\u00a0wybrano ${ids.length}.`,
  );
}
