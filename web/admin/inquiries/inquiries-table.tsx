import type { FragmentType } from '@apollo/client';

import { useRows } from '../kit/list/use-rows';
import type { InquirySort, InquiryStatus } from '../../apollo/schema.generated';
import { ExportButton } from '../kit/list/export-button';
import { ListSearch } from '../kit/list/list-search';
import { ListTable } from '../kit/table/list-table';
import { SavedViews } from '../kit/saved-views/saved-views';
import { InquiriesFilter } from './inquiries-filter';
import { inquiriesList, type InquiriesView } from './inquiries-list';
import { InquiryRowFragmentDoc, type InquiryRowFragment } from './inquiries-page.generated';
import { CompactInquiry } from './inquiry-cells';
import { inquiryColumns } from './inquiry-columns';

interface InquiriesTableProps {
  inquiries: FragmentType<InquiryRowFragment>[] | undefined;
  total: number;
  counts: readonly { status: InquiryStatus; count: number }[] | undefined;
  assignees: readonly { id: number; name: string }[];
  loading: boolean;
  view: InquiriesView;
  /** The filter of the query, which the export applies too. */
  filter: object;
  onChange: (change: Partial<InquiriesView>) => void;
  onOpen: (id: string) => void;
}

/** One page of inquiries with search and filters. */
export function InquiriesTable(props: InquiriesTableProps) {
  const { inquiries, counts, assignees, view, filter, onChange, onOpen, ...list } = props;
  const rows = useRows(InquiryRowFragmentDoc, 'InquiryRow', inquiries);
  return (
    <ListTable<InquiryRowFragment, InquirySort>
      {...list}
      list="inquiries"
      columns={inquiryColumns(onOpen)}
      rows={rows}
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
