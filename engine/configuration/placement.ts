import type { PlacementSetting } from '../families/family.js';
import type { Configuration } from './configuration.js';

type NumberSetting = Extract<PlacementSetting, { kind: 'number' }>;

/** A number in the placement of a configuration. */
export function placementNumber(
  { placement }: Pick<Configuration, 'placement'>,
  { code, defaultValue }: NumberSetting,
): number {
  const value = placement[code];
  return typeof value === 'number' ? value : defaultValue;
}
