import { useMemo, useState } from 'react';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { requestOf } from '#engine/goods/configuration/request';
import { type Issue, validate, type Warning } from '#engine/goods/configuration/validate';
import { familyOf } from '#engine/goods/families/families';
import { fitToNeed } from '#engine/goods/starting-points/recommend';
import type { StartingPoint } from '#engine/goods/starting-points/starting-point';
import type { Category } from '../../apollo/schema.generated';
import { toEngineProduct } from '../../goods/engine-product';
import type {
  ConfiguratorPageQuery,
  ConfiguratorPageQueryVariables,
  ConfiguratorProductFragment,
  ConfiguratorTypeFragment,
} from './configurator-page.generated';
import {
  defaultSettings,
  requestedSettings,
  savedSettings,
  type Settings,
} from './settings/settings';
import { readSettings, replacedValues } from './settings/settings-url';

const WHOLE = /^\d{1,9}$/;

/** The variables of the page's query, from the URL. */
export function pageVariables(
  category: Category,
  search: URLSearchParams,
): ConfiguratorPageQueryVariables {
  const product = search.get('product') ?? '';
  const configuration = search.get('configuration') ?? '';
  const withProduct = WHOLE.test(product);
  return {
    category,
    productId: withProduct ? Number(product) : 0,
    withProduct,
    configurationId: configuration,
    withConfiguration: configuration !== '',
  };
}

/** The family of the product or configuration in the URL, if it differs from the family in the path; else null. */
export function otherCategory(data: ConfiguratorPageQuery, category: Category): Category | null {
  const actual = data.configuration?.product.category ?? data.product?.category ?? category;
  return actual === category ? null : actual;
}

/** A line whose goods are being changed: of the cart or, with the token of an order, of that order. */
interface ChangedLine {
  id: string;
  orderToken: string | null;
}

/** The line that the URL names; null without one. */
export function changedLine(search: URLSearchParams): ChangedLine | null {
  const id = search.get('line');
  return id === null ? null : { id, orderToken: search.get('order') };
}

/** The search parameters that name this line; empty without one. */
export const lineSearch = (line: ChangedLine | null): string =>
  new URLSearchParams({
    ...(line && { line: line.id }),
    ...(line?.orderToken && { order: line.orderToken }),
  }).toString();

export interface Start {
  type: ConfiguratorTypeFragment;
  product: ConfiguratorProductFragment;
  hasOthers: boolean;
  settings: Settings;
  /** The price of the configuration in the URL when it was saved, a decimal string; null without one. */
  savedPrice: string | null;
  /** The line that is being changed; null without one. */
  line: ChangedLine | null;
  /** Whether the URL names a configuration that does not exist. */
  isConfigurationMissing: boolean;
  /** What the URL asks for and the product does not have, by label and value. */
  replaced: string[];
}

/**
 * What the shop lacks: "product" is the one that the URL, or the configuration in it, names; "family" means that the
 * family has no products.
 */
export interface Missing {
  missing: 'product' | 'family';
  /** Name of the product, if it is known. */
  name: string | null;
}

/**
 * The first settings: those of a saved configuration, or the defaults of the product or of a starting point, changed by
 * the URL. A product that the URL names and the shop lacks is not replaced, because another one might be ordered by
 * mistake.
 */
export function startOf(
  data: ConfiguratorPageQuery,
  category: Category,
  search: URLSearchParams,
): Start | Missing {
  const type = data.productType;
  const saved = data.configuration ?? null;
  const product = productOf(data, search);
  if (!product) {
    const missing = data.defaultProduct ? 'product' : 'family';
    return { missing, name: saved?.product.name ?? null };
  }
  const defaults = defaultSettings(type, product);
  const point = familyOf(category).startingPoints.find(({ code }) => code === search.get('start'));
  const first = point ? startingSettings(point, defaults, product) : defaults;
  const settings = saved ? savedSettings(saved, type) : readSettings(search, first, type, product);
  return {
    type,
    product,
    hasOthers: data.products.totalCount > 1,
    settings,
    savedPrice: saved && saved.calculatedPrice,
    line: changedLine(search),
    isConfigurationMissing: search.has('configuration') && !saved,
    replaced: saved ? [] : replacedValues(search, settings, type),
  };
}

/**
 * The settings of a starting point, fitted to the sizes in which the product is made by the same function as the size
 * and price that the shop shows beside its links to the starting point.
 */
function startingSettings(
  point: StartingPoint,
  defaults: Settings,
  product: ConfiguratorProductFragment,
): Settings {
  const { request } = fitToNeed(point, toEngineProduct(product), { width: null, depth: null });
  return requestedSettings(request, defaults, product);
}

function productOf(
  { configuration, product, defaultProduct }: ConfiguratorPageQuery,
  search: URLSearchParams,
): ConfiguratorProductFragment | null {
  if (configuration) return configuration.product.archivedAt ? null : configuration.product;
  return (search.has('product') ? product : defaultProduct) ?? null;
}

export interface Checked {
  valid: boolean;
  /**
   * The last valid configuration, which the picture shows. Until there is one, the configuration of `fallback`; null if
   * that is invalid, too.
   */
  drawn: Configuration | null;
  issues: readonly Issue[];
  warnings: readonly Warning[];
}

/** Checks the settings by the engine in the browser, without waiting; the server's check arrives with the price. */
export function useChecked(
  settings: Settings,
  product: ConfiguratorProductFragment,
  fallback: Settings,
): Checked {
  const checked = useMemo(() => checkSettings(settings, product), [settings, product]);
  const [drawn, setDrawn] = useState(
    () => checked.configuration ?? checkSettings(fallback, product).configuration,
  );
  if (checked.configuration && checked.configuration !== drawn) setDrawn(checked.configuration);
  return {
    valid: checked.configuration !== null,
    drawn: checked.configuration ?? drawn,
    issues: checked.issues,
    warnings: checked.warnings,
  };
}

/** Checks settings by the engine. */
export function checkSettings(settings: Settings, product: ConfiguratorProductFragment) {
  return validate(requestOf(settings), toEngineProduct(product));
}
