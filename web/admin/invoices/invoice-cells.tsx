import { longDay } from '#engine/locale/day';
import { INVOICE_KIND_LABELS } from '#engine/trade/invoices/labels';
import type { InvoiceSort } from '../../apollo/schema.generated';
import { formatMoney } from '../../lib/text/format';
import { Link } from '../../ui/button/link';
import { CellLines } from '../kit/table/scroll-table';
import type { ListColumn } from '../kit/table/use-columns';
import { InvoiceDelivery } from '../trade/invoices/invoice-delivery';
import { IssueInvoice } from '../trade/invoices/issue-invoice';
import { OrderStatusTag } from '../trade/status-tags';
import {
  InvoicesPageDocument,
  type InvoiceRowFragment,
  OrdersToInvoiceDocument,
  type OrderToInvoiceRowFragment,
} from './invoices-page.generated';
import styles from './invoice-cells.module.css';

/** Queries to refetch when an invoice is issued again. */
export const INVOICE_QUERIES = [InvoicesPageDocument];

interface InvoiceCellProps {
  invoice: InvoiceRowFragment;
}

export function InvoiceNumber({ invoice }: InvoiceCellProps) {
  const { id, kind, number, issuedOn, taxedOn, correctedNumber } = invoice;
  return (
    <CellLines>
      <strong>
        <a href={`/api/admin/invoices/${id}.pdf`} target="_blank" rel="noreferrer">
          {number}
        </a>
      </strong>
      <span>
        {INVOICE_KIND_LABELS[kind]}
        {correctedNumber && ` do ${correctedNumber}`}
      </span>
      <time dateTime={issuedOn}>{longDay(issuedOn)}</time>
      {taxedOn !== issuedOn && (
        <span>
          VAT z&nbsp;dnia <time dateTime={taxedOn}>{longDay(taxedOn)}</time>
        </span>
      )}
    </CellLines>
  );
}

export function InvoiceBuyer({
  invoice: { buyerName, buyerTaxNumber, orderId },
}: InvoiceCellProps) {
  return (
    <CellLines>
      <strong>{buyerName}</strong>
      {buyerTaxNumber && <span>NIP {buyerTaxNumber}</span>}
      <Link to={`/admin/orders?q=${orderId}`}>Zamówienie nr&nbsp;{orderId}</Link>
    </CellLines>
  );
}

export function CompactInvoice({ invoice }: InvoiceCellProps) {
  return (
    <div className={styles.compact}>
      <InvoiceNumber invoice={invoice} />
      <InvoiceBuyer invoice={invoice} />
      <strong>{formatMoney(invoice.gross)}</strong>
      <InvoiceDelivery invoice={invoice} refetch={INVOICE_QUERIES} />
    </div>
  );
}

interface OrderCellProps {
  order: OrderToInvoiceRowFragment;
}

function OrderCell({
  order: { id, customerName, companyName, companyTaxNumber, status },
}: OrderCellProps) {
  return (
    <CellLines>
      <strong>
        <Link to={`/admin/orders?q=${id}`}>Zamówienie nr&nbsp;{id}</Link>
      </strong>
      <span>{companyName ?? customerName}</span>
      {companyTaxNumber && <span>NIP {companyTaxNumber}</span>}
      <OrderStatusTag status={status} />
    </CellLines>
  );
}

function Issue({ order: { id, nextInvoice } }: OrderCellProps) {
  if (!nextInvoice) return null;
  return <IssueInvoice orderId={id} next={nextInvoice} refetch={[OrdersToInvoiceDocument]} />;
}

export const ORDER_COLUMNS: ListColumn<OrderToInvoiceRowFragment, InvoiceSort>[] = [
  {
    key: 'order',
    title: 'Zamówienie',
    shown: 'always',
    render: (order) => <OrderCell order={order} />,
  },
  {
    key: 'total',
    title: 'Wartość',
    align: 'right',
    shown: 'always',
    width: 140,
    render: ({ totalAmount }) => formatMoney(totalAmount),
  },
  {
    key: 'issue',
    title: 'Faktura',
    shown: 'always',
    render: (order) => <Issue order={order} />,
  },
];

export function CompactOrder({ order }: OrderCellProps) {
  return (
    <div className={styles.compact}>
      <OrderCell order={order} />
      <span>{formatMoney(order.totalAmount)}</span>
      <Issue order={order} />
    </div>
  );
}
