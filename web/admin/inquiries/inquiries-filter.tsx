import { Segmented, Select } from 'antd';
import {
  INQUIRY_STATUS_LABELS,
  INQUIRY_TYPE_LABELS,
  PRIORITY_LABELS,
} from '#engine/trade/shop/inquiry-labels';
import type { InquiryStatus } from '../../apollo/schema.generated';
import { Counted } from '../kit/list/link-filter';
import { CLEARABLE_SELECT } from '../kit/page/antd-defaults';
import { INQUIRY_STATUSES, PRIORITIES } from '../trade/status-tags';
import { INQUIRY_TYPES, type InquiriesView } from './inquiries-list';
import styles from './inquiries-filter.module.css';

interface InquiriesFilterProps {
  view: InquiriesView;
  /** Undefined until they are loaded. */
  counts: readonly { status: InquiryStatus; count: number }[] | undefined;
  assignees: readonly { id: number; name: string }[];
  onChange: (change: Partial<InquiriesView>) => void;
}

/** Filters by status, with the number of inquiries in each, and by type, priority and assignee. */
export function InquiriesFilter({ view, counts, assignees, onChange }: InquiriesFilterProps) {
  return (
    <div className={styles.filters}>
      <StatusFilter view={view} counts={counts} onChange={onChange} />
      <div className={styles.choices}>
        <Select
          aria-label="Filtr rodzaju"
          placeholder="Rodzaj"
          allowClear={CLEARABLE_SELECT}
          value={view.inquiryType}
          options={INQUIRY_TYPES.map((value) => ({ value, label: INQUIRY_TYPE_LABELS[value] }))}
          onChange={(inquiryType) => onChange({ inquiryType: inquiryType ?? null })}
        />
        <Select
          aria-label="Filtr priorytetu"
          placeholder="Priorytet"
          allowClear={CLEARABLE_SELECT}
          value={view.priority}
          options={PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }))}
          onChange={(priority) => onChange({ priority: priority ?? null })}
        />
        <Select
          aria-label="Filtr prowadzącego"
          placeholder="Prowadzący"
          allowClear={CLEARABLE_SELECT}
          value={view.assigneeId}
          options={[
            { value: 0, label: 'Nikt' },
            ...assignees.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(assigneeId) => onChange({ assigneeId: assigneeId ?? null })}
        />
      </div>
    </div>
  );
}

type Shown = InquiryStatus | 'all' | 'open' | 'awaiting';

function StatusFilter({ view, counts, onChange }: Omit<InquiriesFilterProps, 'assignees'>) {
  const countOf = (codes: readonly InquiryStatus[]) =>
    counts?.reduce((sum, { status, count }) => sum + (codes.includes(status) ? count : 0), 0);
  const choose = (value: Shown) =>
    onChange({
      status: value === 'all' || value === 'open' || value === 'awaiting' ? null : value,
      open: value === 'open' ? true : null,
      awaiting: value === 'awaiting' ? true : null,
    });
  return (
    <div className={styles.statuses}>
      <Segmented<Shown>
        aria-label="Filtr statusu"
        value={view.status ?? (view.open ? 'open' : view.awaiting ? 'awaiting' : 'all')}
        onChange={choose}
        options={[
          { value: 'all', label: <Counted label="Wszystkie" count={countOf(INQUIRY_STATUSES)} /> },
          { value: 'open', label: <Counted label="Otwarte" count={countOf(OPEN)} /> },
          { value: 'awaiting', label: <Counted label="Do odpowiedzi" count={countOf(AWAITING)} /> },
          ...INQUIRY_STATUSES.map((code) => ({
            value: code,
            label: <Counted label={INQUIRY_STATUS_LABELS[code]} count={countOf([code])} />,
          })),
        ]}
      />
    </div>
  );
}

const OPEN: readonly InquiryStatus[] = ['new', 'in_progress', 'waiting_for_customer'];
const AWAITING: readonly InquiryStatus[] = ['new', 'in_progress'];
