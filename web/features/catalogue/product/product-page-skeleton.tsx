import { PICTURE_RATIO } from '../../../goods/card/picture-ratio';
import { Container } from '../../../ui/layout/section';
import { Skeleton } from '../../../ui/layout/skeleton';
import styles from './product-page.module.css';

export function ProductPageSkeleton() {
  return (
    <>
      <Container>
        <Skeleton width="40%" height="2.25rem" />
      </Container>
      <div className={styles.top}>
        <Skeleton ratio={PICTURE_RATIO} />
        <div className={styles.loading}>
          <output className={styles.loadingText}>Ładowanie szczegółów produktu...</output>
          <Skeleton width="80%" height="3.5rem" />
          <Skeleton height="9rem" />
          <Skeleton height="7rem" />
          <Skeleton height="3rem" />
        </div>
      </div>
    </>
  );
}
