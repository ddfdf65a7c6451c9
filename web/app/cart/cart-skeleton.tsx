import { Section } from '../../ui/layout/section';
import { Skeleton } from '../../ui/layout/skeleton';
import styles from './cart-page.module.css';

export function CartSkeleton() {
  return (
    <Section size="s" aria-label="Wczytywanie koszyka">
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>Koszyk</h1>
        </header>
        <Skeleton height="12rem" />
        <div className={styles.checkout}>
          <Skeleton height="20rem" />
          <Skeleton height="20rem" />
        </div>
      </div>
    </Section>
  );
}
