import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { plural } from '#engine/locale/plural';
import { whenIdle } from '../../lib/browser/when-idle';
import { VisuallyHidden } from '../../ui/content/visually-hidden';
import { CartBadgeDocument } from './cart-badge.generated';
import styles from './cart-badge.module.css';

const MARKER = 'cieniomat_has_cart=1';

/**
 * The number of cart lines. The HTML of pages is cached for all visitors, so the number is loaded in the browser, after
 * hydration, and only if the marker cookie says that there is a cart.
 */
export function CartBadge() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenIdle(() => setIsDue(true)), []);
  return isDue && <Count />;
}

function Count() {
  const hasCart = document.cookie.includes(MARKER);
  const { data } = useQuery(CartBadgeDocument, {
    fetchPolicy: hasCart ? 'cache-first' : 'cache-only',
  });
  const count = data?.cart.lineCount ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span>{count}</span>
      <VisuallyHidden>{` ${plural(count, ['pozycja', 'pozycje', 'pozycji'])}`}</VisuallyHidden>
    </span>
  );
}
