import type { Configuration } from './configuration.js';
import { controlLabel, optionLabels, variantLabel } from './labels.js';
import { PRODUCT_TYPES } from './product-types.js';

/** One setting in words: "Szerokość", "400 cm". */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

const NBSP = '\u00a0';

/** Everything that was chosen, each setting by the name it has in its family; what is not there is left out. */
export function factsOf(configuration: Configuration): Fact[] {
  const { category, color, frameColor, controlType, lamelOrientation, openingAngle } =
    configuration;
  const type = PRODUCT_TYPES[category];
  const options = optionLabels({ ...configuration, controlType: 'manual' });
  return [
    { label: 'Wariant', value: variantLabel(configuration) },
    ...type.dimensions.map(({ dimension, label }) => ({
      label,
      value: `${configuration[dimension]}${NBSP}cm`,
    })),
    { label: type.colorLabel, value: color },
    { label: type.frameColorLabel, value: frameColor },
    ...(type.controlTypes.length > 1
      ? [{ label: 'Sterowanie', value: controlLabel(controlType) }]
      : []),
    ...(lamelOrientation > 0 ? [{ label: 'Obrót lameli', value: `${lamelOrientation}°` }] : []),
    ...(openingAngle > 0 ? [{ label: 'Kąt otwarcia lameli', value: `${openingAngle}°` }] : []),
    ...(options.length > 0 ? [{ label: 'Dodatki', value: options.join(', ') }] : []),
  ];
}
