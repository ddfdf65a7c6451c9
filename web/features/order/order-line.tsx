import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { formatMoney } from '../../lib/text/format-money';
import { goodsText } from '../../lib/text/goods-text';
import { Notice } from '../../ui/content/notice';
import { ReceiptDetails } from '../../ui/content/receipt-details';
import { VisuallyHidden } from '../../ui/content/visually-hidden';
import { type OrderLineFragment, OrderLineFragmentDoc } from './order-line.generated';
import styles from './order-line.module.css';

/** One ordered thing as it was at the time of the order. */
export function OrderLine(props: { line: FragmentType<OrderLineFragment> }) {
  const { data: line } = useSuspenseFragment({
    fragment: OrderLineFragmentDoc,
    from: props.line,
  });
  const { configuration } = line;
  return (
    <li className={styles.line}>
      <img
        className={styles.picture}
        src={configuration.drawingUrl}
        alt=""
        width={400}
        height={300}
        loading="lazy"
      />
      <div className={styles.goods}>
        {line.label && <p className={styles.label}>{line.label}</p>}
        <h3 className={styles.name}>{line.productName}</h3>
        <p className={styles.features}>{goodsText(configuration)}</p>
        <p className={styles.features} data-screen-only>
          <a href={configuration.drawingUrl} target="_blank">
            Rysunek w&nbsp;skali<VisuallyHidden> (nowa karta)</VisuallyHidden>
          </a>
        </p>
        <ReceiptDetails lines={configuration.lines} />
        {configuration.warnings.map((warning) => (
          <Notice key={warning.code} tone="warning">
            {warning.message}
          </Notice>
        ))}
        <p className={styles.law}>
          {line.withdrawal === 'none'
            ? 'Wykonane na Twój wymiar: prawo odstąpienia w\u00a014\u00a0dni nie przysługuje.'
            : 'Możesz odstąpić od umowy w\u00a0ciągu 14\u00a0dni od dostawy.'}
        </p>
      </div>
      <p className={styles.price}>
        <strong className={styles.total}>{formatMoney(line.lineTotal)}</strong>
        <span className={styles.each}>
          {line.quantity}&nbsp;szt. × {formatMoney(line.unitPrice)}
        </span>
      </p>
    </li>
  );
}
