import type { FragmentType } from '@apollo/client';
import { Select } from 'antd';
import type { AuditSort } from '../../apollo/schema.generated';
import { formatDateTime } from '../../lib/dates/format-date';
import { DayRange } from '../kit/list/day-range';
import { LinkFilter } from '../kit/list/link-filter';
import { ListSearch } from '../kit/list/list-search';
import { useRows } from '../kit/list/rows';
import { CLEARABLE_SELECT, SEARCH_ICON } from '../kit/page/antd-defaults';
import { SavedViews } from '../kit/saved-views/saved-views';
import { ListTable } from '../kit/table/list-table';
import type { ListColumn } from '../kit/table/use-columns';
import { Actor, Changes, CompactEntry, Subject } from './audit-cells';
import {
  auditList,
  type AuditView,
  subjectNumber,
  AUDIT_ACTION_LABELS,
  AUDIT_ACTIONS,
} from './audit-list';
import {
  type AuditChoicesQuery,
  AuditRowFragmentDoc,
  type AuditRowFragment,
} from './audit-page.generated';
import styles from './audit-table.module.css';

interface AuditTableProps {
  entries: FragmentType<AuditRowFragment>[] | undefined;
  choices: AuditChoicesQuery | undefined;
  total: number;
  loading: boolean;
  view: AuditView;
  onChange: (change: Partial<AuditView>) => void;
  onOpen: (entry: AuditRowFragment) => void;
}

const COLUMNS: ListColumn<AuditRowFragment, AuditSort>[] = [
  {
    key: 'at',
    title: 'Kiedy',
    shown: 'always',
    width: 200,
    sort: { ascend: 'oldest', descend: 'newest' },
    render: ({ at }) => formatDateTime(at),
  },
  { key: 'actor', title: 'Kto', width: 180, render: (entry) => <Actor entry={entry} /> },
  { key: 'subject', title: 'Co', width: 190, render: (entry) => <Subject entry={entry} /> },
  { key: 'changes', title: 'Różnice', render: (entry) => <Changes entry={entry} /> },
];

/** One page of the audit log with search and filters. */
export function AuditTable({ entries, choices, view, onChange, ...list }: AuditTableProps) {
  const rows = useRows(AuditRowFragmentDoc, 'AuditRow', entries);
  return (
    <ListTable<AuditRowFragment, AuditSort>
      {...list}
      list="audit"
      columns={COLUMNS}
      rows={rows}
      view={view}
      defaultSort={auditList.defaultSort}
      onChange={onChange}
      narrow={(entry) => <CompactEntry entry={entry} />}
      empty="Brak wpisów"
      search={
        <ListSearch
          label="Szukaj w dzienniku"
          placeholder="Dowolna wartość przed zmianą lub po niej"
          value={view.text}
          onSearch={(text) => onChange({ text })}
        />
      }
      filters={<AuditFilter view={view} choices={choices} onChange={onChange} />}
      tools={<SavedViews list="audit" />}
    />
  );
}

interface AuditFilterProps {
  view: AuditView;
  choices: AuditChoicesQuery | undefined;
  onChange: (change: Partial<AuditView>) => void;
}

/** Filters by person, kind of object, kind of change and days. */
function AuditFilter({ view, choices, onChange }: AuditFilterProps) {
  const { actorId, subjectType, subjectId, action, from, to } = view;
  const subjects = choices?.auditSubjects.map(({ name, label }) => ({ value: name, label }));
  const people = choices?.accounts?.items.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className={styles.filter}>
      <Select
        aria-label="Kto"
        placeholder="Każda osoba"
        allowClear={CLEARABLE_SELECT}
        showSearch={{ optionFilterProp: 'label', ...SEARCH_ICON }}
        style={{ minWidth: 180 }}
        value={actorId}
        options={people}
        onChange={(value) => onChange({ actorId: value ?? null })}
      />
      <Select
        aria-label="Czego dotyczy"
        placeholder="Wszystko"
        allowClear={CLEARABLE_SELECT}
        style={{ minWidth: 180 }}
        value={subjectType}
        options={subjects}
        onChange={(value) => onChange({ subjectType: value ?? null, subjectId: null })}
      />
      <Select
        aria-label="Rodzaj wpisu"
        placeholder="Każdy rodzaj"
        allowClear={CLEARABLE_SELECT}
        style={{ minWidth: 140 }}
        value={action}
        options={AUDIT_ACTIONS.map((value) => ({ value, label: AUDIT_ACTION_LABELS[value] }))}
        onChange={(value) => onChange({ action: value ?? null })}
      />
      <DayRange from={from} to={to} onChange={onChange} />
      {subjectId && (
        <LinkFilter
          only={subjectNumber(subjectId) ?? 'wybrany obiekt'}
          onClose={() => onChange({ subjectId: null })}
        />
      )}
    </div>
  );
}
