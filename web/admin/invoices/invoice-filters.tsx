import { Input, Segmented, Select } from 'antd';
import { useId } from 'react';

import { INVOICE_KINDS } from '#engine/trade/invoices/invoice';
import { INVOICE_KIND_LABELS } from '#engine/trade/invoices/labels';
import { useTyped } from '../kit/list/use-typed';
import styles from './invoice-filters.module.css';
import { MONTH_KINDS, SHOWN, isMonth, type InvoicesView, type Shown } from './invoices-list';

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
