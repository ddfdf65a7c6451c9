import { useLocation } from 'react-router-dom';
import { productIdentifier } from '#engine/goods/place/safety';
import { configuratorPage } from '#engine/trade/shop/site-pages';
import type { Category } from '../../apollo/schema.generated';
import { offerJsonLd } from '../../goods/offer-json-ld';
import { useResponse } from '../../ui/layout/page-context';
import { PageMeta } from '../../ui/layout/page-meta';
import type { ConfiguratorPageQuery } from './configurator-page.generated';
import type { StartingPointCardFragment } from './starting-points/starting-point-card.generated';

/** Size in px of the drawings that the server makes as PNG files. */
const SHARED_SIZE = { width: 1200, height: 900 };

interface FamilyMetaProps {
  category: Category;
  data: ConfiguratorPageQuery;
  noIndex: boolean;
}

/**
 * Title and link preview of the page: those of the family, with the drawing of a saved configuration; or title, drawing
 * and price of the starting point that the URL names.
 */
export function FamilyMeta({ category, data, noIndex }: FamilyMetaProps) {
  const { origin } = useResponse();
  const { pathname, search } = useLocation();
  const point = data.startingPoints.find(
    ({ configuratorPath }) => configuratorPath === pathname + search,
  );
  const drawing = data.configuration
    ? `/rysunki/konfiguracja/${data.configuration.id}.png`
    : point?.drawingUrl.replace(/\.svg$/, '.png');
  const { title, description, path } = configuratorPage(category);
  return (
    <PageMeta
      title={point ? `${point.title} – konfigurator` : title}
      description={description}
      path={path}
      image={drawing ? { url: drawing, ...SHARED_SIZE, alt: point?.title ?? title } : null}
      jsonLd={
        point && data.defaultProduct
          ? pointJsonLd(point, data.defaultProduct, {
              origin,
              brand: data.company.manufacturer.name,
            })
          : []
      }
      noIndex={noIndex}
    />
  );
}

/** The schema.org data of a starting point. Price and brand must be those of the product feed: Google compares them. */
function pointJsonLd(
  point: StartingPointCardFragment,
  product: NonNullable<ConfiguratorPageQuery['defaultProduct']>,
  { origin, brand }: { origin: string; brand: string },
): object {
  const name = `${product.name}: ${point.title}`;
  return {
    '@type': 'Product',
    name,
    description: `${point.sizeLabel}. ${point.reason}`,
    image: origin + point.drawingUrl.replace(/\.svg$/, '.png'),
    sku: `${productIdentifier(product.category, product.id)}-${point.code}`,
    brand: { '@type': 'Brand', name: brand },
    offers: offerJsonLd({
      url: origin + point.configuratorPath,
      price: point.calculatedPrice,
      name,
    }),
  };
}
