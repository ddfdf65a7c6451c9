import { type ReactNode, useId } from 'react';
import { isMadeToMeasure } from '#engine/goods/families/categories';
import { typeset } from '#engine/locale/typeset';
import { formatMoney } from '../../lib/text/format';
import { Link } from '../../ui/button/link';
import { Badge } from '../../ui/content/badge';
import { Picture } from '../../ui/image/picture';
import { Skeleton } from '../../ui/layout/skeleton';
import { Price } from '../price';
import { CARD_RATIO } from './picture-ratio';
import type { ProductCardFragment, ProductDifferenceFragment } from './product-card.generated';
import { Rating } from './rating';
import styles from './product-card.module.css';

/** Values of specifications such as "350 cm" and "700 × 600 cm", which the largest size already shows. */
const SIZE = /^\d+(\s×\s\d+)*\scm/;

interface ProductCardProps {
  product: ProductCardFragment;
  /** How the picture is loaded: "lazy" below the first screen. */
  urgency?: 'lazy' | 'eager' | 'first';
  /** A toggle in the corner of the card, or a line before the price. */
  more?: ReactNode;
}

export function ProductCard({ product, urgency = 'lazy', more }: ProductCardProps) {
  const nameId = useId();
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div className={styles.picture}>
        <Picture
          picture={product.picture}
          alt=""
          ratio={CARD_RATIO}
          sizes="(width < 48rem) 46vw, 384px"
          urgency={urgency}
        />
        {product.featured && (
          <span className={styles.badge}>
            <Badge tone="sun">BESTSELLER</Badge>
          </span>
        )}
        {product.ratingCount > 0 && (
          <div className={styles.rating}>
            <Rating average={product.ratingAverage} count={product.ratingCount} />
          </div>
        )}
      </div>
      <h3 className={styles.name} id={nameId}>
        <Link to={`/produkt/${product.id}`}>{typeset(product.name)}</Link>
      </h3>
      <ul className={styles.facts}>
        {cardFacts(product).map((fact) => (
          <li key={fact}>{typeset(fact)}</li>
        ))}
      </ul>
      <Difference product={product} />
      {more}
      {isMadeToMeasure(product.category) ? (
        <CardPrice product={product} />
      ) : (
        <p className={styles.price}>
          <strong>
            <Price amount={product.basePrice} />
          </strong>
        </p>
      )}
      <Actions product={product} />
    </article>
  );
}

/** What the product has over the next cheaper one of its family, and what that costs; nothing for the cheapest. */
export function Difference({
  product,
}: {
  product: Pick<ProductDifferenceFragment, 'difference'>;
}) {
  if (!product.difference) return null;
  const { otherName, points, sizeLabel, priceDifference } = product.difference;
  return (
    <span className={styles.difference}>
      <span>
        <strong>Czym się różni?</strong>{' '}
        <span>{`O\u00a0${formatMoney(priceDifference)} więcej niż ${typeset(otherName)} przy ${sizeLabel}, a\u00a0za to `}</span>
      </span>
      <span>{typeset(`${points.join('; ')}.`)}</span>
    </span>
  );
}

/** What the smallest size costs, which somebody can really pay, and small below it the price formula. */
function CardPrice({ product }: Pick<ProductCardProps, 'product'>) {
  const { basePrice, pricePerSqm, smallestPrice } = product;
  return (
    <p className={styles.price}>
      {smallestPrice && (
        <span className={styles.smallest}>
          <strong>
            <Price amount={smallestPrice.calculatedPrice} />
          </strong>{' '}
          <span>{`za ${smallestPrice.sizeLabel}`}</span>
        </span>
      )}
      <span className={styles.formula}>
        <Price amount={basePrice} from />
        {pricePerSqm && <span>{` + ${formatMoney(pricePerSqm)}/m²`}</span>}
      </span>
    </p>
  );
}

function Actions({ product }: Pick<ProductCardProps, 'product'>) {
  return (
    <div className={styles.actions}>
      {isMadeToMeasure(product.category) && (
        <Link
          to={`/konfigurator/${product.category}?product=${product.id}`}
          aria-label={`Konfiguruj: ${product.name}`}
        >
          Konfiguruj
        </Link>
      )}
      <Link to={`/produkt/${product.id}`} aria-label={`Szczegóły: ${product.name}`}>
        Szczegóły
      </Link>
    </div>
  );
}

/**
 * The facts on a product's card: the largest size and, if there is one, the first specification that is not a size,
 * such as "Dach: lamele aluminiowe" or, where the value names a brand first, "Tkanina Toscana: akryl".
 */
function cardFacts({
  category,
  maxWidth,
  maxProjection,
  maxHeight,
  highlights,
}: Pick<
  ProductCardFragment,
  'category' | 'maxWidth' | 'maxProjection' | 'maxHeight' | 'highlights'
>): string[] {
  const sizes = [maxWidth, maxProjection ?? maxHeight].filter((size) => size !== null);
  const other = highlights.find(({ value }) => !SIZE.test(value));
  return [
    ...(isMadeToMeasure(category) ? [`do ${sizes.join('\u00a0×\u00a0')}\u00a0cm`] : []),
    ...(other ? [specificationText(other)] : []),
  ];
}

function specificationText({ name, value }: ProductCardFragment['highlights'][number]): string {
  return `${name}${value.includes(': ') ? '' : ':'} ${value}`;
}

/** Shown in place of a card while the products load. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card} data-testid="product-card-skeleton">
      <div className={styles.picture}>
        <Skeleton ratio={CARD_RATIO} />
      </div>
      <Skeleton width="75%" height="2.5rem" />
      <Skeleton width="60%" height="2.25rem" />
      <Skeleton width="70%" height="2.5rem" />
      <Skeleton width="60%" height="2.75rem" />
    </div>
  );
}
