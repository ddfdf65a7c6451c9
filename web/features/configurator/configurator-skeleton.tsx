import { joinClasses } from '../../lib/join-classes';
import { Skeleton } from '../../ui/layout/skeleton';
import pageStyles from './configurator-page.module.css';
import skeletonStyles from './configurator-skeleton.module.css';
import styles from './configurator.module.css';

const STEPS = ['Produkt', 'Wymiary', 'Słońce', 'Montaż', 'Kolory', 'Sterowanie', 'Podsumowanie'];

/** Stands in for the configurator while its data load. */
export function ConfiguratorSkeleton() {
  return (
    <div className={pageStyles.page} aria-busy="true">
      <div className={joinClasses(pageStyles.content, pageStyles.studio)}>
        <header className={pageStyles.hero}>
          <h1 className={pageStyles.title}>Studio Projektowe</h1>
          <Skeleton height="3rem" />
        </header>
        <div className={styles.layout}>
          <div className={styles.view}>
            <div className={skeletonStyles.picture}>
              <Skeleton height="100%" />
            </div>
          </div>
          <div className={styles.panel}>
            {STEPS.map((step) => (
              <Skeleton key={step} height="3rem" />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
