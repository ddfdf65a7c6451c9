import type { Light } from './picture.js';

/** The limits of the plot in metres as Blender counts them: x to the right, y into the house. */
const PLOT = { x: [-17, 17], y: [-19, 13] } as const;
/** Where the camera stands, metres: in the middle of the plot, above eye level so that the lawn is seen from above. */
const EYE = [0, -4, 2.4] as const;

/** The garden of the product pictures, all around one point, for the background and the light of the 3D view. */
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
  /** The factor of its light before it is developed. */
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

/** The part that backgrounds show, from and to in degrees above the horizon. */
export const PANORAMA_BAND = { low: -90, high: 45 } as const;
