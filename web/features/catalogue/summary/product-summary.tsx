import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { typeset } from '#engine/locale/typeset';
import { Difference } from '../../../goods/card/product-card';
import { Rating, ratingNote } from '../../../goods/card/rating';
import { categoryLabel } from '../../../goods/categories';
import { Price } from '../../../goods/price';
import { formatMoney } from '../../../lib/text/format';
import { ButtonLink } from '../../../ui/button/button';
import { Badge } from '../../../ui/content/badge';
import { Icon } from '../../../ui/image/icon';
import { productLimits } from '../product-limits';
import {
  type ProductSummaryFragment,
  ProductSummaryFragmentDoc,
} from './product-summary.generated';
import styles from './product-summary.module.css';

interface ProductSummaryProps {
  product: FragmentType<ProductSummaryFragment>;
  /** The rate of VAT that every price contains, per cent. */
  vatRate: number;
  /** Shown below the buttons. */
  children: ReactNode;
}

export function ProductSummary({ vatRate, children, ...props }: ProductSummaryProps) {
  const { data: product } = useSuspenseFragment({
    fragment: ProductSummaryFragmentDoc,
    fragmentName: 'ProductSummary',
    from: props.product,
  });
  return (
    <div className={styles.summary}>
      <Badges product={product} />
      <h1>{typeset(product.name)}</h1>
      <RatingWithNote average={product.ratingAverage} count={product.ratingCount} />
      <SummaryPrice product={product} vatRate={vatRate} />
      <Difference product={product} />
      <dl className={styles.limits}>
        {productLimits(product).map(([label, range]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{range}</dd>
          </div>
        ))}
      </dl>
      <Actions product={product} />
      {children}
      <PhoneBar product={product} />
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

/** The average rating, always with the note whether ratings are checked; nothing without ratings. */
function RatingWithNote({ average, count }: { average: number | null; count: number }) {
  if (count === 0) return null;
  return (
    <div className={styles.rating}>
      <Rating average={average} count={count} />
      <p>{ratingNote}</p>
    </div>
  );
}

/** What the smallest size costs, which somebody can really pay, and small below it the price formula. */
function SummaryPrice({ product, vatRate }: PartProps & Pick<ProductSummaryProps, 'vatRate'>) {
  const { basePrice, pricePerSqm, smallestPrice } = product;
  return (
    <div className={styles.price}>
      {smallestPrice && (
        <p className={styles.smallest}>
          <span className={styles.amount}>
            <Price amount={smallestPrice.calculatedPrice} />
          </span>
          <span>{`za ${smallestPrice.sizeLabel}, z\u00a0montażem`}</span>
        </p>
      )}
      <p className={styles.formula}>
        <span>Cena od</span> <Price amount={basePrice} />
        {pricePerSqm && <span>{` + ${formatMoney(pricePerSqm)} za m²`}</span>}
      </p>
      <p className={styles.vat}>
        {`Cena brutto z\u00a0VAT ${vatRate}%, z\u00a0podstawowym montażem i\u00a0dostawą.`}
      </p>
    </div>
  );
}

/** On a phone the price and the next step stay in view at the lower edge. */
function PhoneBar({ product: { id, category, smallestPrice } }: PartProps) {
  return (
    <div className={styles.phoneBar} data-screen-only>
      {smallestPrice && (
        <p>
          <Price amount={smallestPrice.calculatedPrice} />
          <span>{`za ${smallestPrice.sizeLabel}`}</span>
        </p>
      )}
      <ButtonLink to={`/konfigurator/${category}?product=${id}`} size="s">
        Skonfiguruj
      </ButtonLink>
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
