import { categoryLabel } from '../../lib/categories';
import { formatMoney } from '../../lib/format-money';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button-link';
import { Icon, type IconName } from '../../ui/icon';
import { Price } from '../../ui/price';
import { productLimits } from './product-limits';
import type { ProductSummaryFragment } from './product-summary.generated';
import styles from './product-summary.module.css';
import { Rating } from './rating';

const promises: readonly { icon: IconName; text: string }[] = [
  { icon: 'truck', text: 'Darmowa dostawa' },
  { icon: 'shield', text: '5\u00a0lat gwarancji' },
  { icon: 'star', text: 'Najwyższa jakość' },
];

export function ProductSummary({ product }: { product: ProductSummaryFragment }) {
  return (
    <div className={styles.summary}>
      <div className={styles.badges}>
        {product.featured && <Badge tone="sun">BESTSELLER</Badge>}
        <Badge>{categoryLabel(product.category)}</Badge>
        {product.subcategory && <Badge>{product.subcategory}</Badge>}
        <Rating average={product.ratingAverage} count={product.ratingCount} />
      </div>
      <h1>{product.name}</h1>
      <div className={styles.price}>
        <span className={styles.priceLabel}>Cena od</span>
        <span className={styles.amount}>
          <Price amount={product.basePrice} />
        </span>
        {product.pricePerSqm && (
          <span className={styles.perSqm}>+ {formatMoney(product.pricePerSqm)} za m²</span>
        )}
        <span className={styles.vat}>Cena zawiera VAT 23&nbsp;%</span>
      </div>
      <dl className={styles.limits}>
        {productLimits(product).map(([label, range]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{range}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={`/konfigurator/${product.category}?product=${product.id}`}>
        <Icon name="ruler" />
        Skonfiguruj produkt
      </ButtonLink>
      <ul className={styles.promises}>
        {promises.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
      <p className={styles.description}>{product.description}</p>
    </div>
  );
}
