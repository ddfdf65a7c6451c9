import type { Category } from '../../apollo/schema.generated';
import { plural } from '../../lib/plural';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Container } from '../../ui/container';
import { Icon } from '../../ui/icon';
import { categoryIntroductions, allIntroduction } from './category-texts';
import styles from './list-hero.module.css';

const trustPoints = ['Gwarancja do 10 lat', 'Profesjonalny montaż', 'Bezpłatna wycena'];

interface ListHeroProps {
  label: string;
  category?: Category;
  /** Absent while the list is on its way. */
  count?: number;
}

export function ListHero({ label, category, count }: ListHeroProps) {
  return (
    <div className={styles.hero} data-tone="shade">
      <Container>
        <div className={styles.content}>
          <Breadcrumbs
            items={[
              { label: 'Strona główna', to: '/' },
              ...(category
                ? [{ label: 'Produkty', to: '/produkty' }, { label }]
                : [{ label: 'Produkty' }]),
            ]}
          />
          <h1>{label}</h1>
          <p className={styles.text}>
            {category ? categoryIntroductions[category] : allIntroduction}
          </p>
          <ul className={styles.trust}>
            <li className={styles.count} aria-live="polite">
              {count === undefined
                ? '\u00a0'
                : `${count}\u00a0${plural(count, ['produkt', 'produkty', 'produktów'])}`}
            </li>
            {trustPoints.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </div>
  );
}
