import { Button, Segmented } from 'antd';
import { useState } from 'react';
import type { EarlierOrderSort } from '../../apollo/schema.generated';
import { formatMoney } from '../../lib/text/format';
import { pluralCount } from '../../lib/text/grammar';
import { ImportDialog } from '../kit/import/import-dialog';
import { flag, text } from '../kit/list/list-filters';
import { ListSearch } from '../kit/list/list-search';
import { listSpec } from '../kit/list/list-view';
import { useRows } from '../kit/list/rows';
import { useListView } from '../kit/list/use-list-view';
import { AdminPage } from '../kit/page/admin-page';
import { AdminFailure } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { ListTable } from '../kit/table/list-table';
import { CompactEarlierOrder, EARLIER_ORDER_COLUMNS } from './earlier-order-cells';
import {
  EarlierOrderRowFragmentDoc,
  type EarlierOrderRowFragment,
  EarlierOrdersPageDocument,
} from './earlier-orders-page.generated';

const earlierOrdersList = listSpec({
  filters: { text, owing: flag },
  sorts: ['newest', 'oldest', 'owed_desc'] satisfies EarlierOrderSort[],
  defaultSort: 'newest',
});

/** The orders of the system that the shop had before, and what is still owed for them. */
export function EarlierOrdersPage() {
  const { view, variables, change } = useListView(earlierOrdersList);
  const [importing, setImporting] = useState(false);
  const { data, loading, error, refetch } = useStaffQuery(EarlierOrdersPageDocument, variables);
  const rows = useRows(EarlierOrderRowFragmentDoc, 'EarlierOrderRow', data?.earlierOrders.items);
  const { totalCount = 0, owedAmount = '0.00' } = data?.earlierOrders ?? {};
  const count = pluralCount(totalCount, ['zamówienie', 'zamówienia', 'zamówień']);
  return (
    <AdminPage
      title="Dawne zamówienia"
      remark={data && `${count}, do zapłaty razem ${formatMoney(owedAmount)}`}
    >
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <ListTable<EarlierOrderRowFragment, EarlierOrderSort>
        list="earlier-orders"
        columns={EARLIER_ORDER_COLUMNS}
        rows={rows}
        total={totalCount}
        loading={loading}
        view={view}
        defaultSort={earlierOrdersList.defaultSort}
        onChange={change}
        narrow={(order) => <CompactEarlierOrder order={order} />}
        empty="Nie ma zamówień z&nbsp;poprzedniego systemu"
        search={
          <ListSearch
            label="Szukaj dawnych zamówień"
            placeholder="Numer, klient lub opis"
            value={view.text}
            onSearch={(typed) => change({ text: typed })}
          />
        }
        filters={
          <Segmented
            aria-label="Które zamówienia"
            value={view.owing ? 'owing' : 'all'}
            onChange={(value) => change({ owing: value === 'owing' || null })}
            options={[
              { value: 'all', label: 'Wszystkie' },
              { value: 'owing', label: 'Do zapłaty' },
            ]}
          />
        }
        tools={<Button onClick={() => setImporting(true)}>Import CSV</Button>}
      />
      {importing && (
        <ImportDialog
          title="Import dawnych zamówień"
          path="/api/admin/earlier-orders/import"
          noun="Zamówienie"
          done={'Zamówienia z\u00a0pliku zostały zapisane'}
          refetch={[EarlierOrdersPageDocument]}
          onClose={() => setImporting(false)}
        >
          Plik CSV z&nbsp;kolumnami Numer, Data, Klient, Opis, Wartość i&nbsp;Zapłacono; mogą być
          też E-mail, Telefon, Adres, NIP i&nbsp;Status (w&nbsp;toku, zakończone, anulowane). Znany
          numer zmienia zamówienie, nowy je dodaje. Import nie wysyła wiadomości, nie rusza magazynu
          i&nbsp;nie wystawia faktur.
        </ImportDialog>
      )}
    </AdminPage>
  );
}
