import { isMadeToMeasure } from '../families/categories.js';
import { familyOf } from '../families/families.js';
import { dimensionOf } from './choices.js';
import type { Configuration, Dimension } from './configuration.js';
import { controlLabel, optionLabels, variantLabel, placementText } from './labels.js';
import { overallText } from './overall.js';

/** What a fact is about, independent of its label in the family. */
export type FactTopic =
  | 'variant'
  | Dimension
  | 'overall'
  | 'color'
  | 'frameColor'
  | 'control'
  | 'angle'
  | 'placement'
  | 'options';

/** A Polish label and its value: "Szerokość", "400 cm". */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

const NBSP = '\u00a0';

/** The topics in display order. */
export const FACT_TOPICS: readonly FactTopic[] = [
  'variant',
  'width',
  'projection',
  'height',
  'overall',
  'color',
  'frameColor',
  'control',
  'angle',
  'placement',
  'options',
];

/** All facts of a configuration, labelled as in its family; topics that the family lacks are left out. */
export function factsOf(configuration: Configuration): (Fact & { topic: FactTopic })[] {
  if (!isMadeToMeasure(configuration.category)) return [];
  return FACT_TOPICS.flatMap((topic) => {
    const fact = factOf(configuration, topic);
    return fact ? { topic, ...fact } : [];
  });
}

function factOf(configuration: Configuration, topic: FactTopic): Fact | null {
  const { category, color, frameColor, controlType } = configuration;
  const type = familyOf(category);
  switch (topic) {
    case 'variant':
      return { label: 'Wariant', value: variantLabel(configuration) };
    case 'overall':
      return overallOf(configuration);
    case 'color':
      return { label: type.colorLabel, value: color };
    case 'frameColor':
      return { label: type.frameColorLabel, value: frameColor };
    case 'control':
      if (type.controlTypes.length < 2) return null;
      return { label: 'Sterowanie', value: controlLabel(controlType) };
    case 'angle':
      return angleOf(configuration);
    case 'placement':
      return placementOf(configuration);
    case 'options':
      return optionsOf(configuration);
    default:
      return sizeOf(configuration, topic);
  }
}

function sizeOf(configuration: Configuration, dimension: Dimension): Fact | null {
  const found = dimensionOf(configuration.category, dimension);
  return found ? { label: found.label, value: `${configuration[dimension]}${NBSP}cm` } : null;
}

function overallOf(configuration: Configuration): Fact | null {
  const value = overallText(configuration);
  return value === null ? null : { label: 'Wymiar gotowy', value };
}

function angleOf({ category, lamelOrientation, openingAngle }: Configuration): Fact | null {
  const { maxLamelOrientation, maxOpeningAngle } = familyOf(category);
  if (maxLamelOrientation > 0) return { label: 'Obrót lameli', value: `${lamelOrientation}°` };
  if (maxOpeningAngle > 0) return { label: 'Kąt otwarcia lameli', value: `${openingAngle}°` };
  return null;
}

function placementOf(configuration: Configuration): Fact | null {
  const value = placementText(configuration);
  return value === null ? null : { label: 'Montaż', value };
}

function optionsOf(configuration: Configuration): Fact | null {
  if (familyOf(configuration.category).options.length === 0) return null;
  // Otherwise optionLabels would list electric control, which has a fact of its own.
  const chosen = optionLabels({ ...configuration, controlType: 'manual' });
  return { label: 'Dodatki', value: chosen.join(', ') || 'bez dodatków' };
}
