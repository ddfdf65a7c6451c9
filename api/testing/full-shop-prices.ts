import type { FullShop } from './full-shop.js';

/** Lowers the price of a product by 10 %; returns its id. */
export async function reducedProduct(shop: FullShop): Promise<number> {
  const { id, version } = await shop.product();
  await shop.ask(
    `mutation { changePrices(input: { products: [{ id: ${id}, version: ${version} }], percent: -10 }) { userErrors { code } } }`,
  );
  return id;
}

/** Saves the draft of the price list with this price of electric control; returns the draft's version. */
export async function priceListDraft(shop: FullShop, value = '901.00'): Promise<number> {
  const { version } = await shop.ask<{ version: number }>('{ priceListDraft { version } }');
  const { draft } = await shop.ask<{ draft: { version: number } }>(
    `mutation { savePriceListDraft(input: { version: ${version}, entries: [{ key: "electric", value: "${value}" }] }) {
      draft { version } } }`,
  );
  return draft.version;
}

/** Publishes a draft of the price list for this time, null: at once; returns the version of the list. */
export async function priceList(shop: FullShop, at: Date | null): Promise<number> {
  const { next } = await shop.row('select 902 + max(version) as next from price_list');
  const version = await priceListDraft(shop, `${next}.00`);
  await shop.ask(
    `mutation ($at: DateTimeISO) { publishPriceList(input: { version: ${version}, at: $at, note: "Nowe ceny" }) { userErrors { code } } }`,
    { at },
  );
  return (await shop.row('select max(version) as version from price_list'))['version']!;
}

/** The input of a price change, taken from its preview. */
export async function priceChange(shop: FullShop): Promise<Record<string, unknown>> {
  const input = { filter: { category: 'markizy' }, percent: 7 };
  const { preview } = await shop.ask<{ preview: { seen: string } }>(
    'query ($input: PreviewPriceChangeInput!) { priceChangePreview(input: $input) { preview { seen } } }',
    { input },
  );
  return {
    ...input,
    at: new Date(Date.now() + 86_400_000),
    seen: preview.seen,
    note: 'Podwyżka',
  };
}

export async function scheduledPriceChange(shop: FullShop): Promise<number> {
  const scheduled = await shop.ask<{ priceChange: { id: number } }>(
    `mutation ($input: SchedulePriceChangeInput!) { schedulePriceChange(input: $input) { priceChange { id } } }`,
    { input: await priceChange(shop) },
  );
  return scheduled.priceChange.id;
}
