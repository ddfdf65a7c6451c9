import type { Response } from 'express';
import { dimensionOf } from '#engine/goods/configuration/choices';
import type { Configuration as Settings } from '#engine/goods/configuration/configuration';
import { drawProduct } from '#engine/goods/drawing/draw-product';
import type { SvgNode } from '#engine/goods/drawing/svg';
import { drawView } from '#engine/goods/drawing/views/draw-view';
import { type Category, isMadeToMeasure } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { type ExampleSize, priceExamples } from '#engine/goods/price/price-examples';
import type { Services } from '../../request/services.js';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.js';
import { configurableProduct } from '../catalogue/configurable-product.js';
import { productOf } from '../catalogue/default-product.js';
import { type StoredProduct, showProduct } from '../catalogue/show-product.js';
import { drawnSettings } from '../catalogue/staff/product-picture.js';

/** Saved and ordered configurations never change, so browsers may cache files made from them for a year. */
export const FOR_EVER = 'private, max-age=31536000, immutable';

type Draw = (product: StoredProduct, snapshot: CatalogueSnapshot) => SvgNode | null;

/** The drawings of a product by the end of their file names, such as "przekroj" in "produkt/1-przekroj.svg". */
const DRAWINGS: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ['', ({ drawing }) => drawProduct(drawing, { dimensions: false, scene: true })],
  ['wymiary', ({ drawing }) => drawProduct(drawing, { dimensions: true, scene: true })],
  ['przekroj', ({ drawing }) => drawView(drawing, 'side')],
  ['smallest', (product, snapshot) => drawAtSize(product, snapshot, 'smallest')],
  ['usual', (product, snapshot) => drawAtSize(product, snapshot, 'usual')],
  ['largest', (product, snapshot) => drawAtSize(product, snapshot, 'largest')],
]);

/** A drawing of a product to scale; null for an unknown product or kind, or an example size that the product lacks. */
export function drawingOf(
  snapshot: CatalogueSnapshot,
  productId: number,
  kind: string,
): SvgNode | null {
  const product = snapshot.products.get(productId);
  if (!product || (kind !== '' && !isMadeToMeasure(product.category))) return null;
  return DRAWINGS.get(kind)?.(product, snapshot) ?? null;
}

/** Redirects from the drawing of accessories, which is none, to their picture. */
export async function redirectToPicture(
  { catalogue, pictures }: Pick<Services, 'catalogue' | 'pictures'>,
  productId: number,
  res: Response,
): Promise<void> {
  const { imageUrl } = showProduct(pictures, await productOf(catalogue, productId));
  res.redirect(302, imageUrl);
}

function drawAtSize(
  product: StoredProduct,
  { priceList }: CatalogueSnapshot,
  size: ExampleSize,
): SvgNode | null {
  const examples = priceExamples(configurableProduct(product), priceList);
  const example = examples.find((each) => each.size === size);
  return example ? drawProduct(example.configuration, { dimensions: true, scene: true }) : null;
}

/** A family as it is usually ordered, whatever products the shop has: for drawings that must always exist. */
export function familySettings(category: Category): Settings {
  const { defaultColor, defaultFrameColor } = familyOf(category);
  const width = dimensionOf(category, 'width');
  if (!width) throw new Error(`${category} has no width`);
  const product = {
    id: 0,
    category,
    minWidth: width.fallbackMin,
    maxWidth: width.fallbackMax,
    minHeight: null,
    maxHeight: null,
    minProjection: null,
    maxProjection: null,
    availableColors: [defaultColor],
    availableFrameColors: [defaultFrameColor],
    availableVariants: [],
  };
  return drawnSettings(product, null);
}
