import type { Camera, Picture } from './picture.js';

/** Defaults of all product pictures. */
export const SHOT = { width: 1600, height: 1067, edition: 3, light: 'afternoon' } as const;

/** Defaults of all wide pictures. */
export const WIDE = { ...SHOT, height: 900 } as const;

/** The usual view of products: from the left in front, at eye level. */
export const VIEW: Camera = { azimuth: -34, height: 1.65, lens: 32, fill: 0.64, at: [0.53, 0.45] };
/** A higher view for glass roofs, which would be edge-on at eye level. */
export const ABOVE: Camera = { azimuth: -33, height: 2.9, lens: 32, fill: 0.56, at: [0.52, 0.5] };
/**
 * A view of products in front of a window: closer to the wall's normal, and with more of the wall around the product.
 */
export const WINDOW: Camera = { azimuth: -28, height: 1.6, lens: 33, fill: 0.3, at: [0.5, 0.44] };
/** A view from inside a room towards its window. */
export const INDOORS: Camera = {
  azimuth: -20,
  height: 1.45,
  lens: 28,
  fill: 0.23,
  at: [0.44, 0.37],
};

/** The azimuth in degrees of a sun outside the room, which shines through the blind onto the floor. */
export const SUN_OUTSIDE = 152;

/**
 * The first picture of a pair for a slider, named `{name}-przed`; it differs from the other one only in what is built.
 */
export function before(picture: Picture, built: Picture['built'], alt: string): Picture {
  return { ...picture, name: `${picture.name}-przed`, alt, built };
}
