import { CATEGORIES, cardOf, isMadeToMeasure } from '#engine/goods/families/categories';
import type { Services } from '../../request/services.js';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.js';
import { defaultProduct } from '../catalogue/default-product.js';
import type { Product } from '../catalogue/product.entity.js';
import { type StoredProduct, showProduct } from '../catalogue/show-product.js';
import { productPrices } from '../configurator/prices/product-prices.js';
import type { StartingPoint } from '../configurator/starting-points/starting-point.inputs.js';
import { startingPoints } from '../configurator/starting-points/starting-points.service.js';
import { accessoriesInStock } from '../inventory/inventory-list.js';

/** The shop at one moment, as feeds and catalogue tools show it. */
export interface ShopWindow {
  services: Services;
  snapshot: CatalogueSnapshot;
  /** The ids of accessories in stock. */
  inStock: ReadonlySet<number>;
}

/** What has an exact price without further choices: goods made to measure in an example size, or an accessory. */
export interface Item {
  /** Unique in the shop: "MAR-0001-balkon". */
  id: string;
  product: Product;
  /** What distinguishes it from other items of its product: "Taras 4 × 3 m na południe"; null for an accessory. */
  example: string | null;
  description: string;
  /** Paths of the shop: where it is shown at this price, its picture, and its to-scale drawing, if it has one. */
  path: string;
  picturePath: string;
  drawingPath: string | null;
  /** zł with VAT, a decimal string. */
  price: string;
  isAvailable: boolean;
}

/** Items of one product, the first of them featured. */
export type Items = readonly [Item, ...Item[]];

/** The shop as it is now. */
export async function shopWindow(
  services: Services,
  snapshot?: CatalogueSnapshot,
): Promise<ShopWindow> {
  return {
    services,
    snapshot: snapshot ?? (await services.catalogue.current()),
    inStock: await accessoriesInStock(services.orm.em.fork()),
  };
}

/** The items of the product feeds: the starting points of all families, and the accessories. */
export function feedItems(shop: ShopWindow): Item[] {
  const { snapshot } = shop;
  const usual = CATEGORIES.flatMap((category) => defaultProduct(snapshot, category) ?? []);
  const accessories = soldProducts(shop).filter(({ category }) => !isMadeToMeasure(category));
  return [...usual, ...accessories].flatMap((product) => itemsOf(shop, product));
}

/** The products in the shop, in the order of their ids. */
export const soldProducts = ({ snapshot }: ShopWindow): StoredProduct[] =>
  [...snapshot.products.values()]
    .filter(({ archivedAt }) => archivedAt === null)
    .toSorted((a, b) => a.id - b.id);

/**
 * The items of a product: an accessory itself; of the product with which the configurator of its family opens, the
 * starting points; of others the usual size.
 */
export function itemsOf(shop: ShopWindow, stored: StoredProduct): Item[] {
  const { snapshot, services } = shop;
  const product = showProduct(services.pictures, stored);
  if (!isMadeToMeasure(stored.category)) return [accessoryItem(shop, product)];
  if (defaultProduct(snapshot, stored.category)?.id === stored.id)
    return startingPoints(snapshot, services.pictures, stored.category).map(startingItem);
  return usualItem(shop, product);
}

function startingItem(point: StartingPoint): Item {
  const { product, code } = point;
  const drawing = point.drawingUrl.replace('.svg', '.png');
  const picture = product.picture.url;
  return {
    id: `${product.identifier}-${code}`,
    product,
    example: point.title,
    description: `${point.sizeLabel}. ${point.reason} ${product.description}`,
    path: point.configuratorPath,
    picturePath: picture.endsWith('.svg') ? drawing : picture,
    drawingPath: drawing,
    price: point.calculatedPrice,
    isAvailable: true,
  };
}

function usualItem({ snapshot }: ShopWindow, product: Product): Item[] {
  const { examples = [] } = productPrices(snapshot, product.id) ?? {};
  const usual = examples.find(({ size }) => size === 'usual') ?? examples[0];
  if (!usual) return [];
  return [
    {
      id: `${product.identifier}-wymiar`,
      product,
      example: usual.sizeLabel,
      description: `${usual.sizeLabel}. ${product.description}`,
      path: `/produkt/${product.id}`,
      picturePath: withoutSvg(product.picture.url),
      drawingPath: null,
      price: usual.calculatedPrice,
      isAvailable: true,
    },
  ];
}

/** The picture of a product in a form that feeds take: its drawing as PNG. */
const withoutSvg = (path: string): string =>
  path.replace(/^(\/rysunki\/produkt\/\d+)\.svg$/, '$1.png');

const accessoryItem = ({ inStock }: ShopWindow, product: Product): Item => ({
  id: product.identifier,
  product,
  example: null,
  description: product.description,
  path: `/produkt/${product.id}`,
  picturePath: withoutSvg(product.imageUrl),
  drawingPath: null,
  price: product.basePrice,
  isAvailable: inStock.has(product.id),
});

/** The items of a list; null where it is empty. */
export const listed = ([first, ...rest]: readonly Item[]): Items | null =>
  first ? [first, ...rest] : null;

/** The items of the product with this identifier; of the id of an item, that item first. Null where there is none. */
export function findItems(shop: ShopWindow, id: string): Items | null {
  for (const product of soldProducts(shop)) {
    const { identifier } = showProduct(shop.services.pictures, product);
    if (id !== identifier && !id.startsWith(`${identifier}-`)) continue;
    const items = itemsOf(shop, product);
    const exact = items.find((item) => item.id === id);
    if (exact) return [exact, ...items.filter((item) => item !== exact)];
    if (id === identifier) return listed(items);
  }
  return null;
}

/** The name of an item: "Markiza Taras: Taras 4 × 3 m na południe". */
export const nameOf = ({ product, example }: Item): string =>
  example === null ? product.name : `${product.name}: ${example}`;

/** The label of the family of an item. */
export const familyLabelOf = ({ product }: Item): string => cardOf(product.category).label;
