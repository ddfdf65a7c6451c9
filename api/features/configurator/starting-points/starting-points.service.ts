import type { Configuration } from '#engine/goods/configuration/configuration';
import { productName, sizeLabel } from '#engine/goods/configuration/labels';
import { CATEGORIES, type Category } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { formatAmount, parseAmount } from '#engine/goods/price/money';
import { bestStartingPoint, fitToNeed } from '#engine/goods/starting-points/recommend';
import type {
  ShadeNeed,
  StartingPoint as EnginePoint,
} from '#engine/goods/starting-points/starting-point';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.js';
import { configurableProduct } from '../../catalogue/configurable-product.js';
import { defaultProduct } from '../../catalogue/default-product.js';
import { showProduct } from '../../catalogue/show-product.js';
import type { PictureStore } from '../../pictures/picture-store.js';
import { appraiseOwn } from '../prices/quote.service.js';
import type { StartingPoint } from './starting-point.inputs.js';

/** The needed sizes in cm; null for those of the starting point. */
export type NeededSizes = Readonly<Pick<ShadeNeed, 'width' | 'depth'>>;

const ITS_OWN: NeededSizes = { width: null, depth: null };
const MOST_RECOMMENDED = 3;

/** The starting points of a family at today's prices; none where the shop has no product of the family. */
export function startingPoints(
  snapshot: CatalogueSnapshot,
  pictures: PictureStore,
  category: Category,
): StartingPoint[] {
  return familyOf(category).startingPoints.flatMap(
    (point) =>
      present(snapshot, pictures, { category, point, sizes: ITS_OWN, isRecommended: false }) ?? [],
  );
}

/** Up to three starting points of different families for a need, fitted to its size; the cheapest first. */
export function recommendedPoints(
  snapshot: CatalogueSnapshot,
  pictures: PictureStore,
  need: ShadeNeed,
): StartingPoint[] {
  return cheapestOf(snapshot, pictures, { need, categories: CATEGORIES });
}

/**
 * Up to three starting points of other families for the place that a product shades; none for a product that is not in
 * the shop.
 */
export function otherSolutions(
  snapshot: CatalogueSnapshot,
  pictures: PictureStore,
  productId: number,
): StartingPoint[] {
  const product = snapshot.products.get(productId);
  if (!product || product.archivedAt) return [];
  const [usual] = familyOf(product.category).startingPoints;
  if (!usual) return [];
  const { place, sun } = usual;
  const categories = CATEGORIES.filter((category) => category !== product.category);
  return cheapestOf(snapshot, pictures, { need: { place, sun, ...ITS_OWN }, categories });
}

function cheapestOf(
  snapshot: CatalogueSnapshot,
  pictures: PictureStore,
  { need, categories }: { need: ShadeNeed; categories: readonly Category[] },
): StartingPoint[] {
  const sizes = { width: need.width, depth: need.depth };
  const suitable = categories.flatMap((category) => {
    const point = bestStartingPoint(category, need);
    if (!point) return [];
    return present(snapshot, pictures, { category, point, sizes, isRecommended: true }) ?? [];
  });
  return suitable.toSorted((a, b) => costOf(a) - costOf(b)).slice(0, MOST_RECOMMENDED);
}

const costOf = ({ calculatedPrice, pieces }: StartingPoint): number =>
  parseAmount(calculatedPrice) * pieces;

interface FittedPoint {
  category: Category;
  point: EnginePoint;
  sizes: NeededSizes;
  isRecommended: boolean;
}

/** The starting point with its price; null where the shop has no product of the family, or none in these sizes. */
function present(
  snapshot: CatalogueSnapshot,
  pictures: PictureStore,
  fitted: FittedPoint,
): StartingPoint | null {
  const { category, point } = fitted;
  const product = defaultProduct(snapshot, category);
  if (!product) return null;
  const { request, pieces } = fitToNeed(point, configurableProduct(product), fitted.sizes);
  const { configuration, price } = appraiseOwn(snapshot, product.id, request);
  if (!configuration || !price) return null;
  const { code, reason } = point;
  const search = sizeParams(fitted.sizes).toString();
  return {
    code,
    category,
    // A starting point's title names its own room and size, a recommendation is shown beside other products.
    title: fitted.isRecommended ? productName(configuration) : point.title,
    reason,
    product: showProduct(pictures, product),
    sizeLabel: sizeLabel(configuration),
    calculatedPrice: formatAmount(price.total),
    pieces,
    drawingUrl: `/rysunki/start/${category}/${code}.svg${search && `?${search}`}`,
    configuratorPath: `/konfigurator/${category}?${pathSearch(code, configuration, fitted.sizes)}`,
  };
}

/** The query of the configurator's address: the starting point and, where the need gives a size, all fitted sizes. */
export function pathSearch(
  code: string,
  { width, projection, height }: Configuration,
  sizes: NeededSizes,
): string {
  const isOwn = sizes.width === null && sizes.depth === null;
  const fitted = isOwn ? [] : sizeParams({ width, projection, height });
  return new URLSearchParams([['start', code], ...fitted]).toString();
}

function sizeParams(sizes: Readonly<Record<string, number | null>>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, size] of Object.entries(sizes))
    if (size !== null) params.set(name, String(size));
  return params;
}

/**
 * The configuration of a starting point in the needed sizes; null where the starting point is unknown, the shop has no
 * product of the family, or the product cannot be made in these sizes.
 */
export function startingConfiguration(
  snapshot: CatalogueSnapshot,
  category: Category,
  code: string,
  sizes: NeededSizes,
): Configuration | null {
  const point = familyOf(category).startingPoints.find((each) => each.code === code);
  const product = defaultProduct(snapshot, category);
  if (!point || !product) return null;
  const { request } = fitToNeed(point, configurableProduct(product), sizes);
  return appraiseOwn(snapshot, product.id, request).configuration;
}
