import { Button, Alert } from 'antd';
import { useState, useEffect, useRef } from 'react';
import { pluralCount } from '../../../lib/text/grammar';
import { BulkBar } from '../../kit/list/bulk-bar';
import { DownloadButton } from '../../kit/list/download-button';
import { Allowed } from '../../kit/page/allowed';
import { ORDER_NOUNS } from '../../trade/status-tags';
import { BulkStatusDialog } from './bulk-status-dialog';
import type { SeenOrder, SelectedOrders, RefusedOrder } from './use-change-statuses';
import styles from './selected-orders-bar.module.css';

/** As many orders as `changeOrderStatuses` takes. */
const MAX_ORDERS = 200;
/** As many orders as are printed in one file. */
const MAX_WORKSHEETS = 50;

/** The actions for the selected orders: one status for all, and their worksheets as a PDF. */
export function SelectedOrdersBar({ selection }: { selection: SelectedOrders }) {
  const { rows, select, selectRefused } = selection;
  // Kept as they are when the form opens: the list behind it may show newer versions, which the user has not seen.
  const [changing, setChanging] = useState<readonly SeenOrder[] | null>(null);
  const ids = rows.map(({ id }) => id).join(',');
  return (
    <>
      <BulkBar
        count={rows.length}
        nouns={ORDER_NOUNS}
        limit={MAX_ORDERS}
        onClear={() => select([])}
      >
        <Allowed to="orders:write">
          <Button onClick={() => setChanging(rows)}>Zmień status</Button>
        </Allowed>
        {rows.length > MAX_WORKSHEETS ? (
          <Button disabled>Karty produkcyjne (najwyżej {MAX_WORKSHEETS})</Button>
        ) : (
          <DownloadButton href={`/api/admin/orders/worksheets.pdf?ids=${ids}`}>
            Karty produkcyjne
          </DownloadButton>
        )}
      </BulkBar>
      {changing && (
        <BulkStatusDialog
          orders={changing}
          onChanged={selectRefused}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
}

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
