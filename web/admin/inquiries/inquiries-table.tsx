import type { InquirySort, InquiryStatus } from '../../apollo/schema.generated';
import { formatDateTime } from '../../lib/dates/format-date';
import { INQUIRY_TYPE_LABELS } from '../../../engine/shop/inquiry-labels.js';
import { ExportButton } from '../kit/list/export-button';
import { ListSearch } from '../kit/list/list-search';
import { ListTable } from '../kit/table/list-table';
import { SavedViews } from '../kit/list/saved-views';
import type { ListColumn } from '../kit/table/use-columns';
import { InquiriesFilter } from './inquiries-filter';
import { inquiriesList, type InquiriesView } from './inquiries-list';
import type { InquiryRowFragment } from './inquiries-page.generated';
import { CompactInquiry, Customer, Subject } from './inquiry-cells';
import { InquiryStatusSelect } from './inquiry-selects';
import { PriorityTag } from '../kit/parts/inquiry-tags';

interface InquiriesTableProps {
  inquiries: readonly InquiryRowFragment[] | undefined;
  total: number;
  counts: readonly { status: InquiryStatus; count: number }[];
  assignees: readonly { id: number; name: string }[];
  loading: boolean;
  view: InquiriesView;
  /** As the server is asked. */
  filter: object;
  onChange: (change: Partial<InquiriesView>) => void;
  onOpen: (id: string) => void;
}

/** One page of inquiries with its search and filters. */
export function InquiriesTable(props: InquiriesTableProps) {
  const { inquiries, counts, assignees, view, filter, onChange, onOpen, ...list } = props;
  return (
    <ListTable<InquiryRowFragment, InquirySort>
      {...list}
      list="inquiries"
      columns={columns(onOpen)}
      rows={inquiries}
      view={view}
      defaultSort={inquiriesList.defaultSort}
      onChange={onChange}
      onOpen={({ id }) => onOpen(String(id))}
      narrow={(inquiry) => <CompactInquiry inquiry={inquiry} onOpen={onOpen} />}
      empty="Brak zapytań"
      search={
        <ListSearch
          label="Szukaj zapytań"
          placeholder="Numer, nazwisko, e-mail, telefon lub treść"
          value={view.text}
          onSearch={(text) => onChange({ text })}
        />
      }
      filters={
        <InquiriesFilter view={view} counts={counts} assignees={assignees} onChange={onChange} />
      }
      tools={
        <>
          <SavedViews list="inquiries" open={['inquiry']} />
          <ExportButton path="/api/admin/inquiries.csv" filter={filter} sort={view.sort} />
        </>
      }
    />
  );
}

function columns(onOpen: (id: string) => void): ListColumn<InquiryRowFragment, InquirySort>[] {
  return [
    {
      key: 'customer',
      title: 'Klient',
      width: 230,
      render: (inquiry) => <Customer inquiry={inquiry} />,
    },
    {
      key: 'subject',
      title: 'Temat i wiadomość',
      shown: 'always',
      render: (inquiry) => <Subject inquiry={inquiry} onOpen={onOpen} />,
    },
    {
      key: 'type',
      title: 'Rodzaj',
      width: 170,
      render: ({ inquiryType }) => INQUIRY_TYPE_LABELS[inquiryType],
    },
    {
      key: 'date',
      title: 'Data',
      width: 130,
      sort: { ascend: 'oldest', descend: 'newest' },
      render: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      key: 'priority',
      title: 'Priorytet',
      width: 110,
      sort: { ascend: 'priority_asc', descend: 'priority_desc' },
      render: ({ priority }) => <PriorityTag priority={priority} />,
    },
    {
      key: 'assignee',
      title: 'Prowadzący',
      width: 140,
      shown: 'optional',
      render: ({ assignee }) => assignee?.name ?? '–',
    },
    {
      key: 'status',
      title: 'Status',
      width: 216,
      render: (inquiry) => <InquiryStatusSelect inquiry={inquiry} />,
    },
  ];
}
