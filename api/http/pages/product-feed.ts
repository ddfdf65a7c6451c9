import { type SvgNode as XmlNode, el, renderSvg as renderXml } from '#engine/goods/drawing/svg';
import { CATEGORIES, cardOf, isMadeToMeasure } from '#engine/goods/families/categories';
import type { CatalogueSnapshot } from '../../features/catalogue/catalogue-snapshot.js';
import { type StoredProduct, showProduct } from '../../features/catalogue/show-product.js';
import type { StartingPoint } from '../../features/configurator/starting-points/starting-point.inputs.js';
import { startingPoints } from '../../features/configurator/starting-points/starting-points.service.js';
import type { Company } from '../../features/content/content.payloads.js';
import type { PictureStore } from '../../features/pictures/picture-store.js';

/** Working days from the order until the shop's own team brings the goods: two to four weeks. */
const HANDLING = { min: 10, max: 20 };

interface Shop {
  snapshot: CatalogueSnapshot;
  pictures: PictureStore;
  company: Company;
  origin: string;
  /** The ids of accessories in stock. */
  inStock: ReadonlySet<number>;
}

/**
 * The product feed for Google Merchant (RSS 2.0): each item is a starting point of a family with its current price
 * including VAT, and a link that opens it in the configurator; accessories follow.
 */
export function productFeed(shop: Shop): string {
  const { snapshot, pictures, company, origin } = shop;
  const points = CATEGORIES.flatMap((category) => startingPoints(snapshot, pictures, category));
  const channel = el(
    'channel',
    {},
    el('title', {}, company.name),
    el('link', {}, `${origin}/`),
    el('description', {}, `Osłony przeciwsłoneczne na wymiar: ${company.tagline}`),
    ...points.map((point) => item(point, shop)),
    ...accessoriesOf(snapshot).map((product) => accessoryItem(product, shop)),
  );
  const rss = el('rss', { version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' }, channel);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderXml(rss)}\n`;
}

function item(point: StartingPoint, { company, origin }: Shop): XmlNode {
  const { product, category, code } = point;
  const whole = (address: string) => new URL(address, origin).href;
  const { identifier } = product;
  const values: Record<string, string | number> = {
    'g:id': `${identifier}-${code}`,
    'g:item_group_id': identifier,
    'g:title': `${product.name}: ${point.title}`,
    'g:description': `${point.sizeLabel}. ${point.reason} ${product.description}`,
    'g:link': whole(point.configuratorPath),
    'g:image_link': whole(
      product.picture.url.endsWith('.svg') ? sharePicture(point) : product.picture.url,
    ),
    'g:additional_image_link': whole(sharePicture(point)),
    'g:price': `${point.calculatedPrice} PLN`,
    'g:availability': 'in_stock',
    'g:condition': 'new',
    'g:brand': company.manufacturer.name,
    'g:mpn': `${identifier}-${code}`,
    'g:product_type': cardOf(category).label,
    'g:min_handling_time': HANDLING.min,
    'g:max_handling_time': HANDLING.max,
  };
  return itemOf(values);
}

const accessoriesOf = ({ products }: CatalogueSnapshot): StoredProduct[] =>
  [...products.values()].filter(
    ({ category, archivedAt }) => !isMadeToMeasure(category) && archivedAt === null,
  );

function accessoryItem(
  product: StoredProduct,
  { pictures, company, origin, inStock }: Shop,
): XmlNode {
  const { identifier, imageUrl } = showProduct(pictures, product);
  return itemOf({
    'g:id': identifier,
    'g:title': product.name,
    'g:description': product.description,
    'g:link': new URL(`/produkt/${product.id}`, origin).href,
    'g:image_link': new URL(imageUrl, origin).href,
    'g:price': `${product.basePrice} PLN`,
    'g:availability': inStock.has(product.id) ? 'in_stock' : 'backorder',
    'g:condition': 'new',
    'g:brand': company.manufacturer.name,
    'g:mpn': identifier,
    'g:product_type': cardOf(product.category).label,
  });
}

function itemOf(values: Readonly<Record<string, string | number>>): XmlNode {
  return el(
    'item',
    {},
    ...Object.entries(values).map(([name, value]) => el(name, {}, `${value}`)),
    el(
      'g:shipping',
      {},
      el('g:country', {}, 'PL'),
      el('g:price', {}, '0.00 PLN'),
      el('g:min_transit_time', {}, '0'),
      el('g:max_transit_time', {}, '0'),
    ),
  );
}

/** The drawing of a starting point in the size for link previews. */
const sharePicture = ({ drawingUrl }: StartingPoint): string => drawingUrl.replace('.svg', '.png');
