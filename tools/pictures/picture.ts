import type { Configuration } from '../../engine/configuration/configuration.js';

/** Where a picture is taken: a builder of Blender scenes stands behind each. */
type Place = 'terrace' | 'garden' | 'balcony' | 'facade' | 'street' | 'room';

type Light = 'afternoon' | 'overcast' | 'evening';

/** The camera stands level, so that uprights stay upright; it is moved back until the subject has its width. */
export interface Camera {
  /** Degrees to the right of the wall's normal, from the subject; negative is to the left. */
  readonly azimuth: number;
  /** Metres over the terrace or floor. */
  readonly height: number;
  /** Focal length for a 36 mm sensor. */
  readonly lens: number;
  /** Share of the picture's width that the subject takes. */
  readonly fill: number;
  /** Where the subject's middle lies, from the left and from the top, 0 to 1. */
  readonly at: readonly [x: number, y: number];
  /** What is framed instead of the whole product: shares of its box from left to right, from below, from the wall. */
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

/** What is shown of the catalogue, and where it differs from how the product's page draws it. */
export interface Shown {
  readonly productId: number;
  readonly change?: Partial<Configuration>;
  /** How far it is rolled out, 0 to 1. */
  readonly deployed?: number;
}

/** One picture of the shop: what is shown, where, from where and in which light. */
export interface Picture extends Shown {
  readonly name: string;
  /** What the picture shows, in Polish. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Raised when the builders change what this picture shows, so that it is rendered anew. */
  readonly edition: number;
  /** Further products on the same wall, so many metres to the right. */
  readonly others?: readonly (Shown & { readonly offset: number })[];
  readonly place: Place;
  readonly light: Light;
  readonly camera: Camera;
  /** What the place's builder lets choose: furniture, paving, planting, further windows. */
  readonly decor: Readonly<Record<string, Decor>>;
  /** Brighter or darker than measured, in stops. */
  readonly exposure?: number;
  readonly seed: number;
}
