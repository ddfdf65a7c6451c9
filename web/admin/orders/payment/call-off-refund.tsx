import { Button, Popconfirm } from 'antd';

import { formatMoney } from '../../../lib/text/format-money';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { AntdIcon } from '../../kit/page/antd-icon';
import { OrdersPageDocument } from '../orders-page.generated';
import { entryTitle, type Entry } from './entry-title';
import { CallOffRefundDocument } from './order-money.generated';
import styles from './order-money.module.css';

/** Calls off a requested refund that the payment provider has not accepted yet. */
export function CallOffRefund({ entry }: { entry: Entry }) {
  const [callOff, { loading }] = useStaffMutation(CallOffRefundDocument, {
    done: 'Zwrot został odwołany',
    failed: 'Nie udało się odwołać zwrotu',
    refetch: [OrdersPageDocument],
  });
  return (
    <Popconfirm
      icon={<AntdIcon name="warning" />}
      title={`Odwołać zwrot ${formatMoney(entry.amount)}?`}
      description="Operator płatności jeszcze go nie przyjął. Po odwołaniu możesz oddać pieniądze przelewem."
      okText="Odwołaj zwrot"
      cancelText="Nie odwołuj"
      onConfirm={async () => void (await callOff({ input: { id: entry.reference } }))}
    >
      <Button
        className={styles.reverse}
        loading={loading}
        aria-label={`Odwołaj: ${entryTitle(entry)}`}
      >
        Odwołaj
      </Button>
    </Popconfirm>
  );
}
