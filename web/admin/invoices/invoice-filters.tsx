import { Input, Segmented, Select } from 'antd';
import { useId } from 'react';
import { INVOICE_KINDS, type InvoiceKind } from '#engine/trade/invoices/invoice';
import { INVOICE_KIND_LABELS } from '#engine/trade/invoices/labels';
import type { InvoiceFilter, InvoiceMonth, InvoiceSort } from '../../apollo/schema.generated';
import { type ListFilter, oneOf, text } from '../kit/list/list-filters';
import { useTyped } from '../kit/list/list-search';
import { listSpec, type ListVariables, type ViewOf } from '../kit/list/list-view';
import styles from './invoice-filters.module.css';

/**
 * What the page shows; without a value in the URL, all invoices. due: orders that are to get an invoice; queue:
 * invoices that KSeF has not accepted yet; late: those of the queue whose deadline has passed; rejected: invoices that
 * KSeF has refused; outside: invoices issued outside of KSeF.
 */
const SHOWN = ['due', 'queue', 'late', 'rejected', 'outside'] as const;
type Shown = (typeof SHOWN)[number];

/** Which month invoices are listed by: that of the tax period, which is the default, or that of issue. */
const MONTH_KINDS = ['tax', 'issue'] as const satisfies readonly InvoiceMonth[];

const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

/** Whether a text is a month of the years 2000-2099: "2026-11". */
const isMonth = (text: string): boolean => MONTH.test(text);

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

interface FilterProps {
  view: InvoicesView;
  onChange: (change: Partial<InvoicesView>) => void;
}

const LABELS: Record<Shown, string> = {
  due: 'Do wystawienia',
  queue: 'Jeszcze nie w\u00a0KSeF',
  late: 'Po terminie',
  rejected: 'Odrzucone',
  outside: 'Poza KSeF',
};

/** Selects which invoices are shown, or the orders that wait for an invoice. */
export function InvoiceShownFilter({ view, onChange }: FilterProps) {
  return (
    <div className={styles.shown}>
      <Segmented<Shown | 'all'>
        aria-label="Co pokazać"
        value={view.show ?? 'all'}
        onChange={(value) => onChange({ show: value === 'all' ? null : value })}
        options={[
          { value: 'all', label: 'Wszystkie' },
          ...SHOWN.map((value) => ({ value, label: LABELS[value] })),
        ]}
      />
    </div>
  );
}

const KINDS = INVOICE_KINDS.map((value) => ({ value, label: INVOICE_KIND_LABELS[value] }));

const MONTH_LABELS = { tax: 'Według okresu VAT', issue: 'Według wystawienia' } as const;
const MONTHS = MONTH_KINDS.map((value) => ({ value, label: MONTH_LABELS[value] }));

/** The kind, and the month of the tax period or of issue. */
export function InvoiceFilters({ view, onChange }: FilterProps) {
  const monthId = useId();
  const month = useTyped(view.month, isMonth, (value) => onChange({ month: value }));
  return (
    <>
      <Select
        aria-label="Rodzaj"
        className={styles.kind}
        placeholder="Rodzaj"
        allowClear
        value={view.kind}
        options={KINDS}
        onChange={(kind) => onChange({ kind: kind ?? null })}
      />
      <Select
        aria-label="Według miesiąca"
        className={styles.kind}
        value={view.by ?? 'tax'}
        options={MONTHS}
        onChange={(by) => onChange({ by: by === 'tax' ? null : by })}
      />
      <span className={styles.month}>
        <label htmlFor={monthId}>Miesiąc</label>
        <Input
          id={monthId}
          style={{ width: 180 }}
          type="month"
          status={month.isWrong ? 'error' : ''}
          aria-invalid={month.isWrong}
          value={month.text}
          onChange={({ target }) => month.type(target.value)}
        />
      </span>
    </>
  );
}
