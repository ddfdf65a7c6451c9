import {
  EquirectangularReflectionMapping,
  LinearFilter,
  SphericalHarmonics3,
  SRGBColorSpace,
  Texture,
  RepeatWrapping,
  Vector3,
} from 'three';
import dayLight from './panoramas/day-light.webp?no-inline';
import day from './panoramas/day.avif';
import eveningLight from './panoramas/evening-light.webp?no-inline';
import evening from './panoramas/evening.avif';
import winterEveningLight from './panoramas/winter-evening-light.webp?no-inline';
import winterEvening from './panoramas/winter-evening.avif';
import winterLight from './panoramas/winter-light.webp?no-inline';
import winter from './panoramas/winter.avif';
import type { Season } from './season';

const FILES: Readonly<Record<Season, { background: string; light: string }>> = {
  day: { background: day, light: dayLight },
  evening: { background: evening, light: eveningLight },
  winter: { background: winter, light: winterLight },
  'winter-evening': { background: winterEvening, light: winterEveningLight },
};
/** The radiance that white stands for in the pictures of light, which tools/pictures/render-panoramas.ts makes. */
const BRIGHTEST = 4;

/** The garden in one season. */
export interface Panorama {
  /** The garden as it is shown, up to 45° above the horizon. */
  readonly background: Texture;
  /** The light from all directions as a picture, sRGB; white stands for the radiance `brightest`. */
  readonly light: Texture;
  /** The radiance that white stands for in `light`. */
  readonly brightest: number;
  /** The same light as spherical harmonics, for materials without reflections. */
  readonly probe: SphericalHarmonics3;
}

/** Loads the garden of a season. */
export async function loadPanorama(season: Season): Promise<Panorama> {
  const { background, light } = FILES[season];
  const [shown, shining] = await Promise.all([loadTexture(background), loadTexture(light)]);
  shown.colorSpace = SRGBColorSpace;
  shown.wrapS = RepeatWrapping;
  shown.minFilter = LinearFilter;
  shown.generateMipmaps = false;
  shining.colorSpace = SRGBColorSpace;
  shining.mapping = EquirectangularReflectionMapping;
  return { background: shown, light: shining, brightest: BRIGHTEST, probe: harmonicsOf(shining) };
}

/** The picture at an address as a texture; a loader of three.js would add more than a kilobyte of code. */
async function loadTexture(address: string): Promise<Texture> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const texture = new Texture(image);
  texture.needsUpdate = true;
  return texture;
}

export function disposePanorama({ background, light }: Panorama): void {
  background.dispose();
  light.dispose();
}

/**
 * Spherical harmonics of the light by direction, nine numbers per colour; computed as by LightProbeGenerator of
 * three.js.
 */
function harmonicsOf({ image }: Texture): SphericalHarmonics3 {
  const [width, height] = [64, 32];
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const paint = canvas.getContext('2d', { willReadFrequently: true });
  const harmonics = new SphericalHarmonics3();
  if (!paint) return harmonics;
  paint.drawImage(image as CanvasImageSource, 0, 0, width, height);
  const { data } = paint.getImageData(0, 0, width, height);
  const way = new Vector3();
  const basis = Array.from<number>({ length: 9 }).fill(0);
  let total = 0;
  for (let y = 0; y < height; y += 1) {
    const rise = (0.5 - (y + 0.5) / height) * Math.PI;
    for (let x = 0; x < width; x += 1) {
      const turn = ((x + 0.5) / width - 0.5) * 2 * Math.PI;
      way.set(Math.cos(turn) * Math.cos(rise), Math.sin(rise), Math.sin(turn) * Math.cos(rise));
      SphericalHarmonics3.getBasisAt(way, basis);
      const weight = Math.cos(rise);
      total += weight;
      const at = (y * width + x) * 4;
      const [red, green, blue] = [0, 1, 2].map((c) => linear((data[at + c] ?? 0) / 255) * weight);
      for (const [index, share] of basis.entries()) {
        harmonics.coefficients[index]?.add(
          way.set((red ?? 0) * share, (green ?? 0) * share, (blue ?? 0) * share),
        );
      }
    }
  }
  return harmonics.scale((4 * Math.PI * BRIGHTEST) / total);
}

function linear(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}
