import { useId } from 'react';

import { typeset } from '../../../../engine/locale/typeset.js';
import { formatMoney } from '../../../lib/text/format-money';
import { Badge } from '../../../ui/content/badge';
import { ButtonLink } from '../../../ui/button/button-link';
import { Link } from '../../../ui/button/link';
import { Picture } from '../../../ui/image/picture';
import { Price } from '../../../ui/content/price';
import type { ProductCardFragment } from './product-card.generated';
import styles from './product-card.module.css';
import { PICTURE_RATIO } from './picture-ratio';
import { productLimits } from './product-limits';
import { Rating } from './rating';

interface ProductCardProps {
  product: ProductCardFragment;
}

export function ProductCard({ product }: ProductCardProps) {
  const nameId = useId();
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <CardPicture product={product} />
      <div className={styles.body}>
        <h3 className={styles.name} id={nameId}>
          <Link to={`/produkt/${product.id}`}>{typeset(product.name)}</Link>
        </h3>
        <Rating average={product.ratingAverage} count={product.ratingCount} />
        <p className={styles.description}>{typeset(product.excerpt)}</p>
        <Facts product={product} />
        <p className={styles.price}>
          <Price amount={product.basePrice} from />
          {product.pricePerSqm && <span>+ {formatMoney(product.pricePerSqm)}/m²</span>}
        </p>
        <Actions product={product} />
      </div>
    </article>
  );
}

function CardPicture({ product }: ProductCardProps) {
  return (
    <div className={styles.picture}>
      <Picture
        picture={product.picture}
        alt=""
        ratio={PICTURE_RATIO}
        sizes="(width < 768px) 92vw, 384px"
      />
      {product.featured && (
        <span className={styles.badge}>
          <Badge tone="sun">BESTSELLER</Badge>
        </span>
      )}
    </div>
  );
}

function Facts({ product }: ProductCardProps) {
  return (
    <dl className={styles.facts}>
      {product.highlights.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeset(value)}</dd>
        </div>
      ))}
      <div>
        <dt>Wymiary</dt>
        <dd>
          {productLimits(product)
            .map(([label, range]) => `${label.toLowerCase()} ${range}`)
            .join(', ')}
        </dd>
      </div>
    </dl>
  );
}

function Actions({ product }: ProductCardProps) {
  return (
    <div className={styles.actions}>
      <ButtonLink
        to={`/konfigurator/${product.category}?product=${product.id}`}
        size="s"
        aria-label={`Konfiguruj: ${product.name}`}
      >
        Konfiguruj
      </ButtonLink>
      <ButtonLink
        to={`/produkt/${product.id}`}
        size="s"
        variant="quiet"
        aria-label={`Szczegóły: ${product.name}`}
      >
        Szczegóły
      </ButtonLink>
    </div>
  );
}
