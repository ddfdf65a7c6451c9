import { isMadeToMeasure } from '../families/categories.js';
import { familyOf } from '../families/families.js';
import { checkColor, checkControl, checkFrameColor, checkVariant } from './check-choices.js';
import { checkNoAngle, checkNumber } from './check-number.js';
import { checkOptions } from './check-options.js';
import { checkPlacement } from './check-placement.js';
import type {
  ConfigurableProduct,
  Configuration,
  ConfigurationRequest,
  Dimension,
} from './configuration.js';
import { failed, notApplicable, passed, type Checked, type Issue, type Warning } from './issues.js';
import { defaultSize, limitsOf, defaultSizes } from './limits.js';
import { warningsOf } from './warnings.js';

export type { Issue, Repair, Warning } from './issues.js';
export { limitsOf } from './limits.js';

export interface Validation {
  /** Null while there are issues. */
  readonly configuration: Configuration | null;
  readonly issues: readonly Issue[];
  /** Empty while there are issues. */
  readonly warnings: readonly Warning[];
}

const DIMENSION_LABELS: Readonly<Record<Dimension, string>> = {
  width: 'Szerokość',
  projection: 'Wysięg',
  height: 'Wysokość',
};

export interface ValidationForPrice extends Validation {
  /** The sizes that the request left out, with the values assumed for them; none while there are issues. */
  readonly assumed: readonly AssumedSize[];
}

/**
 * Completes a request with the product's defaults, or lists everything that is wrong with it. Every size is required.
 * Sizes in whole cm, angles in whole degrees; never throws, whatever the client sent.
 */
export function validate(request: ConfigurationRequest, product: ConfigurableProduct): Validation {
  return check(request, product, []);
}

/**
 * Like `validate`, for a price, which needs neither projection nor height: missing sizes are assumed and listed.
 * An assumed size may lie outside the product's limits.
 */
export function validateForPrice(
  request: ConfigurationRequest,
  product: ConfigurableProduct,
): ValidationForPrice {
  const assumed = assumedSizes(request, product);
  const sizes = Object.fromEntries(assumed.map(({ field, value }) => [field, value]));
  const validation = check(
    { ...request, ...sizes },
    product,
    assumed.map(({ field }) => field),
  );
  return { ...validation, assumed: validation.configuration ? assumed : [] };
}

function check(
  request: ConfigurationRequest,
  product: ConfigurableProduct,
  assumed: readonly Dimension[],
): Validation {
  const { category } = product;
  const type = familyOf(category);
  const issues: Issue[] = [];
  const take = <T>(checked: Checked<T>): T => {
    issues.push(...checked.issues);
    return checked.value;
  };
  const checkDepth = (field: Dimension): Checked<number | null> =>
    assumed.includes(field) ? passed(request[field] ?? null) : checkSize(field, request, product);
  const variant = take(checkVariant(request, product));
  const configuration: Configuration = {
    category,
    variant,
    width: take(checkWidth(request, product)),
    projection: take(checkDepth('projection')),
    height: take(checkDepth('height')),
    color: take(checkColor(request, product)),
    frameColor: take(checkFrameColor(request, product)),
    controlType: take(checkControl(request, product)),
    lamelOrientation: take(checkAngle('lamelOrientation', request, type.maxLamelOrientation)),
    openingAngle: take(checkAngle('openingAngle', request, type.maxOpeningAngle)),
    options: take(checkOptions(request, type)),
    placement: take(checkPlacement({ ...request, variant }, type.placement)),
  };
  if (issues.length > 0) return { configuration: null, issues, warnings: [] };
  return { configuration, issues, warnings: warningsOf(configuration, product) };
}

function checkWidth(request: ConfigurationRequest, product: ConfigurableProduct): Checked<number> {
  if (!isMadeToMeasure(product.category) && request.width === 0) return passed(0);
  const { value, issues } = checkSize('width', request, product);
  return { value: value ?? product.minWidth, issues };
}

/** A size in cm; null where the category does not have it. */
function checkSize(
  field: Dimension,
  request: ConfigurationRequest,
  product: ConfigurableProduct,
): Checked<number | null> {
  const value = request[field];
  const limits = limitsOf(product)[field];
  const dimension = familyOf(product.category).dimensions.find(
    (candidate) => candidate.dimension === field,
  );
  if (limits && dimension) {
    return checkNumber(value, {
      ...limits,
      field,
      label: dimension.label,
      unit: 'cm',
      defaultValue: defaultSize(dimension, limits),
      required: true,
    });
  }
  if (value === null || value === undefined) return passed(null);
  return failed(null, notApplicable(field, DIMENSION_LABELS[field], value));
}

function checkAngle(
  field: 'lamelOrientation' | 'openingAngle',
  request: ConfigurationRequest,
  max: number,
): Checked<number> {
  const label = field === 'lamelOrientation' ? 'Obrót lameli' : 'Kąt otwarcia';
  if (max === 0) return checkNoAngle(request[field], field, label);
  const rule = { field, label, unit: '°', min: 0, max, defaultValue: 0, required: false } as const;
  return checkNumber(request[field], rule);
}

/** A size that a request left out, and the value in cm that its price was calculated with. */
interface AssumedSize {
  readonly field: Dimension;
  readonly value: number;
}

/**
 * A value for each size that a request lacks, except the width. The size that is multiplied by the width to give the
 * area (the projection; in a family without one the height) is assumed to equal the height if the request has one, else
 * the width, even beyond the product's limits. Any other size is the default and does not affect the price.
 */
function assumedSizes(request: ConfigurationRequest, product: ConfigurableProduct): AssumedSize[] {
  const fields = familyOf(product.category).dimensions.map(({ dimension }) => dimension);
  const ofArea = fields.includes('projection') ? 'projection' : 'height';
  const defaults = defaultSizes(product);
  return fields
    .filter((field) => field !== 'width' && (request[field] ?? null) === null)
    .map((field) => ({
      field,
      value: field === ofArea ? (request.height ?? request.width ?? 0) : (defaults[field] ?? 0),
    }));
}
