import { checkEdge, inEdgeWords, repairInEdgeWords } from '#engine/goods/configuration/check-edge';
import {
  type ConfigurableProduct,
  type Configuration,
  type ConfigurationRequest,
  decimalAreaOf,
} from '#engine/goods/configuration/configuration';
import { type EdgeRequest, edgeWordsOf } from '#engine/goods/configuration/edge';
import {
  type Issue,
  type Repair as EngineRepair,
  type Validation,
  type ValidationForPrice,
  type Warning,
  validate,
  validateForPrice,
} from '#engine/goods/configuration/validate';
import { alternativesOf } from '#engine/goods/price/alternatives';
import { formatAmount } from '#engine/goods/price/money';
import { type PriceLine as EngineLine, type Price, price } from '#engine/goods/price/price';
import { reductionOf } from '#engine/goods/price/price-history';
import { AppError } from '../../../shared/errors.js';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.js';
import { configurableProduct } from '../../catalogue/configurable-product.js';
import type { StoredProduct } from '../../catalogue/show-product.js';
import { pricePoints } from './price-points.js';
import type {
  ConfigurationIssue,
  ConfigurationWarning,
  PriceAlternative,
  PriceLine,
  PriceQuote,
  PriceReduction,
  Repair,
} from './price-quote.payloads.js';

/** A request in the words of the API, with its product. */
export type ProductRequest = EdgeRequest & { readonly productId: number };

type Appraisal<V> = V & { readonly product: StoredProduct; readonly price: Price | null };

/** Validates a request with all its sizes and prices it; throws NOT_FOUND for a product that is not in the shop. */
export const appraise = (
  snapshot: CatalogueSnapshot,
  input: ProductRequest,
): Appraisal<Validation> =>
  appraiseBy(snapshot, input.productId, (product) => checkEdge(validate, input, product));

/** As `appraise`, for a request that may lack projection and height, for which sizes are then assumed. */
export const appraiseForPrice = (
  snapshot: CatalogueSnapshot,
  input: ProductRequest,
): Appraisal<ValidationForPrice> =>
  appraiseBy(snapshot, input.productId, (product) => checkEdge(validateForPrice, input, product));

/** As `appraise`, for a request that the shop itself makes, for an example or a demo order. */
export const appraiseOwn = (
  snapshot: CatalogueSnapshot,
  productId: number,
  request: ConfigurationRequest,
): Appraisal<Validation> =>
  appraiseBy(snapshot, productId, (product) =>
    inEdgeWords(validate(request, product), edgeWordsOf(product.category)),
  );

/** Validates by `check` and prices what is valid; needs only the catalogue in memory, no database. */
function appraiseBy<V extends Validation>(
  snapshot: CatalogueSnapshot,
  productId: number,
  check: (product: ConfigurableProduct) => V,
): Appraisal<V> {
  const product = snapshot.products.get(productId);
  if (!product || product.archivedAt) {
    const message = `Nie ma w\u00a0sklepie produktu o\u00a0numerze ${productId}.`;
    throw new AppError('NOT_FOUND', message, [
      { path: 'productId', message, value: String(productId) },
    ]);
  }
  const configurable = configurableProduct(product);
  const validation = check(configurable);
  const { configuration } = validation;
  return {
    ...validation,
    product,
    price: configuration && price(configuration, configurable, snapshot.priceList),
  };
}

/** What a configuration costs now, or all of its issues. */
export function quote(snapshot: CatalogueSnapshot, input: ProductRequest): PriceQuote {
  const appraised = appraiseForPrice(snapshot, input);
  const { price: priced, product, configuration, issues, warnings, assumed } = appraised;
  return {
    calculatedPrice: priced && formatAmount(priced.total),
    area: configuration && decimalAreaOf(configuration),
    assumed: [...assumed],
    net: priced && formatAmount(priced.net),
    vat: priced && formatAmount(priced.vat),
    vatRate: snapshot.priceList.vatRate,
    pricePerSqm: priced && formatAmount(priced.pricePerSqm),
    lines: priced ? linesOnTheWire(priced.lines) : [],
    priceListVersion: snapshot.priceList.version,
    issues: issues.map(issueOnTheWire),
    warnings: warnings.map(warningOnTheWire),
    findReduction: () =>
      configuration ? reductionOnTheWire(snapshot, product, configuration) : null,
    findAlternatives: () =>
      configuration ? alternativesOnTheWire(snapshot, product, configuration) : [],
  };
}

function reductionOnTheWire(
  snapshot: CatalogueSnapshot,
  product: StoredProduct,
  configuration: Configuration,
): PriceReduction | null {
  const now = Date.now();
  const reduction = reductionOf(pricePoints(snapshot, product, configuration), now);
  if (!reduction) return null;
  return {
    since: new Date(reduction.since),
    lowestPrice: formatAmount(reduction.lowestBefore),
  };
}

function alternativesOnTheWire(
  { priceList }: CatalogueSnapshot,
  product: StoredProduct,
  configuration: Configuration,
): PriceAlternative[] {
  const words = edgeWordsOf(product.category);
  return alternativesOf(configuration, configurableProduct(product), priceList).map(
    ({ change, difference }) => ({
      change: repairOnTheWire(repairInEdgeWords(change, words)),
      difference: formatAmount(difference),
    }),
  );
}

export function linesOnTheWire(lines: readonly EngineLine[]): PriceLine[] {
  return lines.map((line) => ({
    ...line,
    unitPrice: formatAmount(line.unitPrice),
    amount: formatAmount(line.amount),
  }));
}

export function issueOnTheWire({ repair, ...issue }: Issue): ConfigurationIssue {
  return { ...issue, ...(repair && { repair: repairOnTheWire(repair) }) };
}

export function warningOnTheWire({ repair, ...warning }: Warning): ConfigurationWarning {
  return { ...warning, ...(repair && { repair: repairOnTheWire(repair) }) };
}

function repairOnTheWire({ field, value, label }: EngineRepair): Repair {
  return { field, value: JSON.stringify(value), label };
}

/** Issues as an error for REST: one error that names every field, its limits and the value. */
export function configurationInvalid(issues: readonly Issue[]): AppError {
  const fields = issues.map(({ field, message, min, max, allowed, value }) => ({
    path: field,
    message,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(allowed && { allowed }),
    ...(value !== undefined && { value }),
  }));
  return new AppError('CONFIGURATION_INVALID', 'Tej konfiguracji nie można wykonać.', fields);
}
