import { pluralCount } from '../../lib/text/plural';
import { AdminFailure } from '../kit/page/admin-failure';
import { AdminPage } from '../kit/page/admin-page';
import { useStaffQuery } from '../kit/page/use-staff-query';
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
