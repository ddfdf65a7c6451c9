import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../lib/dates/format-date';
import { formatMoney } from '../../lib/text/format';
import { Link } from '../../ui/button/link';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { useRows } from '../kit/list/rows';
import { Allowed } from '../kit/page/allowed';
import {
  DecideOnlinePaymentDocument,
  DecideOnlineRefundDocument,
} from './decide-transfer.generated';
import {
  PaymentToDecideRowFragmentDoc,
  PaymentsPageDocument,
  type PaymentToDecideRowFragment,
  type PaymentsPageQuery,
} from './payments-page.generated';
import styles from './payments-to-decide.module.css';

interface PaymentsToDecideProps {
  payments: PaymentsPageQuery['paymentsToDecide'] | undefined;
}

/** Online payments and refunds about which staff have to decide; nothing where there are none. */
export function PaymentsToDecide({ payments }: PaymentsToDecideProps) {
  const rows = useRows(PaymentToDecideRowFragmentDoc, 'PaymentToDecideRow', payments) ?? [];
  if (rows.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title="Płatności online do wyjaśnienia"
      description={
        <ul className={styles.list}>
          {rows.map((row) =>
            row.isRefund ? (
              <RefundToDecide key={row.id} refund={row} />
            ) : (
              <PaymentToDecide key={row.id} payment={row} />
            ),
          )}
        </ul>
      }
    />
  );
}

function PaymentToDecide({ payment }: { payment: PaymentToDecideRowFragment }) {
  const { id, amount, reportedAmount } = payment;
  const [decide, { loading }] = useStaffMutation(DecideOnlinePaymentDocument, {
    done: 'Płatność została rozstrzygnięta',
    failed: 'Nie udało się rozstrzygnąć płatności',
    refetch: [PaymentsPageDocument],
  });
  const booked = reportedAmount ?? amount;
  return (
    <ToDecide
      row={payment}
      question={
        reportedAmount === null
          ? `zlecono ${formatMoney(amount)}, operator od tygodnia nie potwierdza płatności`
          : `zlecono ${formatMoney(amount)}, operator podaje ${formatMoney(reportedAmount)}`
      }
    >
      <Button loading={loading} onClick={() => void decide({ input: { id, amount: booked } })}>
        Zaksięguj {formatMoney(booked)}
      </Button>
      <Button loading={loading} onClick={() => void decide({ input: { id, amount: null } })}>
        Zamknij jako niezapłaconą
      </Button>
    </ToDecide>
  );
}

function RefundToDecide({ refund }: { refund: PaymentToDecideRowFragment }) {
  const { id, amount, reportedAmount } = refund;
  const [decide, { loading }] = useStaffMutation(DecideOnlineRefundDocument, {
    done: 'Zwrot został rozstrzygnięty',
    failed: 'Nie udało się rozstrzygnąć zwrotu',
    refetch: [PaymentsPageDocument],
  });
  const isByPanel = reportedAmount !== null;
  const question = isByPanel
    ? `w\u00a0panelu operatora zwrócono ${formatMoney(amount)}, a\u00a0w\u00a0sklepie tego zwrotu nie zlecono`
    : `zlecono zwrot ${formatMoney(amount)}, operator od tygodnia nie podaje wyniku`;
  return (
    <ToDecide row={refund} question={question}>
      <Button loading={loading} onClick={() => void decide({ input: { id, isDone: true } })}>
        {isByPanel ? 'Zaksięguj zwrot' : 'Zwrócono'} {formatMoney(amount)}
      </Button>
      <Button loading={loading} onClick={() => void decide({ input: { id, isDone: false } })}>
        {isByPanel ? 'Nie księguj, jest już zapisany' : 'Nie zwrócono'}
      </Button>
    </ToDecide>
  );
}

interface ToDecideProps {
  row: PaymentToDecideRowFragment;
  /** What is not certain. */
  question: string;
  /** The buttons by which staff decide. */
  children: ReactNode;
}

function ToDecide({ row, question, children }: ToDecideProps) {
  const { orderId, customerName, reportedReference, since } = row;
  return (
    <li className={styles.payment}>
      <span>
        <Link to={`/admin/orders?q=${orderId}`}>Zamówienie nr&nbsp;{orderId}</Link>, {customerName}:{' '}
        {question}
        {reportedReference !== null && ` (nr\u00a0${reportedReference})`}. Czeka od{' '}
        {formatDateTime(since)}.
      </span>
      <Allowed to="refunds:write">
        <span className={styles.actions}>{children}</span>
      </Allowed>
    </li>
  );
}
