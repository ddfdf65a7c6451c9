import type { Light } from './picture.js';

/** The limits of the plot in metres of Blender's scene: x to the right, y into the house. */
const PLOT = { x: [-17, 17], y: [-19, 13] } as const;
/**
 * Where the camera stands, in metres: in the middle of the plot, and above eye level so that it sees the lawn from
 * above.
 */
const EYE = [0, -4, 2.4] as const;

/** The garden of the product pictures, seen all around from one point: the background and the light of the 3D view. */
export interface Panorama {
  readonly name: 'day' | 'evening' | 'winter' | 'winter-evening';
  readonly place: 'plot';
  readonly plot: typeof PLOT;
  readonly eye: typeof EYE;
  readonly light: Light;
  readonly decor: {
    readonly season: 'summer' | 'winter';
    readonly sun?: number;
    readonly elevation?: number;
  };
  /** The factor by which its light is multiplied before tone mapping. */
  readonly gain: number;
  readonly seed: number;
}

const SHARED = { place: 'plot', plot: PLOT, eye: EYE, seed: 5 } as const;

export const PANORAMAS: readonly Panorama[] = [
  { ...SHARED, name: 'day', light: 'afternoon', decor: { season: 'summer' }, gain: 1.1 },
  { ...SHARED, name: 'evening', light: 'evening', decor: { season: 'summer' }, gain: 3.4 },
  {
    ...SHARED,
    name: 'winter',
    light: 'afternoon',
    decor: { season: 'winter', sun: 48, elevation: 20 },
    gain: 1.15,
  },
  { ...SHARED, name: 'winter-evening', light: 'evening', decor: { season: 'winter' }, gain: 3.4 },
];

/** The part of a panorama that backgrounds show, from `low` to `high` in degrees above the horizon. */
export const PANORAMA_BAND = { low: -90, high: 45 } as const;
