import type { Configuration } from '../../configuration/configuration.js';
import type { PlacementSetting } from '../family.js';

/**
 * From the terrace to the upper edge of the cassette. At the default, 300 cm of projection at 14° leave 205 cm of
 * headroom; at the minimum, arms and valance of 375 cm of projection at 30° just stay above the ground.
 */
export const MOUNTING_HEIGHT = {
  code: 'mountingHeight',
  label: 'Wysokość montażu',
  hint: 'Od tarasu do górnej krawędzi markizy.',
  kind: 'number',
  unit: 'cm',
  min: 220,
  max: 600,
  defaultValue: 310,
} as const satisfies PlacementSetting;

export const SLOPE = {
  code: 'slope',
  label: 'Nachylenie',
  hint: 'Od 14° deszcz spływa po tkaninie.',
  kind: 'number',
  unit: '°',
  min: 5,
  max: 30,
  defaultValue: 14,
} as const satisfies PlacementSetting;

/** What the wall is built of, which decides the anchors. */
export const WALL = {
  code: 'wall',
  label: 'Ściana',
  hint: 'Dobieramy do niej kotwy.',
  kind: 'choice',
  choices: [
    { code: 'cegla', label: 'z\u00a0cegły' },
    { code: 'beton', label: 'z\u00a0betonu' },
    { code: 'gazobeton', label: 'z\u00a0betonu komórkowego' },
    { code: 'ocieplona', label: 'ocieplona' },
  ],
} as const satisfies PlacementSetting;

type NumberSetting = Extract<PlacementSetting, { kind: 'number' }>;

/** The number of a setting in the placement of a configuration; the setting's default where the placement has none. */
export function placementNumber(
  { placement }: Pick<Configuration, 'placement'>,
  { code, defaultValue }: NumberSetting,
): number {
  const value = placement[code];
  return typeof value === 'number' ? value : defaultValue;
}
