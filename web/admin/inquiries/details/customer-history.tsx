import { Button } from 'antd';

import { formatDate } from '../../../lib/dates/format-date';
import { formatMoney } from '../../../lib/text/format-money';
import { Link } from '../../../ui/button/link';
import { OrderStatusTag } from '../../kit/parts/order-status-tag';
import styles from './customer-history.module.css';
import type { InquiryDetailsFragment } from './inquiry-drawer.generated';
import { InquiryStatusTag } from '../../kit/parts/inquiry-tags';

interface CustomerHistoryProps {
  inquiry: InquiryDetailsFragment;
  onOpen: (id: string) => void;
}

/** What else this customer, by e-mail or telephone, has ordered and asked. */
export function CustomerHistory({ inquiry, onOpen }: CustomerHistoryProps) {
  const { customerOrders, otherInquiries } = inquiry;
  if (customerOrders.length === 0 && otherInquiries.length === 0) return null;
  return (
    <section aria-labelledby="inquiry-customer">
      <h2 id="inquiry-customer">Ten klient wcześniej i później</h2>
      <ul className={styles.history}>
        {customerOrders.map(({ id, token, createdAt, status, totalAmount }) => (
          <li key={`order-${id}`}>
            <Link to={`/admin/orders?order=${token}`}>Zamówienie #{id}</Link>
            <span>
              {formatDate(createdAt)}, {formatMoney(totalAmount)}
            </span>
            <OrderStatusTag status={status} />
          </li>
        ))}
        {otherInquiries.map(({ id, subject, createdAt, status }) => (
          <li key={`inquiry-${id}`}>
            <Button
              type="link"
              size="small"
              styles={{ root: { paddingInline: 0, whiteSpace: 'normal', textAlign: 'start' } }}
              onClick={() => onOpen(String(id))}
            >
              {subject}
            </Button>
            <span>{formatDate(createdAt)}</span>
            <InquiryStatusTag status={status} />
          </li>
        ))}
      </ul>
    </section>
  );
}
