import { formatMoney } from '../../lib/text/format-money';
import { Link } from '../../ui/button/link';
import type { InvoiceSort } from '../../apollo/schema.generated';
import { IssueInvoice } from '../trade/invoices/issue-invoice';
import { OrderStatusTag } from '../trade/order-status';
import { CellLines } from '../kit/table/cell-lines';
import type { ListColumn } from '../kit/table/use-columns';
import styles from './invoice-cells.module.css';
import { OrdersToInvoiceDocument, type OrderToInvoiceRowFragment } from './invoices-page.generated';

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

/** A row in one cell, for a screen without room for the columns. */
export function CompactOrder({ order }: OrderCellProps) {
  return (
    <div className={styles.compact}>
      <OrderCell order={order} />
      <span>{formatMoney(order.totalAmount)}</span>
      <Issue order={order} />
    </div>
  );
}
