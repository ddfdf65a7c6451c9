import { type PluralForms, pluralCount } from '../../lib/text/plural';
import { AdminFailure } from '../kit/page/admin-failure';
import { AdminPage } from '../kit/page/admin-page';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { useListView } from '../kit/list/use-list-view';
import { mailsList } from './mails-list';
import { MailsPageDocument } from './mails-page.generated';
import { MailsTable } from './mails-table';

const REFRESH_MS = 10_000;
const WAITING_MAILS: PluralForms = ['wiadomość czeka', 'wiadomości czekają', 'wiadomości czeka'];

/** All undelivered e-mails of the shop: failed, being retried, or late. */
export function MailsPage() {
  const { view, variables, change } = useListView(mailsList);
  const { sort, page } = variables;
  const { data, loading, error, refetch } = useStaffQuery(
    MailsPageDocument,
    { sort, page },
    { pollMs: REFRESH_MS },
  );
  const total = data?.undeliveredMails.totalCount ?? 0;

  return (
    <AdminPage title="Wiadomości" remark={data && total > 0 && pluralCount(total, WAITING_MAILS)}>
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <MailsTable
        mails={data?.undeliveredMails.items}
        total={total}
        loading={loading}
        view={view}
        onChange={change}
      />
    </AdminPage>
  );
}
