import { findFabric } from '#engine/goods/fabrics/fabrics';
import type { Camera, Picture } from './picture.js';
import { SHOT } from './shots.js';

const MACRO: Camera = {
  azimuth: -24,
  height: 1.485,
  lens: 60,
  fill: 0.95,
  at: [0.5, 0.34],
  stop: 11,
};

/** The factor by which light is multiplied, the same for all fabrics, so that white looks white and anthracite dark. */
const GAIN = 5.6;

/** The fabrics that have a close-up, each with the colour of its thread and whether a seam and a hem are shown. */
const SHOWN = [
  { id: 'toscana-krem', seam: true, hem: true, thread: '#e9dfc9' },
  { id: 'toscana-czerwony', seam: true, hem: true, thread: '#d8b8a8' },
  { id: 'lido-antracyt', seam: true, hem: true, thread: '#8d9296' },
  { id: 'solano-5-szary', seam: false, hem: true, thread: '#6f7578' },
  { id: 'solano-3-bezowy', seam: false, hem: true, thread: '#c9b391' },
  { id: 'pasat-10-zielony', seam: false, hem: true, thread: '#3f6b4f' },
  { id: 'nokturn-antracyt', seam: false, hem: true, thread: '#5b6064' },
  { id: 'mgla-bialy', seam: false, hem: true, thread: '#f1ede4' },
  { id: 'plotno-bezowy', seam: false, hem: true, thread: '#d9c6a4' },
  { id: 'panorama-5-bialy', seam: false, hem: true, thread: '#d9d6cf' },
  { id: 'drzemka-zielony', seam: false, hem: true, thread: '#7f9a84' },
  { id: 'morfeusz-niebieski', seam: false, hem: true, thread: '#6b87a8' },
] as const;

/** The close-ups of cloths, named `tkanina-{fabric}`. */
export const FABRIC_PICTURES: readonly Picture[] = SHOWN.map(({ id, ...decor }, index) => ({
  ...SHOT,
  width: 1200,
  height: 800,
  name: `tkanina-${id}`,
  alt: `Tkanina ${nameOf(id)} z\u00a0bliska: nitki splotu i\u00a0szew`,
  productId: 1,
  fabric: id,
  place: 'swatch',
  camera: MACRO,
  decor: { ...decor, sun: 58, elevation: 34 },
  edition: 4,
  gain: GAIN,
  seed: index + 1,
}));

function nameOf(id: string): string {
  const fabric = findFabric(id);
  if (!fabric) throw new Error(`There is no fabric ${id}`);
  return fabric.name;
}
