import type { PriceListPageQuery } from './price-list-page.generated';

export type PriceDraft = PriceListPageQuery['priceListDraft'];
export type PublishedPriceList = PriceListPageQuery['priceLists']['items'][number];
export type PriceEntry = PriceDraft['entries'][number];
