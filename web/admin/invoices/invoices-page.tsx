import type { ReactNode } from 'react';
import type { InvoiceSort } from '../../apollo/schema.generated';
import { useRows } from '../kit/list/rows';
import { useListView } from '../kit/list/use-list-view';
import { AdminPage } from '../kit/page/admin-page';
import { AdminFailure } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { ListTable } from '../kit/table/list-table';
import { CompactOrder, ORDER_COLUMNS } from './invoice-cells';
import { InvoiceShownFilter, invoicesList, type InvoicesView } from './invoice-filters';
import {
  OrderToInvoiceRowFragmentDoc,
  OrdersToInvoiceDocument,
  type OrderToInvoiceRowFragment,
} from './invoices-page.generated';
import { IssuedInvoices } from './issued-invoices';

/** Issued invoices with their delivery to KSeF, and the orders that are to get one. */
export function InvoicesPage() {
  const { view, variables, change } = useListView(invoicesList);
  const filter = <InvoiceShownFilter view={view} onChange={change} />;
  return (
    <AdminPage title="Faktury">
      {view.show === 'due' ? (
        <OrdersToInvoice view={view} onChange={change} filters={filter} page={variables.page} />
      ) : (
        <IssuedInvoices view={view} onChange={change} filters={filter} variables={variables} />
      )}
    </AdminPage>
  );
}

interface OrdersToInvoiceProps {
  view: InvoicesView;
  onChange: (change: Partial<InvoicesView>) => void;
  page: { limit: number; offset: number };
  filters: ReactNode;
}

/** The orders that are to get an invoice now. */
function OrdersToInvoice({ view, onChange, page, filters }: OrdersToInvoiceProps) {
  const { data, loading, error, refetch } = useStaffQuery(OrdersToInvoiceDocument, { page });
  const orders = data?.ordersToInvoice;
  const paging = { sort: view.sort, page: view.page, perPage: view.perPage };
  const rows = useRows(OrderToInvoiceRowFragmentDoc, 'OrderToInvoiceRow', orders?.items);
  return (
    <>
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <ListTable<OrderToInvoiceRowFragment, InvoiceSort>
        list="orders-to-invoice"
        columns={ORDER_COLUMNS}
        rows={rows}
        total={orders?.totalCount ?? 0}
        loading={loading}
        view={paging}
        onChange={onChange}
        defaultSort={invoicesList.defaultSort}
        narrow={(order) => <CompactOrder order={order} />}
        empty="Żadna faktura nie czeka na wystawienie"
        filters={filters}
      />
    </>
  );
}
