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
    /** Light at the horizon after sunset, linear. */
    readonly afterglow?: readonly [number, number, number];
  };
  /** The factor by which its light is multiplied before tone mapping. */
  readonly gain: number;
  /** How much brighter the garden is shown than it lights the goods, which stand in deeper shade than the lawn. */
  readonly lift: number;
  readonly seed: number;
}

const SHARED = { place: 'plot', plot: PLOT, eye: EYE, seed: 5 } as const;

/** Behind the house on its right, where most views look. */
const SUNSET = { sun: 150, afterglow: [1.5, 0.6, 0.2] } as const;

export const PANORAMAS: readonly Panorama[] = [
  {
    ...SHARED,
    name: 'day',
    light: 'afternoon',
    // The sun of a summer's early afternoon on a wall that faces south, as the 3D view shows it at first.
    decor: { season: 'summer', sun: -32, elevation: 52 },
    gain: 1.1,
    lift: 1.7,
  },
  {
    ...SHARED,
    name: 'evening',
    light: 'evening',
    decor: { season: 'summer', ...SUNSET },
    gain: 1.3,
    lift: 2,
  },
  {
    ...SHARED,
    name: 'winter',
    light: 'afternoon',
    decor: { season: 'winter', sun: -32, elevation: 20 },
    gain: 1.15,
    lift: 1.1,
  },
  {
    ...SHARED,
    name: 'winter-evening',
    light: 'evening',
    decor: { season: 'winter', ...SUNSET },
    gain: 1.3,
    lift: 1.2,
  },
];

/** The part of a panorama that backgrounds show, from `low` to `high` in degrees above the horizon. */
export const PANORAMA_BAND = { low: -90, high: 45 } as const;
