import type {
  Configuration,
  ConfigurableProduct,
  ConfigurationRequest,
  Dimension,
} from './configuration.js';
import type { Repair } from './issues.js';
import { controlLabel } from './labels.js';
import type { Grosze } from './money.js';
import { price } from './price.js';
import type { PriceList } from './price-list.js';
import { PRODUCT_TYPES, type ProductOption } from './product-types.js';
import { requestOf } from './request.js';
import { validate } from './validate.js';

/** One setting changed, and by how much that changes the price. */
export interface Alternative {
  readonly change: Repair;
  /** Grosze; negative where it becomes cheaper. */
  readonly difference: Grosze;
}

/** cm */
const STEP = 10;
const SMALLER: Readonly<Record<Dimension, string>> = {
  width: 'węziej',
  projection: 'płycej',
  height: 'niżej',
};

/**
 * What the neighbours of a valid configuration cost beside it: 10 cm less of each size, the other variants, the other
 * control, each option taken or left. Only such as can be made; the price decides nothing.
 */
export function alternativesOf(
  configuration: Configuration,
  product: ConfigurableProduct,
  priceList: PriceList,
): Alternative[] {
  const { total } = price(configuration, product, priceList);
  const request = requestOf(configuration);
  return changesOf(configuration, product).flatMap((change) => {
    const { configuration: other } = validate(changed(request, change), product);
    if (!other) return [];
    return [{ change, difference: price(other, product, priceList).total - total }];
  });
}

function changesOf(configuration: Configuration, product: ConfigurableProduct): Repair[] {
  const { category, variant, controlType, options } = configuration;
  const type = PRODUCT_TYPES[category];
  const field = category === 'zadaszenia' ? 'roofMaterial' : 'productType';
  return [
    ...type.dimensions.map(({ dimension }) => {
      const value = (configuration[dimension] ?? 0) - STEP;
      return { field: dimension, value, label: `${STEP}\u00a0cm ${SMALLER[dimension]}` };
    }),
    ...type.variants
      .filter(({ code }) => code !== variant && isMade(product, code))
      .map(({ code, name }) => ({ field, value: code, label: name })),
    ...type.controlTypes
      .filter((control) => control !== controlType)
      .map((control) => ({
        field: 'controlType',
        value: control,
        label: `Sterowanie ${controlLabel(control).toLowerCase()}`,
      })),
    ...type.options.map((option) => toggled(option, options[option.code] ?? 0)),
  ];
}

function isMade({ availableVariants }: ConfigurableProduct, code: string): boolean {
  return availableVariants.length === 0 || availableVariants.includes(code);
}

/** One piece more of what is not chosen, none of what is. */
function toggled({ code, label, unit }: ProductOption, quantity: number): Repair {
  const field = `additionalOptions.${code}`;
  if (quantity > 0) return { field, value: false, label: `Bez: ${label}` };
  return { field, value: true, label: unit === 'each' ? `${label}, 1\u00a0szt.` : label };
}

function changed(
  request: ConfigurationRequest,
  { field, value }: Pick<Repair, 'field' | 'value'>,
): ConfigurationRequest {
  const option = /^additionalOptions\.(.+)$/.exec(field)?.[1];
  if (option === undefined) {
    // The variant of a roof is its material: the two must not contradict each other.
    const same = field === 'roofMaterial' ? { productType: String(value) } : {};
    return { ...request, ...same, [field]: value };
  }
  const additionalOptions = { ...request.additionalOptions, [option]: value === true };
  return { ...request, additionalOptions };
}
