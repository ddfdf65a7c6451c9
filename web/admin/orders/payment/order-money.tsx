import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert, Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { formatZloty, parseAmount } from '#engine/goods/price/money';
import { longDay } from '#engine/locale/day';
import { INSTALMENT_LABELS } from '#engine/trade/shop/payment-labels';
import type { TransferDirection } from '../../../apollo/schema.generated';
import { randomKey } from '../../../lib/browser/request-keys';
import { formatMoney } from '../../../lib/text/format';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { Allowed } from '../../kit/page/allowed';
import { AntdIcon } from '../../kit/page/antd-defaults';
import { OrdersPageDocument } from '../orders-page.generated';
import { BookDialog } from './book-dialog';
import { LedgerEntries } from './ledger-entries';
import {
  OrderMoneyFragmentDoc,
  type OrderMoneyFragment,
  RefundOnlineDocument,
} from './order-money.generated';
import styles from './order-money.module.css';

/** The schedule, the balance and the ledger of an order, with the booking of transfers and refunds. */
export function OrderMoney({ order: from }: { order: FragmentType<OrderMoneyFragment> }) {
  const { data: order } = useSuspenseFragment({
    fragment: OrderMoneyFragmentDoc,
    fragmentName: 'OrderMoney',
    from,
  });
  const [booking, setBooking] = useState<TransferDirection | null>(null);
  const { payment } = order;
  return (
    <div className={styles.money}>
      {payment.isOverdue && <Alert type="warning" showIcon title="Termin zapłaty minął." />}
      {Number(payment.toRefund) > 0 && (
        <Alert type="warning" showIcon title={`Do zwrotu: ${formatMoney(payment.toRefund)}`} />
      )}
      {Number(payment.paid) < 0 && (
        <Alert
          type="warning"
          showIcon
          title={`Klient dostał o\u00a0${formatZloty(-parseAmount(payment.paid))} za dużo: przelewem i\u00a0od operatora płatności. Poproś o\u00a0zwrot nadwyżki i\u00a0zaksięguj przelew od klienta.`}
        />
      )}
      <Balance payment={payment} />
      <LedgerEntries entries={order.ledger ?? []} unsentRefunds={order.unsentRefunds ?? []} />
      <div className={styles.actions}>
        <Allowed to="payments:write">
          <Button onClick={() => setBooking('received')}>Zaksięguj przelew</Button>
          {Number(payment.paid) > 0 && (
            <Button onClick={() => setBooking('refunded')}>Zaksięguj zwrot</Button>
          )}
        </Allowed>
        <Allowed to="refunds:write">
          <RefundOnline order={order} />
        </Allowed>
      </div>
      {booking && <BookDialog order={order} direction={booking} onClose={() => setBooking(null)} />}
    </div>
  );
}

function Balance({ payment }: { payment: OrderMoneyFragment['payment'] }) {
  const { instalments, paid, outstanding } = payment;
  return (
    <dl className={styles.balance}>
      {instalments.map(({ kind, amount, remaining, due }) => (
        <div key={kind}>
          <dt>
            {INSTALMENT_LABELS[kind]}
            {Number(remaining) === 0
              ? ', zapłacono'
              : due
                ? `, termin ${longDay(due)}`
                : ', jeszcze bez terminu'}
          </dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
      <div>
        <dt>Wpłacono</dt>
        <dd>{formatMoney(paid)}</dd>
      </div>
      <div className={styles.sum}>
        <dt>Do zapłaty</dt>
        <dd>{formatMoney(outstanding)}</dd>
      </div>
    </dl>
  );
}

/** Has the payment provider refund what was overpaid online; nothing where there is nothing to refund. */
function RefundOnline({ order }: { order: OrderMoneyFragment }) {
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
