import { useSuspenseQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useParams, useRouteError } from 'react-router-dom';
import { ACCESSORIES } from '#engine/goods/families/categories';
import type { Load } from '../../../apollo/load';
import { isOffline } from '../../../apollo/refusal';
import { useForgetFailure } from '../../../apollo/use-forget-failure';
import type { ProductCardFragment } from '../../../goods/card/product-card.generated';
import { ProductGrid } from '../../../goods/card/product-grid';
import { categoryLabel } from '../../../goods/categories';
import { ToolLinks } from '../../../goods/tool-links';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs';
import { NotFound } from '../../../ui/layout/not-found';
import { useResponse } from '../../../ui/layout/page-context';
import { PageMeta } from '../../../ui/layout/page-meta';
import { Section, Container } from '../../../ui/layout/section';
import { AccessoryPage } from '../accessory/accessory-page';
import { AccessoryShelfDocument } from '../accessory/accessory.generated';
import { CompareBar, CompareToggle } from '../compare/compare-bar';
import { ProductGallery } from '../gallery/product-gallery';
import { PriceExamples } from '../summary/price-examples';
import { ProductSummary } from '../summary/product-summary';
import { PurchaseFacts } from '../summary/purchase-facts';
import { ProductColors } from './product-colors';
import { ProductDetails, ProductBenefits } from './product-details';
import { productJsonLd } from './product-json-ld';
import { ProductPageSkeleton } from './product-page-skeleton';
import { ProductPageDocument } from './product-page.generated';
import { ProductSafety, OtherSolutions } from './product-safety';
import { ProductTabs } from './product-tabs';
import styles from './product-page.module.css';

export const load: Load = ({ client, params }) => {
  const id = readId(params.id);
  if (id === null) return null;
  const page = client.query({ query: ProductPageDocument, variables: { id } });
  return page.then(({ data }) =>
    data?.product?.category === ACCESSORIES
      ? client.query({ query: AccessoryShelfDocument, fetchPolicy: 'network-only' })
      : undefined,
  );
};

export { ProductPageSkeleton as Loading };

export function ProductPage() {
  const id = readId(useParams().id);
  return id === null ? <ProductNotFound /> : <Product key={id} id={id} />;
}

function Product({ id }: { id: number }) {
  const { origin } = useResponse();
  const { data } = useSuspenseQuery(ProductPageDocument, { variables: { id } });
  const { product, productPrices, relatedProducts, otherSolutions, colors, company } = data;
  if (!product || !productPrices) return <ProductNotFound />;
  if (product.category === ACCESSORIES)
    return (
      <AccessoryPage
        product={product}
        others={relatedProducts}
        company={company}
        vatRate={productPrices.vatRate}
      />
    );
  return (
    <>
      <PageMeta
        title={`${product.name} – cena i konfigurator`}
        description={product.description}
        image={product.picture}
        type="product"
        jsonLd={productJsonLd(product, productPrices.examples, {
          origin,
          brand: company.manufacturer.name,
        })}
      />
      <Container>
        <Breadcrumbs
          items={[
            { label: 'Strona główna', to: '/' },
            { label: 'Produkty', to: '/produkty' },
            { label: categoryLabel(product.category), to: `/produkty/${product.category}` },
            { label: product.name },
          ]}
        />
      </Container>
      <div className={styles.top}>
        <ProductGallery name={product.name} pictures={product.gallery} />
        <ProductSummary product={product} vatRate={productPrices.vatRate}>
          <CompareToggle product={product} />
          <PurchaseFacts company={company} />
        </ProductSummary>
      </div>
      <ProductBenefits product={product} />
      <ProductSizes>
        <PriceExamples prices={productPrices} product={product} />
      </ProductSizes>
      <Section tone="sand" size="m" aria-label="Kolory">
        <ProductColors product={product} colors={colors} />
      </Section>
      <ProductDetails product={product}>
        <ProductTabs product={product} />
      </ProductDetails>
      <ToolLinks category={product.category} />
      <ProductSafety product={product} company={company} />
      <RelatedProducts products={relatedProducts} isRated={product.ratingCount > 0} />
      <OtherSolutions solutions={otherSolutions} />
      <CompareBar />
    </>
  );
}

/**
 * Shown when a product cannot be loaded. If the shop cannot be reached, the error is passed on to the shop's error
 * page, which has a button to retry.
 */
export function Failure() {
  const error = useRouteError();
  useForgetFailure(error);
  if (isOffline(error)) throw error;
  return (
    <ProductNotFound
      status={500}
      hint="Nie udało się wczytać tego produktu. Odśwież stronę albo wróć za chwilę."
    />
  );
}

function ProductNotFound({
  status = 404,
  hint = 'Tego produktu nie ma już w\u00a0ofercie albo adres jest niepełny. Zobacz pozostałe produkty.',
}: {
  status?: number;
  hint?: string;
}) {
  return (
    <NotFound
      status={status}
      title="Produkt nie znaleziony"
      hint={hint}
      back={{ to: '/produkty', label: 'Wróć do produktów' }}
    />
  );
}

function readId(text: string | undefined): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The section about the product in several sizes, each drawn on a house and with its price. */
function ProductSizes({ children }: { children: ReactNode }) {
  return (
    <Section size="m" aria-labelledby="rozmiary">
      <div className={styles.sizes}>
        <h2 id="rozmiary">Ile kosztuje w&nbsp;różnych rozmiarach</h2>
        {children}
      </div>
    </Section>
  );
}

function RelatedProducts({
  products,
  isRated,
}: {
  products: readonly ProductCardFragment[];
  /** Whether the product of the page is rated: then the note about ratings stands there. */
  isRated: boolean;
}) {
  if (products.length === 0) return null;
  return (
    <div data-screen-only>
      <Section size="m" aria-labelledby="podobne">
        <div className={styles.related}>
          <h2 id="podobne">Podobne produkty</h2>
          <ProductGrid products={products} withRatingNote={!isRated} />
        </div>
      </Section>
    </div>
  );
}
