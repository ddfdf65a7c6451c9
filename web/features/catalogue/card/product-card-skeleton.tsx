import { Skeleton } from '../../../ui/layout/skeleton';
import { PICTURE_RATIO } from './picture-ratio';
import styles from './product-card.module.css';

export function ProductCardSkeleton() {
  return (
    <div className={styles.card} data-testid="product-card-skeleton">
      <Skeleton ratio={PICTURE_RATIO} />
      <div className={styles.body}>
        <Skeleton width="70%" height="1.75rem" />
        <Skeleton height="2.75rem" />
        <Skeleton height="8.5rem" />
        <Skeleton width="45%" height="2rem" />
        <Skeleton width="60%" height="2.75rem" />
      </div>
    </div>
  );
}
