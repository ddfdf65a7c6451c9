import { AdminPage } from '../kit/page/admin-page';
import { useListView } from '../kit/list/use-list-view';
import { InvoiceShownFilter } from './invoice-filters';
import { IssuedInvoices } from './issued-invoices';
import { invoicesList } from './invoices-list';
import { OrdersToInvoice } from './orders-to-invoice';

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
