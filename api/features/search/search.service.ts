import { excerptOf } from '../../shared/text-search/excerpt.js';
import { searchTexts } from '../../shared/text-search/search-texts.js';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.js';
import { presentFabric } from '../catalogue/fabrics/fabric.payloads.js';
import { productIndex } from '../catalogue/product-search.js';
import { showProduct } from '../catalogue/show-product.js';
import type { ContentStore } from '../content/content-store.js';
import type { PictureStore } from '../pictures/picture-store.js';
import type { SearchResults } from './search.inputs.js';
import { siteIndexes } from './site-indexes.js';

interface Searched {
  snapshot: CatalogueSnapshot;
  content: ContentStore;
  pictures: PictureStore;
}

/** The search results for a text, the best `limit` of each group; reads memory only. */
export async function search(
  { snapshot, content, pictures }: Searched,
  text: string,
  limit: number,
): Promise<SearchResults> {
  const { products, index, prose } = productIndex(snapshot);
  const site = siteIndexes(content);
  const indexes = [index, site.articles.index, site.pages.index, site.fabrics.index];
  const { numbers, bestScores, words, corrected, isPartial } = await searchTexts(text, indexes);
  const best = <T>(all: readonly T[], group: number): T[] =>
    (numbers[group] ?? []).slice(0, limit).flatMap((number) => all[number] ?? []);
  const [ofProduct = 0, , ofPage = 0] = bestScores;
  const found = best(products, 0);
  const articles = best(site.articles.all, 1);
  const pages = best(site.pages.all, 2);
  const forms = words.map((word) => new Set(indexes.flatMap((each) => each.formsOf(word))));
  const paths = [
    ...found.map(({ id }) => `/produkt/${id}`),
    ...articles.map(({ id }) => `/blog/${id}`),
    ...pages.map(({ path }) => path),
  ];
  return {
    corrected,
    isPartial,
    isPageFirst: ofPage > PAGE_FIRST * ofProduct,
    products: found.map((product) => showProduct(pictures, product)),
    productCount: numbers[0]?.length ?? 0,
    articles,
    pages,
    fabrics: best(site.fabrics.all, 3).map(presentFabric),
    excerpts: paths
      .map((path) => ({
        path,
        parts: excerptOf(prose.get(path) ?? site.prose.get(path) ?? [], forms),
      }))
      .filter(({ parts }) => parts.length > 0),
  };
}

/** A page whose title has the words scores more than twice as much as a product that only mentions them. */
const PAGE_FIRST = 2;
