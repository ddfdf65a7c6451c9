import { Section } from '../../ui/layout/section';
import { Skeleton } from '../../ui/layout/skeleton';
import styles from './cart-page.module.css';

/** The cart's shape while it is on the way. */
export function CartSkeleton() {
  return (
    <Section size="s" aria-label="Wczytywanie koszyka">
      <div className={styles.layout}>
        <header className={styles.head}>
          <h1>Koszyk</h1>
        </header>
        <div className={styles.main}>
          <Skeleton height="12rem" />
          <Skeleton height="20rem" />
        </div>
        <Skeleton height="20rem" />
      </div>
    </Section>
  );
}
