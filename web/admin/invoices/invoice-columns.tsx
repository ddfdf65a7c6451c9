import type { InvoiceSort } from '../../apollo/schema.generated';
import { formatMoney } from '../../lib/text/format-money';
import { InvoiceDelivery } from '../trade/invoices/invoice-delivery';
import type { ListColumn } from '../kit/table/use-columns';
import { INVOICE_QUERIES, InvoiceBuyer, InvoiceNumber } from './invoice-cells';
import type { InvoiceRowFragment } from './invoices-page.generated';

export const INVOICE_COLUMNS: ListColumn<InvoiceRowFragment, InvoiceSort>[] = [
  {
    key: 'number',
    title: 'Faktura',
    shown: 'always',
    sort: { ascend: 'oldest', descend: 'newest' },
    render: (invoice) => <InvoiceNumber invoice={invoice} />,
  },
  {
    key: 'buyer',
    title: 'Nabywca',
    shown: 'always',
    render: (invoice) => <InvoiceBuyer invoice={invoice} />,
  },
  {
    key: 'gross',
    title: 'Brutto',
    shown: 'always',
    width: 130,
    align: 'right',
    render: ({ gross }) => formatMoney(gross),
  },
  {
    key: 'ksef',
    title: 'KSeF',
    shown: 'always',
    render: (invoice) => <InvoiceDelivery invoice={invoice} refetch={INVOICE_QUERIES} />,
  },
];
