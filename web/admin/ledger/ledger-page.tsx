import { Segmented } from 'antd';
import { formatMoney } from '../../lib/text/format';
import { pluralCount } from '../../lib/text/grammar';
import { DayRange } from '../kit/list/day-range';
import { DownloadButton } from '../kit/list/download-button';
import { date, oneOf } from '../kit/list/list-filters';
import { isNarrowed, listSpec } from '../kit/list/list-view';
import { useRows } from '../kit/list/rows';
import { useListView } from '../kit/list/use-list-view';
import { AdminPage } from '../kit/page/admin-page';
import { AdminFailure } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { ListTable } from '../kit/table/list-table';
import { CompactEntry, LEDGER_COLUMNS } from './ledger-cells';
import {
  LedgerPageDocument,
  LedgerRowFragmentDoc,
  type LedgerRowFragment,
} from './ledger-page.generated';

/** What the list shows; without a value in the URL, only what moved money. */
const SHOWN = ['all'] as const;

const ledgerList = listSpec({
  filters: { show: oneOf(SHOWN), from: date, to: date },
  sorts: ['newest'] as const,
  defaultSort: 'newest',
});

/** The payments, refunds and other ledger entries of all orders, with VAT, and the registers as files. */
export function LedgerPage() {
  const { view, variables, change } = useListView(ledgerList);
  const { show, from, to } = variables.filter;
  const filter = { from, to, movesMoney: show === 'all' ? null : true };
  const { data, loading, error, refetch } = useStaffQuery(LedgerPageDocument, {
    filter,
    page: variables.page,
  });
  const rows = useRows(LedgerRowFragmentDoc, 'LedgerRow', data?.ledger.items);
  const { totalCount = 0, received = '0.00' } = data?.ledger ?? {};
  const days = new URLSearchParams({ ...(from && { from }), ...(to && { to }) });
  const entries = new URLSearchParams(days);
  if (filter.movesMoney) entries.set('movesMoney', 'true');

  return (
    <AdminPage
      title="Księga wpłat"
      remark={
        data &&
        `${pluralCount(totalCount, ['wpis', 'wpisy', 'wpisów'])}, wpłaty minus zwroty: ${formatMoney(received)}`
      }
    >
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <ListTable<LedgerRowFragment, 'newest'>
        list="ledger"
        columns={LEDGER_COLUMNS}
        rows={rows}
        total={totalCount}
        loading={loading}
        view={view}
        onChange={change}
        defaultSort={ledgerList.defaultSort}
        narrow={(entry) => <CompactEntry entry={entry} />}
        empty="Nie ma jeszcze żadnych wpłat"
        emptyNarrowed={isNarrowed(view) ? 'Brak wpisów dla tych filtrów' : 'Brak wpisów'}
        filters={
          <>
            <DayRange from={view.from} to={view.to} onChange={change} />
            <Segmented
              aria-label="Rodzaj wpisów"
              value={view.show ?? 'money'}
              onChange={(value) => change({ show: value === 'all' ? 'all' : null })}
              options={[
                { value: 'money', label: 'Wpłaty i\u00a0zwroty' },
                { value: 'all', label: 'Wszystkie wpisy' },
              ]}
            />
          </>
        }
        tools={
          <>
            <DownloadButton href={`/api/admin/ledger.csv?${entries}`}>Eksport CSV</DownloadButton>
            <DownloadButton href={`/api/admin/sales-by-day.csv?${days}`}>
              Sprzedaż według dni
            </DownloadButton>
          </>
        }
      />
    </AdminPage>
  );
}
