import { Skeleton } from '../../../ui/layout/skeleton';
import { CARD_RATIO } from './picture-ratio';
import styles from './product-card.module.css';

export function ProductCardSkeleton() {
  return (
    <div className={styles.card} data-testid="product-card-skeleton">
      <div className={styles.picture}>
        <Skeleton ratio={CARD_RATIO} />
      </div>
      <Skeleton width="75%" height="2.5rem" />
      <Skeleton width="60%" height="2.25rem" />
      <Skeleton width="70%" height="2.5rem" />
      <Skeleton width="60%" height="2.75rem" />
    </div>
  );
}
