import { useQuery } from '@apollo/client/react';

import { formatNumber } from '../../lib/text/format-number';
import { plural } from '../../lib/text/plural';
import { AdminFailure } from '../kit/page/admin-failure';
import { AdminPage } from '../kit/page/admin-page';
import { useListView } from '../kit/list/use-list-view';
import { useOpened } from '../kit/list/use-opened';
import { inquiriesList } from './inquiries-list';
import { InquiriesPageDocument } from './inquiries-page.generated';
import { InquiriesTable } from './inquiries-table';
import { InquiryDrawer } from './details/inquiry-drawer';

/** The list of inquiries; filters, sort order, page and the opened inquiry are kept in the URL. */
export function InquiriesPage() {
  const { view, variables, change } = useListView(inquiriesList);
  const [opened, open] = useOpened('inquiry');
  const { data, previousData, loading, error, refetch } = useQuery(InquiriesPageDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  const total = shown?.inquiries.totalCount ?? 0;

  return (
    <AdminPage
      title="Zapytania"
      remark={
        shown && `${formatNumber(total)} ${plural(total, ['zapytanie', 'zapytania', 'zapytań'])}`
      }
    >
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <InquiriesTable
        inquiries={shown?.inquiries.items}
        total={total}
        counts={shown?.inquiryCounts ?? []}
        assignees={shown?.inquiryAssignees ?? []}
        loading={loading && !data}
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
