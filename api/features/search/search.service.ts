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
  const { products, index } = productIndex(snapshot);
  const site = siteIndexes(content);
  const indexes = [index, site.articles.index, site.pages.index, site.fabrics.index];
  const { numbers, corrected, isPartial } = await searchTexts(text, indexes);
  const best = <T>(all: readonly T[], group: number): T[] =>
    (numbers[group] ?? []).slice(0, limit).flatMap((number) => all[number] ?? []);
  return {
    corrected,
    isPartial,
    products: best(products, 0).map((product) => showProduct(pictures, product)),
    productCount: numbers[0]?.length ?? 0,
    articles: best(site.articles.all, 1),
    pages: best(site.pages.all, 2),
    fabrics: best(site.fabrics.all, 3).map(presentFabric),
  };
}
