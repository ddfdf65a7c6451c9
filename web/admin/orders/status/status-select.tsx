import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Checkbox, Select } from 'antd';
import { useState } from 'react';
import { ORDER_STATUSES } from '#engine/trade/shop/order-status';
import type { OrderStatus } from '../../../apollo/schema.generated';
import { useMay } from '../../kit/page/viewer';
import { QUIET_LABEL, OrderStatusTag } from '../../trade/status-tags';
import { useAskToCancel } from '../../trade/use-ask-to-cancel';
import { UndoStatusButton } from './undo-status-button';
import { StatusedOrderFragmentDoc, type StatusedOrderFragment } from './undo-status.generated';
import { useChangeStatus } from './use-order-status';
import styles from './status-select.module.css';

const OPTIONS = ORDER_STATUSES.map((status) => ({
  value: status,
  label: <OrderStatusTag status={status} />,
}));

/** A select that changes the status at once (cancelling asks first), and a button to undo it for ten seconds. */
export function StatusSelect({ order: from }: { order: FragmentType<StatusedOrderFragment> }) {
  const { data: order } = useSuspenseFragment({ fragment: StatusedOrderFragmentDoc, from });
  const [quiet, setQuiet] = useState(false);
  const { choose, loading } = useChooseStatus(order);
  const mayWrite = useMay('orders:write');
  const chooseOnce = async (status: OrderStatus) => {
    await choose(status, quiet);
    setQuiet(false);
  };
  return (
    <div className={styles.status}>
      <Select
        aria-label={`Status zamówienia ${order.id}`}
        className={styles.select}
        value={order.status}
        options={OPTIONS}
        loading={loading}
        disabled={loading || !mayWrite}
        onChange={(next) => void chooseOnce(next)}
        popupMatchSelectWidth={false}
        popupRender={(menu) => (
          <>
            {menu}
            <div className={styles.quiet}>
              <Checkbox checked={quiet} onChange={({ target }) => setQuiet(target.checked)}>
                {QUIET_LABEL}
              </Checkbox>
            </div>
          </>
        )}
      />
      <UndoStatusButton order={order} />
    </div>
  );
}

/** Changes the status. Cancelling asks first, and also whether to send a mail, unless `quiet` rules mail out. */
function useChooseStatus(order: StatusedOrderFragment) {
  const { changeStatus, loading } = useChangeStatus(order);
  const { askToCancel, askHowToCancel } = useAskToCancel();
  const choose = async (status: OrderStatus, quiet: boolean) => {
    if (status !== 'cancelled') {
      await changeStatus(quiet ? { status, sendsMail: false } : { status });
    } else if (quiet) {
      if (await askToCancel([order.id])) await changeStatus({ status, sendsMail: false });
    } else {
      const choice = await askHowToCancel(order.id);
      if (choice) await changeStatus({ status, ...choice });
    }
  };
  return { choose, loading };
}
