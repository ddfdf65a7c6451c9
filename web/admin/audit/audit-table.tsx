import type { FragmentType } from '@apollo/client';

import { useRows } from '../kit/list/use-rows';
import type { AuditSort } from '../../apollo/schema.generated';
import { formatDateTime } from '../../lib/dates/format-date';
import { ListSearch } from '../kit/list/list-search';
import { ListTable } from '../kit/table/list-table';
import { SavedViews } from '../kit/saved-views/saved-views';
import type { ListColumn } from '../kit/table/use-columns';
import { Actor, Changes, CompactEntry, Subject } from './audit-cells';
import { AuditFilter } from './audit-filter';
import { auditList, type AuditView } from './audit-list';
import {
  type AuditChoicesQuery,
  AuditRowFragmentDoc,
  type AuditRowFragment,
} from './audit-page.generated';

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
