import { Container } from '../../ui/layout/container';
import { Skeleton } from '../../ui/layout/skeleton';
import pageStyles from './configurator-page.module.css';
import styles from './configurator.module.css';

/** The configurator's shape while its data is on the way. */
export function ConfiguratorSkeleton() {
  return (
    <div className={pageStyles.page} aria-busy="true">
      <Container>
        <div className={pageStyles.content}>
          <header className={pageStyles.hero}>
            <h1 className={pageStyles.title}>Studio Projektowe</h1>
            <Skeleton width="20rem" height="3rem" />
          </header>
          <div className={styles.layout}>
            <div className={styles.view}>
              <Skeleton ratio="4 / 3" />
            </div>
            <div className={styles.panel}>
              <Skeleton height="5rem" />
              <Skeleton height="3rem" />
              <Skeleton height="8rem" />
              <Skeleton height="12rem" />
              <Skeleton height="6rem" />
            </div>
          </div>
        </div>
      </Container>
    </div>
  );
}
