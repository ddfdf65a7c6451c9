import { pdfFile } from '../../../rest-answer.js';
import { idOf, uuidOf } from '../../../rest-parameters.js';
import { type Route, route } from '../../../rest-route.js';
import { printOrder, printWorksheets } from './print-order.js';

const tag = 'Orders';
const method = 'get';
const role = 'staff';
const id = idOf('order');

/** An order on paper: as the customer has placed it, and as the workshop makes it. */
export const ORDER_PAPER_ROUTES: readonly Route[] = [
  route({
    method,
    path: '/admin/orders/:id.pdf',
    tag,
    summary: 'The order as it was placed, to be printed.',
    role,
    params: { id },
    answer: pdfFile('The order on paper.'),
    handle: ({ context: { em, services }, params }) => printOrder(em, services, params.id),
  }),

  route({
    method,
    path: '/admin/orders/:id/worksheets.pdf',
    tag,
    summary: 'A sheet for the workshop for each line of the order.',
    role,
    params: { id },
    answer: pdfFile('The sheets.'),
    handle: ({ context: { em, services }, params }) =>
      printWorksheets(em, services, params.id, null),
  }),

  route({
    method,
    path: '/admin/orders/:id/lines/:lineId.pdf',
    tag,
    summary: 'The sheet for the workshop of one line.',
    role,
    params: { id, lineId: uuidOf('line') },
    answer: pdfFile('The sheet.'),
    handle: ({ context: { em, services }, params }) =>
      printWorksheets(em, services, params.id, params.lineId),
  }),
];
