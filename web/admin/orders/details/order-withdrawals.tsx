import { Alert } from 'antd';

import { formatDateTime } from '../../../lib/dates/format-date';
import type { OrderWithdrawalFragment } from './order-drawer.generated';

/** The customer's withdrawal notices, which staff must answer. */
export function OrderWithdrawals({
  withdrawals,
}: {
  withdrawals: readonly OrderWithdrawalFragment[];
}) {
  return withdrawals.map(({ id, name, goods, reason, receivedAt }) => (
    <Alert
      key={id}
      type="error"
      showIcon
      title={`Odstąpienie od umowy, ${formatDateTime(receivedAt)}`}
      description={
        <>
          {name}: {goods ?? 'całe zamówienie'}.{reason && ` Powód: ${reason}`}
        </>
      }
    />
  ));
}
