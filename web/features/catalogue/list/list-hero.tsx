import { cardOf } from '../../../../engine/families/categories.js';
import type { Category } from '../../../apollo/schema.generated';
import { joinClasses } from '../../../lib/join-classes';
import { plural } from '../../../lib/text/plural';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs';
import { ButtonLink } from '../../../ui/button/button-link';
import { Container } from '../../../ui/layout/container';
import { Icon } from '../../../ui/image/icon';
import { Picture, type PictureData } from '../../../ui/image/picture';
import styles from './list-hero.module.css';

const ALL_PRODUCTS =
  'Produkty premium dostępne od ręki: wybierasz wymiar co do centymetra, widzisz pełną cenę i\u00a0zamawiasz bez czekania na ofertę.';
const trustPoints = ['Gwarancja do 10\u00a0lat', 'Profesjonalny montaż', 'Bezpłatna wycena'];

interface ListHeroProps {
  label: string;
  category?: Category;
  /** Absent while the list is on its way. */
  count?: number;
  /** Absent while it is on its way: its place is kept; null where there is none. */
  picture?: PictureData | null;
}

/** The head of a list: its name and promises on shade, and at a slant beside them its picture. */
export function ListHero({ label, category, count, picture }: ListHeroProps) {
  return (
    <div className={joinClasses(styles.hero, picture === null && styles.louvres)} data-tone="shade">
      {picture !== null && (
        <div className={styles.picture}>
          {picture && (
            <Picture picture={picture} sizes="(width < 900px) 100vw, 56vw" urgency="first" />
          )}
        </div>
      )}
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
          {category && count !== 0 && <CatalogueDownload category={category} />}
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
          {point}
        </li>
      ))}
    </ul>
  );
}

function CatalogueDownload({ category }: { category: Category }) {
  return (
    <div>
      <ButtonLink variant="secondary" size="s" to={`/katalog/${category}.pdf`} reloadDocument>
        <Icon name="document" />
        Pobierz katalog PDF
      </ButtonLink>
    </div>
  );
}
