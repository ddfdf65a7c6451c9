import { INVOICE_KINDS, type InvoiceKind } from '#engine/trade/invoices/invoice';
import type { InvoiceFilter, InvoiceMonth, InvoiceSort } from '../../apollo/schema.generated';
import { type ListFilter, oneOf, text } from '../kit/list/list-filters';
import { listSpec, type ListVariables, type ViewOf } from '../kit/list/list-view';

/**
 * What the page shows; without a value in the URL, all invoices. due: orders that are to get an invoice; queue:
 * invoices that KSeF has not accepted yet; late: those of the queue whose deadline has passed; rejected: invoices that
 * KSeF has refused; outside: invoices issued outside of KSeF.
 */
export const SHOWN = ['due', 'queue', 'late', 'rejected', 'outside'] as const;
export type Shown = (typeof SHOWN)[number];

/** Which month invoices are listed by: that of the tax period, which is the default, or that of issue. */
export const MONTH_KINDS = ['tax', 'issue'] as const satisfies readonly InvoiceMonth[];

const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

/** Whether a text is a month of the years 2000-2099: "2026-11". */
export const isMonth = (text: string): boolean => MONTH.test(text);

const month: ListFilter<string> = {
  read: (written) => (isMonth(written) ? written : null),
  write: (value) => value,
};

interface Filters {
  show: Shown;
  kind: InvoiceKind;
  month: string;
  by: InvoiceMonth;
  text: string;
}

export const invoicesList = listSpec<Filters, InvoiceSort>({
  filters: { show: oneOf(SHOWN), kind: oneOf(INVOICE_KINDS), month, by: oneOf(MONTH_KINDS), text },
  sorts: ['newest', 'oldest'],
  defaultSort: 'newest',
});

export type InvoicesView = ViewOf<typeof invoicesList>;
export type InvoicesVariables = ListVariables<Filters, InvoiceSort>;

/** The filter of the query of invoices. */
export const toFilter = ({ show, by, ...filter }: InvoicesVariables['filter']): InvoiceFilter => ({
  ...filter,
  by: by ?? 'tax',
  shown: show === 'due' ? null : show,
});
