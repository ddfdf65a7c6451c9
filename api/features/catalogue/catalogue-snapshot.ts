import type { EntityManager } from '@mikro-orm/postgresql';
import type { Category } from '#engine/goods/families/categories';
import type { PriceList } from '#engine/goods/price/price-list';
import type { SettingName } from '#engine/trade/settings/settings';
import { db } from '../../database/db.js';
import type { WrittenPage } from '../content/pages/page-content.js';
import { readPublishedPages } from '../content/pages/read-pages.js';
import { type Caption, positionOf } from '../pictures/picture-files.js';
import { type PriceHistory, readPriceLists, readProductPrices } from './price-history.js';
import { PRODUCT_COLUMNS } from './product-query.js';
import type { StoredProduct } from './show-product.js';

/** The settings of the shop that the owner has entered, as texts by their names; secrets are sealed. */
export type StoredSettings = Readonly<Partial<Record<SettingName, string>>>;

/**
 * One version of the catalogue: its products (archived ones too), the price list in force, former prices, VAT, and the
 * settings, pages and captions of the shop, so that an order is placed on the terms that its prices belong to.
 */
export interface CatalogueSnapshot {
  readonly version: string;
  readonly products: ReadonlyMap<number, StoredProduct>;
  readonly priceList: PriceList;
  readonly history: PriceHistory;
  /** The number of the tax ruling for each category whose goods have the reduced rate of VAT in housing. */
  readonly reducedVat: ReadonlyMap<Category, string>;
  readonly settings: StoredSettings;
  /** What the library says of pictures, by their names. */
  readonly captions: ReadonlyMap<string, Caption>;
  /** Text pages that staff have published, by slug. */
  readonly pages: ReadonlyMap<string, WrittenPage>;
}

/**
 * The query for the version of the catalogue that readers see. It changes with every write of products, price lists,
 * reduced VAT or settings and pages, when a scheduled price list or page comes into force, and with each day in Warsaw, because a reduction is shown
 * for a number of days.
 */
export const catalogueVersion = (em: EntityManager) =>
  db(em)
    .selectFrom('CatalogueVersion')
    .select((eb) => {
      const priceList = eb
        .selectFrom('PriceList')
        .select((list) => list.fn.max('version').as('inForce'))
        .where('publishedAt', '<=', eb.fn<Date>('now'));
      const pages = eb
        .selectFrom('PageVersion')
        .select((page) => page.fn.max('validFrom').as('latest'))
        .where('validFrom', '<=', eb.fn<Date>('now'));
      const day = eb.fn<string>('warsaw_day', [eb.fn('now')]);
      return eb
        .fn<string>('concat_ws', [eb.val('.'), 'version', priceList, pages, day])
        .as('current');
    });

async function readReducedVat(tx: EntityManager): Promise<Map<Category, string>> {
  const rows = await db(tx).selectFrom('ReducedVat').select(['category', 'ruling']).execute();
  return new Map(rows.flatMap(({ category, ruling }) => (ruling ? [[category, ruling]] : [])));
}

/** What the owner has entered of the settings. */
export async function readStoredSettings(tx: EntityManager): Promise<StoredSettings> {
  const rows = await db(tx)
    .selectFrom('StoredSetting')
    .select(['name', 'value', 'sealed'])
    .execute();
  return Object.fromEntries(rows.map(({ name, value, sealed }) => [name, value ?? sealed]));
}

async function readCaptions(tx: EntityManager): Promise<Map<string, Caption>> {
  const rows = await db(tx)
    .selectFrom('PictureEntry')
    .select(['name', 'alt', 'focalX', 'focalY'])
    .execute();
  return new Map(
    rows.map(({ name, alt, ...point }) => [name, { alt, position: positionOf(point) }]),
  );
}

/** Reads the catalogue in several statements: the transaction must lock it, or read one snapshot of the database. */
export async function readSnapshot(tx: EntityManager): Promise<CatalogueSnapshot> {
  const { current } = await catalogueVersion(tx).executeTakeFirstOrThrow();
  const lists = await readPriceLists(tx);
  const latest = lists.at(-1);
  if (!latest) throw new Error('no price list is in force');
  const products = await db(tx).selectFrom('Product').select(PRODUCT_COLUMNS).execute();
  return {
    version: current,
    priceList: latest.list,
    products: new Map(products.map((product) => [product.id, product])),
    history: { lists, products: await readProductPrices(tx) },
    reducedVat: await readReducedVat(tx),
    settings: await readStoredSettings(tx),
    captions: await readCaptions(tx),
    pages: await readPublishedPages(tx),
  };
}
