import { IsIn, IsOptional, Matches } from 'class-validator';
import { pdfFile, xmlFile } from '../../rest/answer.js';
import { idOf, tokenOf } from '../../rest/parameters.js';
import { type Route, route } from '../../rest/route.js';
import { Description } from '../../shared/description.js';
import { AppError } from '../../shared/errors.js';
import { listExport } from '../audit/list-export.js';
import { findOrderByToken } from '../orders/find-order.js';
import { sellerIn } from './create-invoice.js';
import { INVOICE_OPERATIONS } from './invoice.operations.js';
import { MONTH, MONTH_KINDS, MONTH_MESSAGE, type MonthKind } from './month.js';
import { printNextInvoice, printProforma } from './paper/print-draft.js';
import { confirmationXml, invoiceXml, printInvoice } from './paper/print-invoice.js';
import { jpkV7m } from './register/jpk-v7m.js';
import { registerCsv } from './register/register-csv.js';
import { registerEpp } from './register/register-epp.js';

const tag = 'Invoices';

class MonthQuery {
  @Description('A month in Poland: "2026-11".')
  @Matches(MONTH, { message: MONTH_MESSAGE })
  month!: string;
}

class RegisterQuery extends MonthQuery {
  @Description('Whether `month` is the tax period, which is the default, or the month of issue.')
  @IsOptional()
  @IsIn(MONTH_KINDS)
  by?: MonthKind;
}

/** The routes of invoices as PDF and XML, of their confirmations by KSeF, and of the sales register. */
export const INVOICE_ROUTES: readonly Route[] = [
  route(INVOICE_OPERATIONS, 'GET /orders/:token/invoices/:id.pdf', {
    tag,
    summary: 'An invoice of an order, for the customer.',
    params: { token: tokenOf('order'), id: idOf('invoice') },
    errors: ['NOT_FOUND'],
    answer: pdfFile('The invoice on paper.'),
    handle: async ({ context: { em }, params: { token, id } }) =>
      printInvoice(em, id, await findOrderByToken(em, token)),
  }),

  route(INVOICE_OPERATIONS, 'GET /orders/:token/proforma.pdf', {
    tag,
    summary: 'A request to pay an order (proforma), which is no invoice, for the customer.',
    params: { token: tokenOf('order') },
    errors: ['NOT_FOUND'],
    answer: pdfFile('The request to pay.'),
    handle: async ({ context: { em, services }, params: { token } }) => {
      const order = await findOrderByToken(em, token);
      if (!order) throw new AppError('NOT_FOUND');
      return printProforma(em, order.id, services.content.company);
    },
  }),

  route(INVOICE_OPERATIONS, 'GET /admin/orders/:id/next-invoice.pdf', {
    tag,
    summary: 'A preview of the next invoice of an order, before it is issued.',
    params: { id: idOf('order') },
    errors: ['NOT_FOUND', 'CONFLICT'],
    answer: pdfFile('The invoice without its number.'),
    handle: ({ context: { em, services }, params: { id } }) =>
      printNextInvoice(em, id, sellerIn(services)),
  }),

  route(INVOICE_OPERATIONS, 'GET /admin/orders/:id/proforma.pdf', {
    tag,
    summary: 'A request to pay an order (proforma), which is no invoice.',
    params: { id: idOf('order') },
    errors: ['NOT_FOUND'],
    answer: pdfFile('The request to pay.'),
    handle: ({ context: { em, services }, params: { id } }) =>
      printProforma(em, id, services.content.company),
  }),

  route(INVOICE_OPERATIONS, 'GET /admin/invoices.csv', {
    tag,
    summary: 'The sales register of a month as a CSV file for the accountant.',
    query: RegisterQuery,
    errors: ['TOO_MANY_REQUESTS'],
    answer: listExport('rejestr-sprzedazy.csv'),
    handle: ({ context, query: { month, by = 'tax' } }) => registerCsv(context, month, by),
  }),

  route(INVOICE_OPERATIONS, 'GET /admin/invoices.epp', {
    tag,
    summary:
      'The invoices of a month as an EPP file (EDI++ 1.05, Windows-1250), which programs for accounting import.',
    query: RegisterQuery,
    errors: ['TOO_MANY_REQUESTS'],
    answer: listExport('faktury.epp'),
    handle: ({ context, query: { month, by = 'tax' } }) => registerEpp(context, month, by),
  }),

  route(INVOICE_OPERATIONS, 'GET /admin/jpk-v7m.xml', {
    tag,
    summary:
      'The record of sales of a tax period by the schema JPK_V7M(3), without purchases and declaration.',
    query: MonthQuery,
    errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
    answer: listExport('jpk-v7m-sprzedaz.xml'),
    handle: ({ context, query: { month } }) => jpkV7m(context, month),
  }),

  route(INVOICE_OPERATIONS, 'GET /admin/invoices/:id.pdf', {
    tag,
    summary: 'An invoice, to be printed.',
    params: { id: idOf('invoice') },
    answer: pdfFile('The invoice on paper.'),
    handle: ({ context: { em }, params: { id } }) => printInvoice(em, id),
  }),

  route(INVOICE_OPERATIONS, 'GET /admin/invoices/:id.xml', {
    tag,
    summary: 'The XML of an invoice by FA(3), byte by byte as it was stored.',
    params: { id: idOf('invoice') },
    answer: xmlFile('The invoice by FA(3).'),
    handle: ({ context: { em }, params: { id } }) => invoiceXml(em, id),
  }),

  route(INVOICE_OPERATIONS, 'GET /admin/invoices/:id/upo.xml', {
    tag,
    summary: 'The official confirmation (UPO) that KSeF has an invoice.',
    params: { id: idOf('invoice') },
    answer: xmlFile('The confirmation, as KSeF has given it.'),
    handle: ({ context: { em }, params: { id } }) => confirmationXml(em, id),
  }),
];
