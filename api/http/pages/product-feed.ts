import { type SvgNode as XmlNode, el, renderSvg as renderXml } from '#engine/goods/drawing/svg';
import {
  type Item,
  type ShopWindow,
  familyLabelOf,
  feedItems,
  nameOf,
} from '../../features/agents/items.js';

/** Working days from the order until the shop's own team brings the goods: two to four weeks. */
const HANDLING = { min: 10, max: 20 };

/**
 * The product feed for Google Merchant (RSS 2.0): each item is a starting point of a family with its current price
 * including VAT, and a link that opens it in the configurator; accessories follow.
 */
export function googleFeed(shop: ShopWindow): string {
  const { content, env } = shop.services;
  const { company } = content;
  const channel = el(
    'channel',
    {},
    el('title', {}, company.name),
    el('link', {}, `${env.PUBLIC_URL}/`),
    el('description', {}, `Osłony przeciwsłoneczne na wymiar: ${company.tagline}`),
    ...feedItems(shop).map((item) => googleItem(item, shop)),
  );
  const rss = el('rss', { version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' }, channel);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderXml(rss)}\n`;
}

function googleItem(item: Item, { services }: ShopWindow): XmlNode {
  const { identifier } = item.product;
  const whole = (path: string) => new URL(path, services.env.PUBLIC_URL).href;
  const isExample = item.example !== null;
  const values: Record<string, string | number> = {
    'g:id': item.id,
    ...(isExample && { 'g:item_group_id': identifier }),
    'g:title': nameOf(item),
    'g:description': item.description,
    'g:link': whole(item.path),
    'g:image_link': whole(item.picturePath),
    ...(item.drawingPath && { 'g:additional_image_link': whole(item.drawingPath) }),
    'g:price': `${item.price} PLN`,
    'g:availability': item.isAvailable ? 'in_stock' : 'backorder',
    'g:condition': 'new',
    'g:brand': services.content.company.manufacturer.name,
    'g:mpn': item.id,
    'g:product_type': familyLabelOf(item),
    ...(isExample && {
      'g:min_handling_time': HANDLING.min,
      'g:max_handling_time': HANDLING.max,
    }),
  };
  return el(
    'item',
    {},
    ...Object.entries(values).map(([name, value]) => el(name, {}, `${value}`)),
    el(
      'g:shipping',
      {},
      el('g:country', {}, 'PL'),
      el('g:price', {}, '0.00 PLN'),
      el('g:min_transit_time', {}, '0'),
      el('g:max_transit_time', {}, '0'),
    ),
  );
}

/**
 * The product feed for OpenAI (JSON Lines, developers.openai.com/commerce/specs/file-upload/products): the items of
 * the other feed. They may be found, and are bought in the shop only.
 */
export function openAiFeed(shop: ShopWindow): string {
  return feedItems(shop)
    .map((item) => `${JSON.stringify(openAiItem(item, shop))}\n`)
    .join('');
}

function openAiItem(item: Item, { services }: ShopWindow): object {
  const { company } = services.content;
  const whole = (path: string) => new URL(path, services.env.PUBLIC_URL).href;
  const isExample = item.example !== null;
  return {
    item_id: item.id,
    is_eligible_search: true,
    is_eligible_checkout: false,
    title: nameOf(item),
    description: item.description,
    url: whole(item.path),
    brand: company.manufacturer.name,
    image_url: whole(item.picturePath),
    ...(item.drawingPath && { additional_image_urls: whole(item.drawingPath) }),
    price: `${item.price} PLN`,
    availability: item.isAvailable ? 'in_stock' : 'backorder',
    condition: 'new',
    product_category: familyLabelOf(item),
    ...(isExample && { group_id: item.product.identifier }),
    listing_has_variations: isExample,
    seller_name: company.name,
    seller_url: whole('/'),
    store_country: 'PL',
    target_countries: ['PL'],
  };
}
