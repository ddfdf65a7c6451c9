import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert } from 'antd';

import { formatDateTime } from '../../../lib/dates/format-date';
import {
  OrderWithdrawalFragmentDoc,
  type OrderWithdrawalFragment,
} from './order-withdrawals.generated';

interface OrderWithdrawalsProps {
  withdrawals: FragmentType<OrderWithdrawalFragment>[];
}

/** The customer's withdrawal notices, which staff must answer. */
export function OrderWithdrawals({ withdrawals: from }: OrderWithdrawalsProps) {
  const { data: withdrawals } = useSuspenseFragment({ fragment: OrderWithdrawalFragmentDoc, from });
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
