import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert } from 'antd';
import { INQUIRY_STATUS_LABELS, INQUIRY_TYPE_LABELS } from '#engine/trade/shop/inquiry-labels';
import { formatDateTime } from '../../../lib/dates/format-date';
import { Link } from '../../../ui/button/link';
import { LineChange } from '../../trade/line-change';
import { OrderDrawerDocument, OrdersPageDocument } from '../orders-page.generated';
import {
  OrderRequestFragmentDoc,
  type OrderRequestFragment,
  OrderWithdrawalFragmentDoc,
  type OrderWithdrawalFragment,
} from './order-requests.generated';
import styles from './order-details.module.css';

/** The customer's requests on the page of the order; staff decide on them and answer them like inquiries. */
export function OrderRequests({
  requests: from,
}: {
  requests: FragmentType<OrderRequestFragment>[];
}) {
  const { data: requests } = useSuspenseFragment({ fragment: OrderRequestFragmentDoc, from });
  return requests.map(({ id, type, message, orderLineId, status, createdAt }) => (
    <Alert
      key={id}
      type={status === 'resolved' || status === 'closed' ? 'info' : 'warning'}
      showIcon
      title={`${INQUIRY_TYPE_LABELS[type]}, ${formatDateTime(createdAt)}`}
      description={
        <>
          <span className={styles.text}>{message}</span>{' '}
          <Link to={`/admin/inquiries?inquiry=${id}`}>
            Zapytanie nr&nbsp;{id} ({INQUIRY_STATUS_LABELS[status].toLocaleLowerCase('pl')})
          </Link>
          {orderLineId && (
            <LineChange inquiryId={id} refetch={[OrderDrawerDocument, OrdersPageDocument]} />
          )}
        </>
      }
    />
  ));
}

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
