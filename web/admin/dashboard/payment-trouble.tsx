import { Alert } from 'antd';

import { pluralCount } from '../../lib/text/plural';
import { Link } from '../../ui/button/link';

/** A warning about online payments that wait for a decision; nothing where there are none. */
export function PaymentTrouble({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title="Płatności online do wyjaśnienia"
      description={
        <>
          {pluralCount(count, ['płatność czeka', 'płatności czekają', 'płatności czeka'])} na
          decyzję. <Link to="/admin/payments">Zobacz płatności</Link>
        </>
      }
    />
  );
}
