import type { PlacementSetting } from '../families/family.js';
import type { Configuration } from './configuration.js';

type NumberSetting = Extract<PlacementSetting, { kind: 'number' }>;

/** The number of a setting in the placement of a configuration; the setting's default where the placement has none. */
export function placementNumber(
  { placement }: Pick<Configuration, 'placement'>,
  { code, defaultValue }: NumberSetting,
): number {
  const value = placement[code];
  return typeof value === 'number' ? value : defaultValue;
}
