import { Alert, Button } from 'antd';

import { formatDateTime } from '../../lib/dates/format-date';
import { formatMoney } from '../../lib/text/format-money';
import { Link } from '../../ui/button/link';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { useRows } from '../kit/list/use-rows';
import { DecideOnlinePaymentDocument } from './decide-transfer.generated';
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

/** Online payments about which staff have to decide; nothing where there are none. */
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
          {rows.map((payment) => (
            <PaymentToDecide key={payment.id} payment={payment} />
          ))}
        </ul>
      }
    />
  );
}

function PaymentToDecide({ payment }: { payment: PaymentToDecideRowFragment }) {
  const { id, orderId, customerName, amount, reportedAmount, reportedReference, since } = payment;
  const [decide, { loading }] = useStaffMutation(DecideOnlinePaymentDocument, {
    done: 'Płatność została rozstrzygnięta',
    failed: 'Nie udało się rozstrzygnąć płatności',
    refetch: [PaymentsPageDocument],
  });
  const booked = reportedAmount ?? amount;
  return (
    <li className={styles.payment}>
      <span>
        <Link to={`/admin/orders?q=${orderId}`}>Zamówienie nr&nbsp;{orderId}</Link>, {customerName}:{' '}
        {reportedAmount === null
          ? `zlecono ${formatMoney(amount)}, operator od tygodnia nie potwierdza płatności`
          : `zlecono ${formatMoney(amount)}, operator podaje ${formatMoney(reportedAmount)}`}
        {reportedReference !== null && ` (nr\u00a0${reportedReference})`}. Czeka od{' '}
        {formatDateTime(since)}.
      </span>
      <span className={styles.actions}>
        <Button loading={loading} onClick={() => void decide({ input: { id, amount: booked } })}>
          Zaksięguj {formatMoney(booked)}
        </Button>
        <Button loading={loading} onClick={() => void decide({ input: { id, amount: null } })}>
          Zamknij jako niezapłaconą
        </Button>
      </span>
    </li>
  );
}
