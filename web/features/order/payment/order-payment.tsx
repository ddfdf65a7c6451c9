import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { parseAmount } from '#engine/goods/price/money';
import { longDay } from '#engine/locale/day';
import { NO_ACCOUNT } from '#engine/trade/shop/bank-transfer';
import {
  ENTRY_LABELS,
  INSTALMENT_LABELS,
  instalmentText,
  METHOD_LABELS,
} from '#engine/trade/shop/payment-labels';
import { formatMoney } from '../../../lib/text/format';
import { Notice } from '../../../ui/content/notice';
import { type OrderPaymentFragment, OrderPaymentFragmentDoc } from './order-payment.generated';
import { TransferDetails } from './transfer-details';
import styles from './order-payment.module.css';

interface OrderPaymentProps {
  order: FragmentType<OrderPaymentFragment>;
  /** Other ways to pay what is due, shown before the bank transfer. */
  children?: ReactNode;
}

type Payment = OrderPaymentFragment['payment'];

/** The instalments of the order, what is paid of them, and how to pay what is due. */
export function OrderPayment({ children, ...props }: OrderPaymentProps) {
  const { data: order } = useSuspenseFragment({
    fragment: OrderPaymentFragmentDoc,
    from: props.order,
  });
  const { payment, movements } = order;
  const { instalments, isDue, transfer } = payment;
  // For a cancelled order without payments there is nothing to show.
  if (instalments.length === 0 && movements.length === 0) return null;
  return (
    <section className={styles.payment} aria-labelledby="order-payment">
      <h2 className={styles.title} id="order-payment">
        Płatność
      </h2>
      <PaymentState payment={payment} />
      {instalments.length > 0 && (
        <ul className={styles.instalments} aria-label="Harmonogram płatności">
          {instalments.map((instalment) => (
            <Instalment
              key={instalment.kind}
              {...instalment}
              isAfterShipping={instalment.kind === 'rest' || payment.depositIsBooked}
            />
          ))}
        </ul>
      )}
      <Movements movements={movements} />
      {isDue && children}
      {transfer && <TransferDetails transfer={transfer} />}
      {isDue && !transfer && <p className={styles.lead}>{NO_ACCOUNT}</p>}
    </section>
  );
}

/** The state of the payment in words; nothing while a payment is due and not late. */
function PaymentState({ payment }: { payment: Payment }) {
  const { owed, outstanding, toRefund, isOverdue, isDue, transfer } = payment;
  if (Number(toRefund) > 0)
    return (
      <Notice tone="info">
        {Number(owed) === 0
          ? `Zwrócimy Ci ${formatMoney(toRefund)}.`
          : `Zwrócimy Ci nadpłatę: ${formatMoney(toRefund)}.`}
      </Notice>
    );
  if (Number(owed) === 0 && Number(outstanding) > 0)
    return (
      <Notice tone="warning">{`Zwróciliśmy Ci o\u00a0${formatMoney(outstanding)} za dużo. Odezwiemy się, żeby to wyjaśnić.`}</Notice>
    );
  if (Number(owed) === 0) return <p className={styles.lead}>Wszystko rozliczone.</p>;
  if (Number(outstanding) === 0)
    return <Notice tone="success">Wszystko opłacone. Dziękujemy!</Notice>;
  if (isOverdue && transfer)
    return (
      <Notice tone="warning">
        Termin zapłaty minął, prosimy o&nbsp;wpłatę. Jeśli przelew jest już w&nbsp;drodze, nie
        musisz nic robić: między bankami idzie zwykle do jednego dnia roboczego.
      </Notice>
    );
  if (!isDue)
    return (
      <p className={styles.lead}>
        Teraz nic nie płacisz. Dane do przelewu i&nbsp;termin podamy tutaj i&nbsp;w&nbsp;e-mailu,
        gdy{' '}
        <span>{payment.depositIsBooked ? 'wyślemy zamówienie' : 'potwierdzimy zamówienie'}</span>.
      </p>
    );
  return null;
}

type Part = Payment['instalments'][number] & {
  /** Whether the part is due only after the shipment: the rest, or the whole price without a deposit. */
  isAfterShipping: boolean;
};

function Instalment(part: Part) {
  const { kind, amount } = part;
  return (
    <li className={styles.instalment}>
      <span>{INSTALMENT_LABELS[kind]}</span>
      <strong className={styles.amount}>{formatMoney(amount)}</strong>
      <span className={styles.state}>{stateOf(part)}</span>
    </li>
  );
}

/** The payments and refunds so far. */
function Movements({ movements }: { movements: OrderPaymentFragment['movements'] }) {
  if (movements.length === 0) return null;
  return (
    <ul className={styles.instalments} aria-label="Wpłaty i&nbsp;zwroty">
      {movements.map(({ kind, amount, method, valueDay }, index) => (
        <li key={index} className={styles.instalment}>
          <span>{ENTRY_LABELS[kind]}</span>
          <strong
            className={styles.amount}
          >{`${kind === 'refunded' ? '−' : ''}${formatMoney(amount)}`}</strong>
          <span
            className={styles.state}
          >{`${longDay(valueDay)}, ${METHOD_LABELS[method].toLowerCase()}`}</span>
        </li>
      ))}
    </ul>
  );
}

function stateOf({ amount, remaining, due, isAfterShipping }: Part): string {
  const text = instalmentText({
    amount: parseAmount(amount),
    remaining: parseAmount(remaining),
    due,
  });
  if (due !== null || Number(remaining) === 0) return text;
  const when = isAfterShipping
    ? 'do zapłaty przed montażem'
    : 'do zapłaty po potwierdzeniu zamówienia';
  return [text, when].filter(Boolean).join(', ');
}
