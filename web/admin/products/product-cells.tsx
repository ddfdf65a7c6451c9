import { Button, Dropdown } from 'antd';
import { categoryLabel } from '../../goods/categories';
import { formatMoney } from '../../lib/text/format';
import { Icon } from '../../ui/image/icon';
import { Picture } from '../../ui/image/picture';
import { Tag } from '../kit/page/inline-parts';
import type { ProductRowFragment } from './products-page.generated';
import styles from './product-cells.module.css';

/** The actions on one product. */
export interface ProductActions {
  edit: (product: ProductRowFragment) => void;
  duplicate: (product: ProductRowFragment) => void;
  archive: (product: ProductRowFragment) => void;
  restore: (product: ProductRowFragment) => void;
}

interface ProductCellProps {
  product: ProductRowFragment;
  actions: ProductActions;
}

export function ProductName({ product, actions }: ProductCellProps) {
  return (
    <Button
      type="link"
      size="small"
      className={styles.name}
      aria-label={`Edytuj: ${product.name}`}
      onClick={() => actions.edit(product)}
    >
      {product.name}
    </Button>
  );
}

export function ProductThumbnail({ product }: { product: ProductRowFragment }) {
  return (
    <div className={styles.thumbnail}>
      <Picture picture={product.picture} sizes="72px" ratio="3 / 2" alt="" />
    </div>
  );
}

export function ProductBadges({ product }: { product: ProductRowFragment }) {
  return (
    <>
      {product.featured && <Tag tone="waiting">Bestseller</Tag>}
      {product.archivedAt && <Tag tone="neutral">W&nbsp;archiwum</Tag>}
    </>
  );
}

/** An edit button, and a menu with the other actions. */
export function ProductButtons({ product, actions }: ProductCellProps) {
  const { name, archivedAt } = product;
  return (
    <div className={styles.buttons}>
      <Button
        type="text"
        className={styles.edit}
        aria-label={`Zmień: ${name}`}
        icon={<Icon name="edit" />}
        onClick={() => actions.edit(product)}
      />
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            {
              key: 'shop',
              label: <a href={`/produkt/${product.id}`}>Pokaż w sklepie</a>,
              disabled: archivedAt !== null,
            },
            { key: 'duplicate', label: 'Utwórz kopię', onClick: () => actions.duplicate(product) },
            archivedAt
              ? { key: 'restore', label: 'Przywróć', onClick: () => actions.restore(product) }
              : {
                  key: 'archive',
                  label: 'Usuń',
                  danger: true,
                  onClick: () => actions.archive(product),
                },
          ],
        }}
      >
        <Button type="text" aria-label={`Więcej: ${name}`} icon={<Icon name="chevron-down" />} />
      </Dropdown>
    </div>
  );
}

export function CompactProduct({ product, actions }: ProductCellProps) {
  return (
    <div className={styles.compact}>
      <ProductThumbnail product={product} />
      <div className={styles.facts}>
        <ProductName product={product} actions={actions} />
        <span>
          {[categoryLabel(product.category), product.subcategory].filter(Boolean).join(' · ')}
        </span>
        <span>
          <b>{formatMoney(product.basePrice)}</b>
          {product.pricePerSqm && ` + ${formatMoney(product.pricePerSqm)}/m²`}
        </span>
        <span>
          <ProductBadges product={product} />
        </span>
      </div>
      <ProductButtons product={product} actions={actions} />
    </div>
  );
}
