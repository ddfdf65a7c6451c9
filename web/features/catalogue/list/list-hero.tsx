import { cardOf } from '#engine/goods/families/categories';
import { plural } from '#engine/locale/plural';
import type { Category } from '../../../apollo/schema.generated';
import { Icon } from '../../../ui/image/icon';
import type { PictureData } from '../../../ui/image/picture';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs';
import { PageMeta } from '../../../ui/layout/page-meta';
import { Container } from '../../../ui/layout/section';
import styles from './list-hero.module.css';

const ALL_PRODUCTS = 'Produkty premium na wymiar: cena od ręki, zamówienie online.';
const trustPoints = ['Gwarancja do 10\u00a0lat', 'Profesjonalny montaż', 'Bezpłatna wycena'];

interface ListHeroProps {
  label: string;
  category?: Category;
  /** Absent while the list loads. */
  count?: number;
}

/**
 * The head of a list: its name and benefits on a dark background, short, so that the products are in the first screen.
 */
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
          <p className={styles.text}>{category ? cardOf(category).introduction : ALL_PRODUCTS}</p>
          <CountAndPromises count={count} />
        </div>
      </Container>
    </div>
  );
}

function CountAndPromises({ count }: Pick<ListHeroProps, 'count'>) {
  return (
    <ul className={styles.trust}>
      <li className={styles.count} aria-live="polite">
        {count === undefined
          ? '\u00a0'
          : `${count}\u00a0${plural(count, ['produkt', 'produkty', 'produktów'])}`}
      </li>
      {trustPoints.map((point) => (
        <li key={point}>
          <Icon name="check" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}

interface ListMetaProps {
  label: string;
  category?: string;
  picture?: PictureData | null;
  /** The number of the page, from 1. */
  page?: number;
  /** A filtered list must not be indexed by search engines. */
  narrowed?: boolean;
}

export function ListMeta({ label, category, picture, page = 1, narrowed }: ListMetaProps) {
  const title = category
    ? `${label} na wymiar – ceny i konfigurator`
    : 'Osłony przeciwsłoneczne na wymiar – wszystkie produkty';
  const path = category ? `/produkty/${category}` : '/produkty';
  const further = page > 1 && !narrowed;
  return (
    <PageMeta
      title={further ? `${label} – strona ${page}` : title}
      description={`${label}${further ? `, strona ${page}` : ''}: przejrzyste ceny, wymiary co do centymetra, konfigurator online i podstawowy montaż w cenie.`}
      path={further ? `${path}?page=${page}` : path}
      image={picture}
      noIndex={narrowed}
    />
  );
}
