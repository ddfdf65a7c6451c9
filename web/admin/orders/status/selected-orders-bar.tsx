import { Button } from 'antd';
import { useState } from 'react';

import { BulkBar } from '../../kit/list/bulk-bar';
import { DownloadButton } from '../../kit/list/download-button';
import { ORDER_NOUNS } from '../../trade/order-status';
import { BulkStatusDialog } from './bulk-status-dialog';
import type { SeenOrder, SelectedOrders } from './use-selected-orders';

/** As many orders as `changeOrderStatuses` takes. */
const MAX_ORDERS = 200;
/** As many orders as are printed in one file. */
const MAX_WORKSHEETS = 50;

/** The actions for the selected orders: one status for all, and their worksheets as a PDF. */
export function SelectedOrdersBar({ selection }: { selection: SelectedOrders }) {
  const { rows, select, keepRefused } = selection;
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
        <Button onClick={() => setChanging(rows)}>Zmień status</Button>
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
          onChanged={keepRefused}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
}
