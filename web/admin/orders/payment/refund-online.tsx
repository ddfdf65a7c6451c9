import { Button, Popconfirm } from 'antd';
import { useState } from 'react';

import { randomKey } from '../../../lib/browser/random-key';
import { formatMoney } from '../../../lib/text/format-money';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { AntdIcon } from '../../kit/page/antd-icon';
import { OrdersPageDocument } from '../orders-page.generated';
import { type OrderMoneyFragment, RefundOnlineDocument } from './order-money.generated';

/** Has the payment provider refund what was overpaid online; nothing where there is nothing to refund. */
export function RefundOnline({ order }: { order: OrderMoneyFragment }) {
  const { id: orderId, refundableOnline: amount } = order;
  const [key, setKey] = useState(randomKey);
  const [refund, { loading }] = useStaffMutation(RefundOnlineDocument, {
    done: 'Zwrot online został zlecony',
    failed: 'Nie udało się zlecić zwrotu online',
    refetch: [OrdersPageDocument],
  });
  if (amount === null) return null;
  const confirm = async (): Promise<void> => {
    const { kind } = await refund({ input: { key, orderId, amount } });
    if (kind === 'done') setKey(randomKey());
  };
  return (
    <Popconfirm
      icon={<AntdIcon name="warning" />}
      title={`Zwrócić klientowi ${formatMoney(amount)}?`}
      description="Pieniądze odeśle operator płatności. Zaksięgujemy zwrot, gdy go potwierdzi."
      okText="Zwróć"
      cancelText="Anuluj"
      onConfirm={confirm}
    >
      <Button loading={loading}>Zwróć online {formatMoney(amount)}</Button>
    </Popconfirm>
  );
}
