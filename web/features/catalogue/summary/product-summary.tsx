import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';

import { typeset } from '../../../../engine/locale/typeset.js';
import { categoryLabel } from '../../../lib/categories';
import { formatMoney } from '../../../lib/text/format-money';
import { Badge } from '../../../ui/content/badge';
import { ButtonLink } from '../../../ui/button/button-link';
import { Icon, type IconName } from '../../../ui/image/icon';
import { Price } from '../../../ui/content/price';
import { productLimits } from '../card/product-limits';
import {
  type ProductSummaryFragment,
  ProductSummaryFragmentDoc,
} from './product-summary.generated';
import styles from './product-summary.module.css';
import { Rating, ratingNote } from '../card/rating';

const promises: readonly { icon: IconName; text: string }[] = [
  { icon: 'truck', text: 'Darmowa dostawa' },
  { icon: 'shield', text: '5\u00a0lat gwarancji' },
  { icon: 'star', text: 'Najwyższa jakość' },
];

interface ProductSummaryProps {
  product: FragmentType<ProductSummaryFragment>;
  /** Per cent, contained in every price. */
  vatRate: number;
  /** Below the price: what it comes to at some sizes. */
  examples: ReactNode;
  /** Beside the ways on: what a buyer must know. */
  children: ReactNode;
}

export function ProductSummary({ vatRate, examples, children, ...props }: ProductSummaryProps) {
  const { data: product } = useSuspenseFragment({
    fragment: ProductSummaryFragmentDoc,
    from: props.product,
  });
  return (
    <div className={styles.summary}>
      <Badges product={product} />
      <h1>{typeset(product.name)}</h1>
      <RatingWithNote average={product.ratingAverage} count={product.ratingCount} />
      <SummaryPrice product={product} vatRate={vatRate} examples={examples} />
      <dl className={styles.limits}>
        {productLimits(product).map(([label, range]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{range}</dd>
          </div>
        ))}
      </dl>
      <Actions product={product} />
      <Promises />
      {children}
      <p className={styles.description}>{typeset(product.description)}</p>
    </div>
  );
}

interface PartProps {
  product: ProductSummaryFragment;
}

function Badges({ product }: PartProps) {
  return (
    <div className={styles.badges}>
      {product.featured && <Badge tone="sun">BESTSELLER</Badge>}
      <Badge>{categoryLabel(product.category)}</Badge>
      {product.subcategory && <Badge>{typeset(product.subcategory)}</Badge>}
    </div>
  );
}

/** The stars, and whether anybody has checked whose they are: both, or neither. */
function RatingWithNote({ average, count }: { average: number | null; count: number }) {
  if (count === 0) return null;
  return (
    <div className={styles.rating}>
      <Rating average={average} count={count} />
      <p>{ratingNote}</p>
    </div>
  );
}

function SummaryPrice({
  product,
  vatRate,
  examples,
}: PartProps & Pick<ProductSummaryProps, 'vatRate' | 'examples'>) {
  return (
    <div className={styles.price}>
      <span className={styles.priceLabel}>Cena od</span>
      <span className={styles.amount}>
        <Price amount={product.basePrice} />
      </span>
      {product.pricePerSqm && (
        <span className={styles.perSqm}>+ {formatMoney(product.pricePerSqm)} za m²</span>
      )}
      <span className={styles.vat}>
        Cena brutto z&nbsp;VAT {vatRate}%, z&nbsp;podstawowym montażem i&nbsp;dostawą.
      </span>
      <div className={styles.examples}>{examples}</div>
    </div>
  );
}

function Actions({ product }: PartProps) {
  return (
    <div className={styles.actions} data-screen-only>
      <ButtonLink to={`/konfigurator/${product.category}?product=${product.id}`}>
        <Icon name="ruler" />
        Skonfiguruj produkt
      </ButtonLink>
      <ButtonLink variant="secondary" to={`/katalog/produkt-${product.id}.pdf`} reloadDocument>
        <Icon name="document" />
        Pobierz katalog PDF
      </ButtonLink>
    </div>
  );
}

function Promises() {
  return (
    <ul className={styles.promises}>
      {promises.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
