import { z } from 'zod';
import { parseAmount } from '#engine/goods/price/money';
import { MAX_SEARCH_LENGTH } from '../../../shared/text-search/search-texts.js';
import { search } from '../../search/search.service.js';
import {
  type Item,
  type Items,
  type ShopWindow,
  familyLabelOf,
  findItems,
  itemsOf,
  listed,
  shopWindow,
  soldProducts,
} from '../items.js';
import { type Shop, tool } from '../tools/tool.js';
import { OPTION, catalogProduct } from './catalog-product.js';
import { ucpBlock } from './profile.js';

const text = z.string().max(500);
const META = z.object({ 'ucp-agent': z.object({ profile: z.url().max(2000) }) });
const grosze = z.int().min(0).optional();
const FILTERS = z
  .object({
    categories: z.array(text).max(50).optional().describe('Values of `categories` of products.'),
    price: z.object({ min: grosze, max: grosze }).optional().describe('In grosze.'),
  })
  .optional();
const MOST = 100;

type Filters = z.infer<typeof FILTERS>;

/** Products by words and filters. */
export const searchCatalog = tool({
  name: 'search_catalog',
  description:
    'UCP catalog search: products of the shop by words in Polish and filters, with example configurations as variants.',
  inputSchema: z.object({
    meta: META,
    catalog: z.object({
      query: text.optional(),
      filters: FILTERS,
      pagination: z
        .object({
          cursor: z
            .string()
            .regex(/^\d{1,6}$/)
            .optional(),
          limit: z.int().min(1).max(MOST).optional(),
        })
        .optional(),
    }),
  }),
  async run(shop, { catalog: { query, filters, pagination = {} } }) {
    const opened = await shopWindow(shop.services, shop.snapshot);
    const found = (await productsFor(opened, query)).flatMap((items) => filtered(items, filters));
    const { cursor = '0', limit = 10 } = pagination;
    const end = Number(cursor) + limit;
    const hasMore = end < found.length;
    return {
      ucp: ucpBlock('dev.ucp.shopping.catalog.search'),
      products: found.slice(Number(cursor), end).map((items) => shown(shop, items)),
      pagination: {
        has_next_page: hasMore,
        ...(hasMore && { cursor: String(end) }),
        total_count: found.length,
      },
    };
  },
});

/** Products by their ids or those of their variants, each with one variant. */
export const lookupCatalog = tool({
  name: 'lookup_catalog',
  description:
    'UCP catalog lookup: products by ids of products or variants, at most 100, each with one variant.',
  inputSchema: z.object({
    meta: META,
    catalog: z.object({ ids: z.array(text).min(1).max(MOST), filters: FILTERS }),
  }),
  async run(shop, { catalog: { ids, filters } }) {
    const opened = await shopWindow(shop.services, shop.snapshot);
    const matches = [...new Set(ids)].map((id) => ({ id, items: findItems(opened, id) }));
    const found = matches.flatMap(({ id, items }) =>
      items ? filtered([items[0]], filters).map(([item]) => ({ id, item })) : [],
    );
    const byProduct = Map.groupBy(found, ({ item }) => item.product.id);
    return {
      ucp: ucpBlock('dev.ucp.shopping.catalog.lookup'),
      products: [...byProduct.values()].map((matched) => withInputs(shop, matched)),
      messages: matches
        .filter(({ items }) => items === null)
        .map(({ id }) => ({ type: 'info', code: 'not_found', content: id })),
    };
  },
});

/** One product with all of its examples to choose from. */
export const getProduct = tool({
  name: 'get_product',
  description:
    'UCP product detail: a product by its id or that of a variant, with the selected variant and the others to select.',
  inputSchema: z.object({
    meta: META,
    catalog: z.object({
      id: text,
      selected: z
        .array(z.object({ name: text, label: text }))
        .max(20)
        .optional(),
      filters: FILTERS,
    }),
  }),
  async run(shop, { catalog: { id, selected = [], filters } }) {
    const items = findItems(await shopWindow(shop.services, shop.snapshot), id);
    const [kept] = items ? filtered(items, filters) : [];
    if (!kept)
      return {
        ucp: ucpBlock('dev.ucp.shopping.catalog.lookup', 'error'),
        messages: [
          {
            type: 'error',
            code: 'not_found',
            content: `Nie ma w\u00a0sklepie produktu ${id}.`,
            severity: 'unrecoverable',
          },
        ],
      };
    const wanted = selected.find(({ name }) => name === OPTION)?.label;
    const isVariant = kept.some((item) => item.id === id);
    const chosen = (!isVariant && kept.find(({ example }) => example === wanted)) || kept[0];
    const { options, variants, ...product } = shown(shop, kept);
    return {
      ucp: ucpBlock('dev.ucp.shopping.catalog.lookup'),
      product: {
        ...product,
        ...(options && {
          options: options.map(({ name, values }) => ({
            name,
            values: values.map((value) => ({ ...value, available: true, exists: true })),
          })),
          selected: [{ name: OPTION, label: chosen.example }],
        }),
        variants: variants.filter((variant) => variant.id === chosen.id),
      },
    };
  },
});

const shown = ({ services }: Shop, items: Items) => catalogProduct(items, services.env.PUBLIC_URL);

/** The items of the products that a text finds, the best first; of all products without one. */
async function productsFor(opened: ShopWindow, query?: string): Promise<Items[]> {
  const { snapshot, services } = opened;
  const all = soldProducts(opened);
  const { content, pictures } = services;
  const words = query?.slice(0, MAX_SEARCH_LENGTH);
  const products = words
    ? (await search({ snapshot, content, pictures }, words, all.length)).products
    : all;
  return products
    .map((product) => listed(itemsOf(opened, product)))
    .filter((items) => items !== null);
}

/** The items that pass the filters; none where none does. */
function filtered(items: Items, { categories, price = {} }: NonNullable<Filters> = {}): Items[] {
  const { min = 0, max = Infinity } = price;
  const kept = items.filter((item) => {
    const amount = parseAmount(item.price);
    const isInCategory = !categories || categories.includes(familyLabelOf(item));
    return isInCategory && amount >= min && amount <= max;
  });
  const passed = listed(kept);
  return passed ? [passed] : [];
}

/** A product with the items that ids have matched, and which of the ids that were. */
function withInputs(shop: Shop, matched: readonly { id: string; item: Item }[]) {
  const items = listed([...new Map(matched.map(({ item }) => [item.id, item])).values()]);
  if (!items) throw new RangeError('nothing was matched');
  const { options: _all, variants, ...product } = shown(shop, items);
  return {
    ...product,
    variants: variants.map((variant) => ({
      ...variant,
      inputs: matched
        .filter(({ item }) => item.id === variant.id)
        .map(({ id }) => ({ id, match: id === variant.id ? 'exact' : 'featured' })),
    })),
  };
}
