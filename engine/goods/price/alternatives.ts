import type { Configuration, ConfigurableProduct } from '../configuration/configuration.js';
import { applyRepair, type Repair } from '../configuration/issues.js';
import { controlLabel } from '../configuration/labels.js';
import { requestOf } from '../configuration/request.js';
import { validate } from '../configuration/validate.js';
import { familyOf } from '../families/families.js';
import type { ProductOption } from '../families/family.js';
import type { Grosze } from './money.js';
import type { PriceList } from './price-list.js';
import { price } from './price.js';

/** One setting changed, and by how much that changes the price. */
export interface Alternative {
  readonly change: Repair;
  /** Negative if the product becomes cheaper. */
  readonly difference: Grosze;
}

/** cm */
const STEP = 10;

/**
 * The prices of similar valid configurations: each size 10 cm smaller, the other variants, the other control, each
 * option added or removed. Invalid ones are left out.
 */
export function alternativesOf(
  configuration: Configuration,
  product: ConfigurableProduct,
  priceList: PriceList,
): Alternative[] {
  const { total } = price(configuration, product, priceList);
  const request = requestOf(configuration);
  return changesOf(configuration).flatMap((change) => {
    const { configuration: other } = validate(applyRepair(request, change), product);
    if (!other) return [];
    return [{ change, difference: price(other, product, priceList).total - total }];
  });
}

function changesOf(configuration: Configuration): Repair[] {
  const { category, variant, controlType, options } = configuration;
  const family = familyOf(category);
  return [
    ...family.dimensions.map(({ dimension, label }) => {
      const value = (configuration[dimension] ?? 0) - STEP;
      return { field: dimension, value, label: `${smaller(label)} o\u00a0${STEP}\u00a0cm` };
    }),
    ...family.variants
      .filter(({ code }) => code !== variant)
      .map(({ code, name }) => ({ field: 'variant', value: code, label: name })),
    ...family.controlTypes
      .filter((control) => control !== controlType)
      .map((control) => ({
        field: 'controlType',
        value: control,
        label: `Sterowanie ${controlLabel(control).toLowerCase()}`,
      })),
    ...family.options.map((option) => toggled(option, options[option.code] ?? 0)),
  ];
}

/** All names of sizes but one are feminine: "Szerokość mniejsza", but "Wysięg krótszy". */
const smaller = (size: string): string =>
  size === 'Wysięg' ? `${size} krótszy` : `${size} mniejsza`;

/** Adds one piece of an option that is not chosen; removes an option that is. */
function toggled({ code, label, unit }: ProductOption, quantity: number): Repair {
  const field = `options.${code}`;
  if (quantity > 0) return { field, value: false, label: `Bez dodatku: ${label}` };
  return { field, value: true, label: unit === 'each' ? `${label}, 1\u00a0szt.` : label };
}
