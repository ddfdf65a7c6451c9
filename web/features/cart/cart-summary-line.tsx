import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { formatMoney } from '../../lib/text/format-money';
import { goodsText } from '../../goods/goods-text';
import { joinClasses } from '../../lib/join-classes';
import {
  type CartSummaryLineFragment,
  CartSummaryLineFragmentDoc,
} from './cart-summary-line.generated';
import styles from './cart-summary.module.css';

interface CartSummaryLineProps {
  line: FragmentType<CartSummaryLineFragment>;
  stale: boolean;
}

/**
 * A line of the cart in the summary: name, quantity, main features and price; without a price if it cannot be ordered.
 */
export function CartSummaryLine({ stale, ...props }: CartSummaryLineProps) {
  const { data: line } = useSuspenseFragment({
    fragment: CartSummaryLineFragmentDoc,
    from: props.line,
  });
  const { label, quantity, lineTotal, configuration, issues } = line;
  return (
    <li className={styles.line}>
      <span
        className={styles.name}
      >{`${label ? `${label}: ` : ''}${configuration.product.name}${quantity > 1 ? ` ×\u00a0${quantity}` : ''}`}</span>
      <span className={joinClasses(styles.amount, stale && styles.stale)}>
        {issues.length > 0 ? 'nie wliczono' : formatMoney(lineTotal)}
      </span>
      <span className={styles.features}>{goodsText(configuration)}</span>
    </li>
  );
}
