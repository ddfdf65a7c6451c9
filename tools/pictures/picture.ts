import type { Configuration } from '#engine/goods/configuration/configuration';

/** The places of pictures; for each there is a builder of its Blender scene. */
type Place =
  | 'terrace'
  | 'garden'
  | 'balcony'
  | 'facade'
  | 'street'
  | 'room'
  | 'swatch'
  | 'bench'
  | 'workshop';

export type Light = 'morning' | 'noon' | 'afternoon' | 'overcast' | 'evening';

/** A level camera, which keeps verticals vertical. It is moved back until the subject takes its share of the width. */
export interface Camera {
  /**
   * Where the camera stands as seen from the subject: degrees from the wall's normal, positive to the right of somebody
   * who faces the wall, negative to the left.
   */
  readonly azimuth: number;
  /** Metres above the terrace or floor. */
  readonly height: number;
  /** Focal length in mm, for a sensor 36 mm wide. */
  readonly lens: number;
  /** The share of the picture's width that the subject takes. */
  readonly fill: number;
  /** Where the subject's centre is in the picture, as shares from the left and from the top. */
  readonly at: readonly [x: number, y: number];
  /** The f-number; without it everything is in focus. */
  readonly stop?: number;
  /**
   * The framed part of the product, as shares of its box from the left, from below and from the wall; by default all of
   * it.
   */
  readonly crop?: readonly [
    left: number,
    right: number,
    low: number,
    high: number,
    back: number,
    front: number,
  ];
}

/** Somebody in a picture; without a face, so better seen from behind, in the shade or out of focus. */
interface Person {
  /** The place in metres: to the right and, negative, in front of the wall. */
  readonly at: readonly [x: number, y: number];
  /** Radians; 0 looks away from the wall, π towards it. */
  readonly turn: number;
  readonly pose: 'holding' | 'reaching' | 'carrying' | 'seated';
  readonly look: 'sundress' | 'blue' | 'rain' | 'linen' | 'rust' | 'work' | 'green';
}

type Decor = string | number | boolean | readonly number[] | readonly (readonly number[])[];

/** The product in a picture, and how its configuration differs from the default of its page. */
export interface Shown {
  readonly productId: number;
  readonly change?: Partial<Configuration>;
  /** How far the product is extended, 0 to 1. */
  readonly deployed?: number;
}

/** One picture of the shop: subject, place, camera and light. */
export interface Picture extends Shown {
  readonly name: string;
  /** The alternative text, in Polish. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Increased when the builders change what this picture shows, so that it is rendered again. */
  readonly edition: number;
  /** Further products on the same wall, each with its distance to the right in metres. */
  readonly others?: readonly (Shown & { readonly offset: number })[];
  /**
   * What is built instead of the product, which still determines the camera and the surroundings. It shows the state
   * before, in a pair of pictures that differ in nothing else.
   */
  readonly built?: Pick<Shown, 'deployed' | 'change'> | 'nothing';
  /** The id of the fabric whose weave is shown: of a swatch, or of a hanging cloth that is seen from close by. */
  readonly fabric?: string;
  readonly place: Place;
  readonly light: Light;
  readonly camera: Camera;
  /** Options of the place's builder, such as furniture, paving, planting and further windows. */
  readonly decor: Readonly<Record<string, Decor>>;
  readonly people?: readonly Person[];
  /** The exposure compensation in stops; by default 0, in the evening less. */
  readonly exposure?: number;
  /** A fixed factor for the light, instead of a metered one. Both pictures of a pair need the same factor. */
  readonly gain?: number;
  readonly seed: number;
}
