import type { Configuration, Dimension } from '../../../../engine/configuration.js';
import { controlLabel, optionLabels, variantLabel } from '../../../../engine/labels.js';
import { PRODUCT_TYPES } from '../../../../engine/product-types.js';

/** One property of every configuration; null where the family does not have it. */
export interface ComparedRow {
  label: string;
  values: readonly (readonly string[] | null)[];
  /** The configurations do not agree in it. */
  differs: boolean;
}

/** What a family calls a property, and what the configuration has chosen of it. */
interface Property {
  label: string;
  value: readonly string[];
}

type Read = (configuration: Configuration) => Property | null;

const PROPERTIES: readonly Read[] = [
  (configuration) => ({ label: 'Wariant', value: [variantLabel(configuration)] }),
  sizeIn('width'),
  sizeIn('projection'),
  sizeIn('height'),
  ({ category, color }) => ({ label: PRODUCT_TYPES[category].colorLabel, value: [color] }),
  ({ category, frameColor }) => ({
    label: PRODUCT_TYPES[category].frameColorLabel,
    value: [frameColor],
  }),
  ({ category, controlType }) =>
    PRODUCT_TYPES[category].controlTypes.length > 1
      ? { label: 'Sterowanie', value: [controlLabel(controlType)] }
      : null,
  angle,
  options,
];

/** The configurations property by property; what none of their families has is left out. */
export function comparedRows(configurations: readonly Configuration[]): ComparedRow[] {
  return PROPERTIES.flatMap((read) => {
    const properties = configurations.map(read);
    const labels = new Set(properties.flatMap((property) => property?.label ?? []));
    if (labels.size === 0) return [];
    const values = properties.map((property) => property?.value ?? null);
    return { label: [...labels].join(' / '), values, differs: differ(values) };
  });
}

/** Whether there are at least two different things. */
export function differ(values: readonly unknown[]): boolean {
  return new Set(values.map((value) => JSON.stringify(value))).size > 1;
}

function sizeIn(wanted: Dimension): Read {
  return (configuration) => {
    const { dimensions } = PRODUCT_TYPES[configuration.category];
    const found = dimensions.find(({ dimension }) => dimension === wanted);
    return found ? { label: found.label, value: [`${configuration[wanted]}\u00a0cm`] } : null;
  };
}

function angle({ category, lamelOrientation, openingAngle }: Configuration): Property | null {
  const { maxLamelOrientation, maxOpeningAngle } = PRODUCT_TYPES[category];
  if (maxLamelOrientation > 0) return { label: 'Obrót lameli', value: [`${lamelOrientation}°`] };
  if (maxOpeningAngle > 0) return { label: 'Kąt otwarcia lameli', value: [`${openingAngle}°`] };
  return null;
}

function options(configuration: Configuration): Property | null {
  if (PRODUCT_TYPES[configuration.category].options.length === 0) return null;
  // How it is moved has a row of its own.
  const chosen = optionLabels({ ...configuration, controlType: 'manual' });
  return { label: 'Dodatki', value: chosen.length > 0 ? chosen : ['bez dodatków'] };
}
