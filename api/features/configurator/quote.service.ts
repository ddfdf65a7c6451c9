import { alternativesOf } from '../../../engine/alternatives.js';
import type { Configuration, ConfigurationRequest } from '../../../engine/configuration.js';
import { formatAmount } from '../../../engine/money.js';
import { reductionOf } from '../../../engine/price-history.js';
import { type PriceLine as EngineLine, type Price, price } from '../../../engine/price.js';
import {
  type Issue,
  type Repair as EngineRepair,
  type Validation,
  type Warning,
  validate,
} from '../../../engine/validate.js';
import { AppError } from '../../errors.js';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.js';
import { pricePoints } from './price-points.js';
import { configurableProduct } from './configurable-product.js';
import type {
  ConfigurationIssue,
  ConfigurationWarning,
  PriceAlternative,
  PriceLine,
  PriceQuote,
  PriceReduction,
  Repair,
} from './price-quote.payloads.js';

export type ProductRequest = ConfigurationRequest & { readonly productId: number };

/** Validates a request and prices it, all from memory; throws NOT_FOUND for a product that is not in the shop. */
export function appraise(
  snapshot: CatalogueSnapshot,
  input: ProductRequest,
): Validation & { price: Price | null } {
  const product = snapshot.products.get(input.productId);
  if (!product || product.archived) {
    const message = `Nie ma w sklepie produktu o numerze ${input.productId}.`;
    throw new AppError('NOT_FOUND', message, [
      { path: 'productId', message, value: String(input.productId) },
    ]);
  }
  const configurable = configurableProduct(product);
  const validation = validate(input, configurable);
  const { configuration } = validation;
  return {
    ...validation,
    price: configuration && price(configuration, configurable, snapshot.priceList),
  };
}

/** What a configuration costs now, or everything that stands in its way. */
export function quote(snapshot: CatalogueSnapshot, input: ProductRequest): PriceQuote {
  const { price: priced, configuration, issues, warnings } = appraise(snapshot, input);
  return {
    calculatedPrice: priced && formatAmount(priced.total),
    area: priced && formatArea(priced.area),
    net: priced && formatAmount(priced.net),
    vat: priced && formatAmount(priced.vat),
    vatRate: snapshot.priceList.vatRate,
    pricePerSqm: priced && formatAmount(priced.pricePerSqm),
    lines: priced ? linesOnTheWire(priced.lines) : [],
    priceListVersion: snapshot.priceList.version,
    issues: issues.map(issueOnTheWire),
    warnings: warnings.map(warningOnTheWire),
    findReduction: () =>
      configuration ? reductionOnTheWire(snapshot, input.productId, configuration) : null,
    findAlternatives: () =>
      configuration ? alternativesOnTheWire(snapshot, input.productId, configuration) : [],
  };
}

function reductionOnTheWire(
  snapshot: CatalogueSnapshot,
  productId: number,
  configuration: Configuration,
): PriceReduction | null {
  const now = Date.now();
  const reduction = reductionOf(pricePoints(snapshot, productId, configuration), now);
  if (!reduction) return null;
  return {
    since: new Date(reduction.since),
    lowestPrice: formatAmount(reduction.lowestBefore),
  };
}

function alternativesOnTheWire(
  { products, priceList }: CatalogueSnapshot,
  productId: number,
  configuration: Configuration,
): PriceAlternative[] {
  const product = configurableProduct(products.get(productId)!);
  return alternativesOf(configuration, product, priceList).map(({ change, difference }) => ({
    change: repairOnTheWire(change),
    difference: formatAmount(difference),
  }));
}

/** Square metres with two places: "12.00". */
export const formatArea = (area: number): string => area.toFixed(2);

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

/** The REST face of issues: one error that names every field, its limits and the value. */
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
