import { useSuspenseQuery } from '@apollo/client/react';
import { upperFirst } from '#engine/locale/text';
import { typeset } from '#engine/locale/typeset';
import { PRODUCT_FIELDS } from '#engine/trade/fields/product-fields';
import { ProductGrid } from '../../../goods/card/product-grid';
import { Price } from '../../../goods/price';
import { Icon } from '../../../ui/image/icon';
import type { PictureData } from '../../../ui/image/picture';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs';
import { useResponse } from '../../../ui/layout/page-context';
import { PageMeta } from '../../../ui/layout/page-meta';
import { Container, Section } from '../../../ui/layout/section';
import { ProductGallery } from '../gallery/product-gallery';
import type { ProductPageQuery } from '../product/product-page.generated';
import { accessoryJsonLd } from './accessory-json-ld';
import { AccessoryShelfDocument, type AccessoryFragment } from './accessory.generated';
import { BuyAccessory } from './buy-accessory';
import styles from './accessory.module.css';

interface AccessoryPageProps {
  product: AccessoryFragment & { picture: PictureData; gallery: readonly PictureData[] };
  others: ProductPageQuery['relatedProducts'];
  company: { manufacturer: { name: string }; delivery: string };
  /** Per cent. */
  vatRate: number;
}

/** The page of accessories or a spare part: its pictures, exact price and stock, and a button that puts it in the cart. */
export function AccessoryPage({ product, others, company, vatRate }: AccessoryPageProps) {
  const { origin } = useResponse();
  const { data } = useSuspenseQuery(AccessoryShelfDocument);
  const inStock = data.accessoriesInStock.includes(product.id);
  const category = data.accessoryCategories.find(({ slug }) => slug === product.accessoryCategory);
  return (
    <>
      <PageMeta
        title={`${product.name} – cena`}
        description={product.description}
        image={product.picture}
        type="product"
        jsonLd={accessoryJsonLd(product, { origin, inStock, brand: company.manufacturer.name })}
      />
      <Container>
        <Breadcrumbs
          items={[
            { label: 'Strona główna', to: '/' },
            { label: 'Akcesoria', to: '/akcesoria' },
            ...(category ? [{ label: category.name, to: `/akcesoria/${category.slug}` }] : []),
            { label: product.name },
          ]}
        />
      </Container>
      <Container>
        <div className={styles.product}>
          <ProductGallery name={product.name} pictures={product.gallery} />
          <div className={styles.summary}>
            <h1>{typeset(product.name)}</h1>
            <p className={styles.sku}>{`Numer katalogowy: ${product.identifier}`}</p>
            <p className={styles.price}>
              <Price amount={product.basePrice} />
            </p>
            <p className={styles.note}>{`Cena za sztukę z\u00a0VAT ${vatRate}%.`}</p>
            <BuyAccessory product={product} />
            <ul className={styles.facts}>
              <li>
                <Icon name={inStock ? 'check' : 'clock'} />
                <span>
                  {inStock
                    ? 'W\u00a0magazynie, gotowe do wysyłki'
                    : 'Na zamówienie: termin podamy po zamówieniu'}
                </span>
              </li>
              <li>
                <Icon name="truck" />
                <span>{typeset(upperFirst(company.delivery))}</span>
              </li>
              <li>
                <Icon name="shield" />
                <span>Możesz odstąpić od umowy w&nbsp;ciągu 14&nbsp;dni od dostawy</span>
              </li>
            </ul>
          </div>
        </div>
      </Container>
      <Section tone="sand" size="m" aria-labelledby="opis">
        <div className={styles.text}>
          <h2 id="opis">Opis</h2>
          <Paragraphs text={product.description} />
          {product.specifications.length > 0 && (
            <dl className={styles.specifications}>
              {product.specifications.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{typeset(value)}</dd>
                </div>
              ))}
            </dl>
          )}
          {product.careInstructions && (
            <>
              <h3>{PRODUCT_FIELDS.careInstructions.label}</h3>
              <Paragraphs text={product.careInstructions} />
            </>
          )}
        </div>
      </Section>
      {others.length > 0 && (
        <div data-screen-only>
          <Section size="m" aria-labelledby="podobne">
            <div className={styles.text}>
              <h2 id="podobne">Inne akcesoria</h2>
              <ProductGrid products={others} />
            </div>
          </Section>
        </div>
      )}
    </>
  );
}

const Paragraphs = ({ text }: { text: string }) =>
  text.split(/\n+/).map((paragraph) => <p key={paragraph}>{typeset(paragraph)}</p>);
