import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { INVOICE_KIND_LABELS } from '#engine/trade/invoices/labels';
import { longDay } from '#engine/locale/day';
import { formatMoney } from '../../lib/text/format-money';
import {
  OrderInvoiceLinksFragmentDoc,
  type OrderInvoiceLinksFragment,
} from './order-invoice-links.generated';
import styles from './order-invoice-links.module.css';

/** Links to the invoices of the order as PDFs; nothing before the first one is issued. */
export function OrderInvoiceLinks(props: { order: FragmentType<OrderInvoiceLinksFragment> }) {
  const { data: order } = useSuspenseFragment({
    fragment: OrderInvoiceLinksFragmentDoc,
    fragmentName: 'OrderInvoiceLinks',
    from: props.order,
  });
  if (order.invoices.length === 0) return null;
  return (
    <>
      <h2 className={styles.title}>Faktury</h2>
      <ul className={styles.list}>
        {order.invoices.map(({ id, kind, number, issuedOn, gross }) => (
          <li key={id}>
            <a
              className={styles.link}
              href={`/api/orders/${order.token}/invoices/${id}.pdf`}
            >{`${INVOICE_KIND_LABELS[kind]} ${number} (PDF)`}</a>
            <p className={styles.note}>{`${longDay(issuedOn)}, ${formatMoney(gross)}`}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
