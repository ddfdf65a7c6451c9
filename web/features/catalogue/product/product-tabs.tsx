import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { cardOf } from '#engine/goods/families/categories';
import { upperFirst } from '#engine/locale/text';
import { typeset } from '#engine/locale/typeset';
import { PRODUCT_FIELDS } from '#engine/trade/fields/product-fields';
import { Tabs } from '../../../ui/content/tabs';
import { useShop } from '../../../ui/layout/page-context';
import { type ProductTabsFragment, ProductTabsFragmentDoc } from './product-tabs.generated';
import styles from './product-tabs.module.css';

const installationSteps: readonly { title: string; text: string }[] = [
  {
    title: 'Pomiar i\u00a0planowanie',
    text: 'Dzwonimy, potwierdzamy wymiary i\u00a0ustalamy z\u00a0Tobą termin. Jeśli trzeba, przyjeżdżamy na pomiar i\u00a0sprawdzamy podłoże.',
  },
  {
    title: 'Przygotowanie miejsca',
    text: 'Zabezpieczamy miejsce pracy, wyznaczamy punkty mocowania, a\u00a0jeśli wybrano silnik, sprawdzamy przygotowany przewód zasilający.',
  },
  {
    title: 'Montaż konstrukcji',
    text: 'Mocujemy konstrukcję łącznikami dobranymi do podłoża, poziomujemy ją i\u00a0zakładamy tkaninę, lamele lub dach.',
  },
  {
    title: 'Testy i\u00a0odbiór',
    text: 'Sprawdzamy działanie, ustawiamy położenia krańcowe i\u00a0czujniki, pokazujemy, jak obsługiwać osłonę, i\u00a0sprzątamy po sobie.',
  },
];

const EXTRA_WORK =
  'Prace dodatkowe, na przykład fundamenty, wyceniamy osobno: kwotę poznasz przed rozpoczęciem produkcji.';

export function ProductTabs(props: { product: FragmentType<ProductTabsFragment> }) {
  const { data: product } = useSuspenseFragment({
    fragment: ProductTabsFragmentDoc,
    from: props.product,
  });
  return (
    <Tabs
      label="Informacje o produkcie"
      tabs={[
        {
          id: 'specyfikacja',
          label: 'Specyfikacja',
          content: <Specifications product={product} />,
        },
        {
          id: 'opis',
          label: 'Opis szczegółowy',
          content: (
            <div className={styles.text}>
              <p>{typeset(product.description)}</p>
              {cardOf(product.category).description.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ),
        },
        { id: 'montaz', label: 'Montaż', content: <Installation /> },
        ...careTab(product),
      ]}
    />
  );
}

/** How to care for the goods; without instructions there is no tab. */
const careTab = ({ careInstructions }: ProductTabsFragment) =>
  careInstructions
    ? [
        {
          id: 'pielegnacja',
          label: PRODUCT_FIELDS.careInstructions.label,
          content: (
            <div className={styles.text}>
              {careInstructions.split(/\n+/).map((paragraph) => (
                <p key={paragraph}>{typeset(paragraph)}</p>
              ))}
            </div>
          ),
        },
      ]
    : [];

function Specifications({ product }: { product: ProductTabsFragment }) {
  return (
    <dl className={styles.specifications}>
      {product.specifications.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeset(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Installation() {
  return (
    <div className={styles.installation}>
      <ol className={styles.steps}>
        {installationSteps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p
        className={styles.note}
      >{`${upperFirst(useShop().installation)} są w\u00a0cenie. ${EXTRA_WORK}`}</p>
    </div>
  );
}
