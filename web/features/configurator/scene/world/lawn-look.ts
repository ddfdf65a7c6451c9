import type { Grain } from './grain';
import type { Season } from './season';

/** The look of the lawn near the camera. */
export interface LawnLook {
  readonly grain: Grain;
  /** The strength of the grain, 0 to 1. */
  readonly strength: number;
}

export const LAWN_LOOKS: Readonly<Record<Season, LawnLook>> = {
  day: { grain: 'grass', strength: 1 },
  evening: { grain: 'grass', strength: 0.9 },
  winter: { grain: 'plaster', strength: 0.12 },
  'winter-evening': { grain: 'plaster', strength: 0.12 },
};
/** Side of the square in which the grain repeats, m. */
export const LAWN_SIDE = 1.3;
/**
 * The factor by which the grain multiplies the lawn's colours: `low` at its darkest and `low + span` at its brightest
 * point.
 */
export const LAWN_SHADING = { low: 0.35, span: 1.75 } as const;
