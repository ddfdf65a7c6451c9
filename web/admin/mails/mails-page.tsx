import type { FragmentType } from '@apollo/client';
import { Button } from 'antd';
import type { PluralForms } from '#engine/locale/plural';
import type { UndeliveredMailSort } from '../../apollo/schema.generated';
import { pluralCount } from '../../lib/text/grammar';
import { listSpec, type ViewOf } from '../kit/list/list-view';
import { useRows } from '../kit/list/rows';
import { useListView } from '../kit/list/use-list-view';
import { AdminPage } from '../kit/page/admin-page';
import { Allowed } from '../kit/page/allowed';
import { AdminFailure } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { useMay } from '../kit/page/viewer';
import { ListTable } from '../kit/table/list-table';
import type { ListColumn } from '../kit/table/use-columns';
import {
  CompactMail,
  MailAge,
  MailName,
  MailSubject,
  MailTrouble,
  ResendMail,
  useResendUndelivered,
} from './mail-cells';
import {
  MailsPageDocument,
  UndeliveredMailFragmentDoc,
  type UndeliveredMailFragment,
} from './mails-page.generated';

/** No filters, because there should be few undelivered mails. */
type NoFilters = Record<never, never>;

const mailsList = listSpec<NoFilters, UndeliveredMailSort>({
  filters: {},
  sorts: ['oldest', 'newest'],
  defaultSort: 'oldest',
});

type MailsView = ViewOf<typeof mailsList>;

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

interface MailsTableProps {
  mails: FragmentType<UndeliveredMailFragment>[] | undefined;
  total: number;
  loading: boolean;
  view: MailsView;
  onChange: (change: Partial<MailsView>) => void;
}

const COLUMNS: ListColumn<UndeliveredMailFragment, UndeliveredMailSort>[] = [
  {
    key: 'name',
    title: 'Wiadomość',
    shown: 'always',
    render: (mail) => <MailName mail={mail} />,
  },
  {
    key: 'subject',
    title: 'Dotyczy',
    width: 170,
    render: (mail) => <MailSubject mail={mail} />,
  },
  { key: 'state', title: 'Stan', render: (mail) => <MailTrouble mail={mail} /> },
  {
    key: 'age',
    title: 'Czeka',
    width: 120,
    sort: { ascend: 'newest', descend: 'oldest' },
    render: (mail) => <MailAge mail={mail} />,
  },
  {
    key: 'actions',
    title: 'Działania',
    shown: 'always',
    width: 150,
    render: (mail) => (
      <Allowed to="mails:write">
        <ResendMail mail={mail} />
      </Allowed>
    ),
  },
];

function MailsTable({ mails, ...list }: MailsTableProps) {
  // For those who do not see mails to the shop and about accounts, the text of an empty list leaves these out.
  const seesAll = useMay('accounts:write');
  const rows = useRows(UndeliveredMailFragmentDoc, 'UndeliveredMail', mails);
  return (
    <ListTable<UndeliveredMailFragment, UndeliveredMailSort>
      {...list}
      list="mails"
      columns={COLUMNS}
      rows={rows}
      tools={
        <Allowed to="mails:write">
          <ResendAll rows={rows} total={list.total} />
        </Allowed>
      }
      defaultSort={mailsList.defaultSort}
      narrow={(mail) => <CompactMail mail={mail} />}
      empty={
        seesAll
          ? 'Wszystkie wiadomości wychodzą na czas'
          : 'Wiadomości o\u00a0zamówieniach, zapytaniach i\u00a0ofertach wychodzą na czas'
      }
    />
  );
}

interface ResendAllProps {
  rows: readonly UndeliveredMailFragment[] | undefined;
  total: number;
}

function ResendAll({ rows, total }: ResendAllProps) {
  const { resend, loading } = useResendUndelivered();
  return (
    <Button
      disabled={total === 0}
      loading={loading}
      onClick={() => void resend(null, { total, rows })}
    >
      Wyślij wszystkie ponownie
    </Button>
  );
}
