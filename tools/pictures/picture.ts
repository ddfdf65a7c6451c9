import type { Configuration } from '../../engine/configuration/configuration.js';

/** The places of pictures, each with a builder of a Blender scene. */
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

export type Light = 'afternoon' | 'overcast' | 'evening';

/** A level camera, so that verticals stay vertical; it is moved back until the subject has its share of the width. */
export interface Camera {
  /** Degrees to the right of the wall's normal, from the subject; negative is to the left. */
  readonly azimuth: number;
  /** Metres over the terrace or floor. */
  readonly height: number;
  /** Focal length in mm, for a sensor 36 mm wide. */
  readonly lens: number;
  /** Share of the picture's width that the subject takes. */
  readonly fill: number;
  /** The position of the subject's centre in the picture, from the left and from the top, 0 to 1. */
  readonly at: readonly [x: number, y: number];
  /** The f-number, if what is out of focus is to be blurred. */
  readonly stop?: number;
  /** The framed part of the product: shares of its box from the left, from below and from the wall; default: all. */
  readonly crop?: readonly [
    left: number,
    right: number,
    low: number,
    high: number,
    back: number,
    front: number,
  ];
}

type Decor = string | number | boolean | readonly number[] | readonly (readonly number[])[];

/** The product in a picture, and how it differs from the default of its page. */
export interface Shown {
  readonly productId: number;
  readonly change?: Partial<Configuration>;
  /** How far it is extended, 0 to 1. */
  readonly deployed?: number;
}

/** One picture of the shop: subject, place, camera and light. */
export interface Picture extends Shown {
  readonly name: string;
  /** The alternative text, in Polish. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Increased when a change of the builders affects this picture, so that it is rendered again. */
  readonly edition: number;
  /** Further products on the same wall, at distances in metres to the right. */
  readonly others?: readonly (Shown & { readonly offset: number })[];
  /**
   * What is built in place of the product, which still decides about camera and surroundings: the state before, for
   * pairs of pictures that differ in nothing else.
   */
  readonly built?: Pick<Shown, 'deployed' | 'change'> | 'nothing';
  /** The fabric whose weave is shown, of a swatch or of an upright cloth from close by; its id. */
  readonly fabric?: string;
  readonly place: Place;
  readonly light: Light;
  readonly camera: Camera;
  /** Options of the place's builder: furniture, paving, planting, further windows. */
  readonly decor: Readonly<Record<string, Decor>>;
  /** Exposure compensation in stops. */
  readonly exposure?: number;
  /** The factor of the light in place of metering: both pictures of a pair need the same. */
  readonly gain?: number;
  readonly seed: number;
}
