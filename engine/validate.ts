import { checkColor, checkControl, checkFrameColor, checkVariant } from './check-choices.js';
import { checkNoAngle, checkNumber } from './check-number.js';
import { checkOptions } from './check-options.js';
import type {
  ConfigurableProduct,
  Configuration,
  ConfigurationRequest,
  Dimension,
} from './configuration.js';
import { failed, notApplicable, passed } from './issues.js';
import type { Checked, Issue, Warning } from './issues.js';
import { defaultSize, limitsOf } from './limits.js';
import { PRODUCT_TYPES } from './product-types.js';
import { warningsOf } from './warnings.js';

export type { Issue, IssueCode, Repair, Warning, WarningCode } from './issues.js';
export { limitsOf } from './limits.js';

export interface Validation {
  /** Null while there are issues. */
  readonly configuration: Configuration | null;
  readonly issues: readonly Issue[];
  /** Of the configuration; none while there are issues. */
  readonly warnings: readonly Warning[];
}

const DIMENSION_LABELS: Readonly<Record<Dimension, string>> = {
  width: 'Szerokość',
  projection: 'Wysięg',
  height: 'Wysokość',
};

/**
 * Makes a request whole with the product's defaults, or names everything that is wrong with it.
 * Sizes in whole cm, angles in whole degrees; never throws on what a client sent.
 */
export function validate(request: ConfigurationRequest, product: ConfigurableProduct): Validation {
  const { category } = product;
  const type = PRODUCT_TYPES[category];
  const issues: Issue[] = [];
  const take = <T>(checked: Checked<T>): T => {
    issues.push(...checked.issues);
    return checked.value;
  };
  const configuration: Configuration = {
    category,
    variant: take(checkVariant(request, product)),
    width: take(checkWidth(request, product)),
    projection: take(checkSize('projection', request, product)),
    height: take(checkSize('height', request, product)),
    color: take(checkColor(request, product)),
    frameColor: take(checkFrameColor(request, product)),
    controlType: take(checkControl(request, product)),
    lamelOrientation: take(checkAngle('lamelOrientation', request, type.maxLamelOrientation)),
    openingAngle: take(checkAngle('openingAngle', request, type.maxOpeningAngle)),
    options: take(checkOptions(request, type)),
  };
  if (issues.length > 0) return { configuration: null, issues, warnings: [] };
  return { configuration, issues, warnings: warningsOf(configuration, product) };
}

function checkWidth(request: ConfigurationRequest, product: ConfigurableProduct): Checked<number> {
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
  const dimension = PRODUCT_TYPES[product.category].dimensions.find(
    (candidate) => candidate.dimension === field,
  );
  if (limits && dimension) {
    return checkNumber(value, {
      ...limits,
      field,
      label: dimension.label,
      unit: 'cm',
      defaultValue: defaultSize(dimension, limits),
      required: field === 'width',
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
