import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button } from 'antd';
import { offerTitle } from '#engine/trade/shop/offers';
import { formatDate } from '../../../lib/dates/format-date';
import { formatMoney } from '../../../lib/text/format';
import { Link } from '../../../ui/button/link';
import { Section } from '../../kit/page/admin-page';
import { OrderStatusTag, InquiryStatusTag, OfferStateTag } from '../../trade/status-tags';
import {
  CustomerHistoryFragmentDoc,
  type CustomerHistoryFragment,
} from './customer-history.generated';
import styles from './customer-history.module.css';

interface CustomerHistoryProps {
  inquiry: FragmentType<CustomerHistoryFragment>;
  onOpen: (id: string) => void;
}

/** The newest orders, other offers and other inquiries of the customer, matched by e-mail or phone number. */
export function CustomerHistory({ inquiry, onOpen }: CustomerHistoryProps) {
  const { data } = useSuspenseFragment({ fragment: CustomerHistoryFragmentDoc, from: inquiry });
  const { customerOrders, otherOffers, otherInquiries } = data;
  if (customerOrders.length + otherOffers.length + otherInquiries.length === 0) return null;
  return (
    <Section title="Inne sprawy tego klienta">
      <ul className={styles.history}>
        {customerOrders.map(({ id, createdAt, status, totalAmount }) => (
          <li key={`order-${id}`}>
            <Link to={`/admin/orders?order=${id}`}>Zamówienie nr&nbsp;{id}</Link>
            <span>
              {formatDate(createdAt)}, {formatMoney(totalAmount)}
            </span>
            <OrderStatusTag status={status} />
          </li>
        ))}
        {otherOffers.map(({ id, createdAt, state, totalAmount }) => (
          <li key={`offer-${id}`}>
            <Link to={`/admin/offers?offer=${id}`}>{offerTitle(id)}</Link>
            <span>
              {formatDate(createdAt)}, {formatMoney(totalAmount)}
            </span>
            <OfferStateTag state={state} />
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
    </Section>
  );
}
