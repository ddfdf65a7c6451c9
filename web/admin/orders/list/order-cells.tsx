import { Button } from 'antd';

import { formatDateTime } from '../../../lib/dates/format-date';
import { formatMoney } from '../../../lib/text/format-money';
import { CellLines } from '../../kit/table/cell-lines';
import { PhoneLink } from '../../kit/page/phone-link';
import styles from './order-cells.module.css';
import type { OrderRowFragment } from '../orders-page.generated';
import { StatusSelect } from '../status/status-select';

interface OrderCellProps {
  order: OrderRowFragment;
  onOpen: (id: string) => void;
}

export function OrderNumber({ order, onOpen }: OrderCellProps) {
  return (
    <Button
      type="link"
      size="small"
      styles={{ root: { paddingInline: 0, fontWeight: 600 } }}
      aria-label={`Pokaż zamówienie nr ${order.id}`}
      onClick={() => onOpen(String(order.id))}
    >
      Nr&nbsp;{order.id}
    </Button>
  );
}

/** A row in one cell, for a screen without room for the columns. */
export function CompactOrder({ order, onOpen }: OrderCellProps) {
  return (
    <div className={styles.compact}>
      <CellLines>
        <span>
          <OrderNumber order={order} onOpen={onOpen} /> <b>{formatMoney(order.totalAmount)}</b>
        </span>
        <strong>{order.customerName}</strong>
        <PhoneLink phone={order.customerPhone} />
        <span>{formatDateTime(order.createdAt)}</span>
      </CellLines>
      <StatusSelect order={order} />
    </div>
  );
}
