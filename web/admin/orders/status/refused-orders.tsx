import { Alert } from 'antd';
import { useEffect, useRef } from 'react';

import { pluralCount } from '../../../lib/text/plural';
import { ORDER_NOUNS } from '../../trade/order-status';
import styles from './refused-orders.module.css';
import type { RefusedOrder } from './use-selected-orders';

interface RefusedOrdersProps {
  refused: readonly RefusedOrder[];
  onClose: () => void;
}

/** The orders that a bulk change has refused, with the reasons; scrolls into view. */
export function RefusedOrders({ refused, onClose }: RefusedOrdersProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused.length > 0) place.current?.scrollIntoView({ block: 'center' });
  }, [refused]);

  if (refused.length === 0) return null;
  const count = pluralCount(refused.length, ORDER_NOUNS);
  return (
    <div ref={place}>
      <Alert
        type="warning"
        role="alert"
        showIcon
        title={`Bez zmiany: ${count}`}
        closable={{ onClose }}
        description={
          <ul className={styles.refused}>
            {refused.map(({ orderId, reason }) => (
              <li key={orderId}>
                <strong>Nr&nbsp;{orderId}:</strong> {reason.message}
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
}
