import { ProductCard } from '../../../goods/card/product-card';
import { readAmount } from '../../../lib/form/text-control';
import type { PictureData } from '../../../ui/image/picture';
import { ofFamily, type ProductValues } from './product-form-values';
import styles from './product-preview.module.css';

interface ProductPreviewProps {
  values: ProductValues;
  picture: PictureData | null;
  /** The rating of the stored product. */
  rating: { average: number | null; count: number };
}

const HIGHLIGHTS = 3;
const NO_PICTURE: PictureData = {
  url: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  width: 800,
  height: 600,
  placeholder: null,
  alt: '',
  position: null,
  sources: [],
};

/** The card of the product as the shop will show it, but without the price of its smallest size. */
export function ProductPreview({ values, picture, rating }: ProductPreviewProps) {
  const { maxWidth, specifications } = values;
  const { sources, ...shown } = picture ?? NO_PICTURE;
  return (
    <section className={styles.preview} aria-label="Podgląd karty produktu">
      <h2>Tak zobaczy to klient</h2>
      {/* Inert, because the links of the card would lead away from the form. */}
      <div inert>
        <ProductCard
          product={{
            ...ofFamily(values),
            id: 0,
            name: values.name || 'Nazwa produktu',
            highlights: specifications.slice(0, HIGHLIGHTS),
            picture: { ...shown, sources: [...sources] },
            basePrice: readAmount(values.basePrice) || '0',
            pricePerSqm: readAmount(values.pricePerSqm) || null,
            maxWidth: maxWidth ?? 0,
            smallestPrice: null,
            difference: null,
            ratingAverage: rating.average,
            ratingCount: rating.count,
          }}
        />
      </div>
    </section>
  );
}
