import type { FragmentType } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Drawer, Empty } from 'antd';
import type { InquirySort, InquiryStatus } from '../../apollo/schema.generated';
import { pluralCount } from '../../lib/text/grammar';
import { useReturnFocus } from '../kit/form/dialog-parts';
import { ExportButton } from '../kit/list/download-button';
import { ListSearch } from '../kit/list/list-search';
import { useRows, useOpened, readId } from '../kit/list/rows';
import { useListView } from '../kit/list/use-list-view';
import { AdminPage } from '../kit/page/admin-page';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { SavedViews } from '../kit/saved-views/saved-views';
import { ListTable } from '../kit/table/list-table';
import { usePollWhileMailing } from '../trade/mails/use-resend-mails';
import { InquiryDetails } from './details/inquiry-details';
import { InquiriesFilter } from './inquiries-filter';
import { inquiriesList, type InquiriesView } from './inquiries-list';
import {
  InquiriesPageDocument,
  InquiryDrawerDocument,
  type InquiryDrawerQuery,
  InquiryRowFragmentDoc,
  type InquiryRowFragment,
} from './inquiries-page.generated';
import { CompactInquiry, inquiryColumns } from './inquiry-columns';

/** The list of inquiries; filters, sort order, page and the opened inquiry are kept in the URL. */
export function InquiriesPage() {
  const { view, variables, change } = useListView(inquiriesList);
  const [opened, open] = useOpened('inquiry');
  const { data, loading, error, refetch } = useStaffQuery(InquiriesPageDocument, variables);
  const total = data?.inquiries.totalCount ?? 0;

  return (
    <AdminPage
      title="Zapytania"
      remark={data && pluralCount(total, ['zapytanie', 'zapytania', 'zapytań'])}
    >
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <InquiriesTable
        inquiries={data?.inquiries.items}
        total={total}
        counts={data?.inquiryCounts}
        assignees={data?.inquiryAssignees ?? []}
        loading={loading}
        view={view}
        filter={variables.filter}
        onChange={change}
        onOpen={open}
      />
      {opened !== null && (
        <InquiryDrawer key={opened} id={opened} onOpen={open} onClose={() => open(null)} />
      )}
    </AdminPage>
  );
}

interface InquiryDrawerProps {
  /** The inquiry's number from the URL; may be invalid. */
  id: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** A drawer with one inquiry, open while it is mounted. */
function InquiryDrawer({ id, onOpen, onClose }: InquiryDrawerProps) {
  const number = readId(id);
  const { data, error, refetch, startPolling, stopPolling } = useQuery(InquiryDrawerDocument, {
    variables: { id: number ?? 0 },
    skip: number === null,
    fetchPolicy: 'cache-and-network',
  });
  const inquiry = data?.inquiry;
  const isMailing = inquiry ? isAnswerQueued(inquiry) : false;
  usePollWhileMailing(isMailing, { startPolling, stopPolling });
  useReturnFocus();
  const missing = number === null || (data !== undefined && !inquiry);
  return (
    <Drawer
      open
      onClose={onClose}
      size="min(52rem, 100vw)"
      title={inquiry ? `Zapytanie nr\u00a0${inquiry.id}` : 'Zapytanie'}
    >
      {inquiry && (
        <InquiryDetails inquiry={inquiry} assignees={data.inquiryAssignees} onOpen={onOpen} />
      )}
      {missing && <Empty description="Nie ma takiego zapytania" />}
      {error && !data && <AdminFailure error={error} retry={() => void refetch()} />}
      {!data && !error && !missing && <Loading rows={10} />}
    </Drawer>
  );
}

function isAnswerQueued({ answers }: NonNullable<InquiryDrawerQuery['inquiry']>): boolean {
  return answers.some(({ mails }) => mails.at(-1)?.state === 'queued');
}

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
function InquiriesTable(props: InquiriesTableProps) {
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
