import { coloursInWords } from '#engine/goods/configuration/colours';
import { cardOf, isMadeToMeasure } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { parseAmount } from '#engine/goods/price/money';
import { oncePer } from '../../shared/once-per.js';
import { type Sentence, sentencesIn } from '../../shared/text-search/excerpt.js';
import { searchTexts } from '../../shared/text-search/search-texts.js';
import { TextIndex, type WeightedText } from '../../shared/text-search/text-index.js';
import type { CatalogueSnapshot } from './catalogue-snapshot.js';
import type { ProductFilter, ShopConditions } from './catalogue.inputs.js';
import type { StoredProduct } from './show-product.js';
import { smallestPrices } from './smallest-prices.js';

/** The products of the shop and the index of their words, in which a product's number is its place in the list. */
export interface ProductIndex {
  readonly products: readonly StoredProduct[];
  readonly index: TextIndex;
  /** What is said about each product, by the path of its page. */
  readonly prose: ReadonlyMap<string, readonly Sentence[]>;
}

/** Made once for each version of the catalogue; the best sellers come first among equally good matches. */
export const productIndex = oncePer((snapshot: CatalogueSnapshot): ProductIndex => {
  const products = [...snapshot.products.values()]
    .filter(({ archivedAt }) => archivedAt === null)
    .toSorted((a, b) => Number(b.featured) - Number(a.featured) || a.id - b.id);
  return {
    products,
    index: new TextIndex(products.map(textsOf)),
    prose: new Map(products.map((product) => [`/produkt/${product.id}`, proseOf(product)])),
  };
});

/**
 * Replaces the text and the bounds of the price in a filter by the ids of the products that contain all words and cost
 * as much; also returns the corrected text, or null where nothing was mistyped.
 */
export async function shopConditions(
  snapshot: CatalogueSnapshot,
  { text, priceFrom, priceTo, ...others }: ProductFilter,
): Promise<{ conditions: ShopConditions; corrected: string | null }> {
  const priced = idsWithin(snapshot, priceFrom, priceTo);
  const conditions = { ...others, ...(priced && { ids: [...priced] }) };
  const isMeasured = !others.category && !others.accessoryCategory;
  if (!text?.trim()) return { conditions: { ...conditions, isMeasured }, corrected: null };
  const { products, index } = productIndex(snapshot);
  const { numbers, corrected, isPartial } = await searchTexts(text, [index]);
  const found = isPartial ? [] : (numbers[0] ?? []);
  const ids = found.flatMap((number) => products[number]?.id ?? []);
  const within = priced ? ids.filter((id) => priced.has(id)) : ids;
  return { conditions: { ...conditions, ids: within }, corrected };
}

/** The ids of the products whose smallest size costs as much; null without bounds. */
function idsWithin(
  snapshot: CatalogueSnapshot,
  from: string | null | undefined,
  to: string | null | undefined,
): ReadonlySet<number> | null {
  if (!from && !to) return null;
  const least = from ? parseAmount(from) : 0;
  const most = to ? parseAmount(to) : Infinity;
  const prices = [...smallestPrices(snapshot)];
  return new Set(prices.flatMap(([id, price]) => (price >= least && price <= most ? [id] : [])));
}

function textsOf(product: StoredProduct): WeightedText[] {
  const { category, specifications } = product;
  const { variants, options, startingPoints } = familyOf(category);
  const variantsInWords = product.availableVariants.map(
    (code) => variants.find((variant) => variant.code === code)?.label ?? code,
  );
  return [
    // The goods themselves come before what fits them, such as a sensor "do markizy".
    { text: `${product.name} ${product.sku ?? ''}`, weight: isMadeToMeasure(category) ? 8 : 5 },
    { text: `${category} ${cardOf(category).label} ${product.subcategory ?? ''}`, weight: 6 },
    { text: coloursInWords(product.availableColors), weight: 5 },
    { text: variantsInWords.join(' '), weight: 4 },
    { text: coloursInWords(product.availableFrameColors), weight: 3 },
    { text: specifications.map(({ name, value }) => `${name} ${value}`).join(' '), weight: 2 },
    { text: options.map(({ label }) => label).join(' '), weight: 2 },
    { text: product.description, weight: 1 },
    // The needs for which customers choose this family.
    {
      text: startingPoints.map(({ title, reason }) => `${title} ${reason}`).join(' '),
      weight: 0.5,
    },
  ];
}

const proseOf = ({ category, description, specifications }: StoredProduct): Sentence[] =>
  sentencesIn([
    description,
    ...specifications.map(({ name, value }) => `${name}: ${value}`),
    ...familyOf(category).startingPoints.map(({ reason }) => reason),
  ]);
