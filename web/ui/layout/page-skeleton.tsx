import { Section } from './section';
import { Skeleton } from './skeleton';
import styles from './page-skeleton.module.css';

/** The skeleton of pages without one of their own. */
export function PageSkeleton() {
  return (
    <Section size="m" aria-label="Wczytywanie strony">
      <div className={styles.lines}>
        <Skeleton width="60%" height="3rem" />
        <Skeleton width="90%" />
        <Skeleton width="80%" />
        <Skeleton ratio="21 / 9" />
      </div>
    </Section>
  );
}
