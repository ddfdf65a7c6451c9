import { optionLabels, sizeLabel } from '#engine/goods/configuration/labels';
import { CATEGORIES, type Category } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { formatAmount, formatZloty } from '#engine/goods/price/money';
import {
  advise,
  type Candidate,
  coversNeed,
  withSizes,
} from '#engine/goods/starting-points/advise';
import { fitToNeed } from '#engine/goods/starting-points/recommend';
import { type AdviceNeed, PRIORITIES } from '#engine/goods/starting-points/starting-point';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.js';
import { configurableProduct } from '../../catalogue/configurable-product.js';
import { defaultProduct } from '../../catalogue/default-product.js';
import { showProduct, type StoredProduct } from '../../catalogue/show-product.js';
import type { PictureStore } from '../../pictures/picture-store.js';
import { appraiseOwn } from '../prices/quote.service.js';
import type { Advice } from './starting-point.inputs.js';
import { pathSearch } from './starting-points.service.js';

interface ProductCandidate extends Candidate {
  readonly product: StoredProduct;
}

/** How many products of a family are tried, so that a large catalogue does not make the answer slow. */
const MOST_TRIED = 4;

/** Up to three products for a need, each with the price of all its pieces, none with a warning. */
export function adviceFor(
  snapshot: CatalogueSnapshot,
  pictures: PictureStore,
  asked: AdviceNeed,
): Advice[] {
  const need = withSizes(asked);
  const candidates = CATEGORIES.flatMap((category) =>
    productsToTry(snapshot, category).flatMap((product) => candidatesOf(snapshot, product, need)),
  );
  const advised = advise(candidates, need);
  const best = advised[0]?.candidate;
  return advised.map(({ role, candidate, reason }) => {
    const { product, configuration, point, total } = candidate;
    const { category } = configuration;
    const isDefault = product === defaultProduct(snapshot, category);
    return {
      title: PRIORITIES.find(({ code }) => code === role)?.title ?? 'Najlepsze',
      reason: reason ?? cheaperBy((best?.total ?? 0) - total),
      totalPrice: formatAmount(total),
      contents: contentsOf(candidate),
      product: showProduct(pictures, product),
      configuratorPath: `/konfigurator/${category}?${isDefault ? '' : `product=${product.id}&`}${pathSearch(point.code, configuration, need)}`,
    };
  });
}

/** The default product of a family, then those with the lowest ids. */
function productsToTry(snapshot: CatalogueSnapshot, category: Category): StoredProduct[] {
  const first = defaultProduct(snapshot, category);
  const others = [...snapshot.products.values()].filter(
    (product) => product.category === category && !product.archivedAt && product !== first,
  );
  return [...(first ? [first] : []), ...others.toSorted((a, b) => a.id - b.id)].slice(
    0,
    MOST_TRIED,
  );
}

/** The starting points for the place, made as this product, that cover the need and have no warning. */
function candidatesOf(
  snapshot: CatalogueSnapshot,
  product: StoredProduct,
  need: ReturnType<typeof withSizes>,
): ProductCandidate[] {
  const points = familyOf(product.category).startingPoints.filter(
    ({ place }) => place === need.place,
  );
  return points.flatMap((point) => {
    const fitted = fitToNeed(point, configurableProduct(product), need);
    if (!coversNeed(product.category, fitted, need)) return [];
    const { configuration, price, warnings } = appraiseOwn(snapshot, product.id, fitted.request);
    if (!configuration || !price || warnings.length > 0) return [];
    const { pieces } = fitted;
    const total = price.total * pieces;
    return [{ productId: product.id, point, configuration, pieces, product, total }];
  });
}

function contentsOf({ configuration, pieces }: Candidate): string[] {
  const size = sizeLabel(configuration);
  const isManual = configuration.controlType === 'manual';
  const severalControls = familyOf(configuration.category).controlTypes.length > 1;
  return [
    pieces > 1 ? `${pieces}\u00a0szt. po ${size}` : size,
    ...(isManual && severalControls ? ['Sterowanie manualne'] : []),
    ...optionLabels(configuration),
  ];
}

const cheaperBy = (difference: number): string =>
  `O\u00a0${formatZloty(difference)} mniej niż „Najlepsze”.`;
