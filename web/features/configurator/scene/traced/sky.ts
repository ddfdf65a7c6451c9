import {
  DataTexture,
  EquirectangularReflectionMapping,
  FloatType,
  RGBAFormat,
  Vector3,
} from 'three';
import type { Pixels } from './pixels';

/** The light of a season as an environment texture for the path tracer; linear, as a share of `Panorama.brightest`. */
export function skyOf(pixels: Pixels): DataTexture {
  const { width, height } = pixels;
  const data = new Float32Array(width * height * 4);
  const color = new Vector3();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      // A texture starts with the lowest row, `pixels` with the upper one.
      const at = ((height - 1 - y) * width + x) * 4;
      pixels.at(x, y, color).toArray(data, at);
      data[at + 3] = 1;
    }
  }
  const texture = new DataTexture(data, width, height, RGBAFormat, FloatType);
  texture.mapping = EquirectangularReflectionMapping;
  texture.needsUpdate = true;
  return texture;
}

/**
 * The light of the whole sky on level ground, as a multiple of `Panorama.brightest`: radiance by cosine and solid
 * angle, summed.
 */
export function skyOnGround(pixels: Pixels): Vector3 {
  const { width, height } = pixels;
  const [sum, color] = [new Vector3(), new Vector3()];
  for (let y = 0; y < height / 2; y += 1) {
    const rise = (0.5 - (y + 0.5) / height) * Math.PI;
    const share = Math.sin(rise) * Math.cos(rise) * (Math.PI / height) * ((2 * Math.PI) / width);
    for (let x = 0; x < width; x += 1) sum.addScaledVector(pixels.at(x, y, color), share);
  }
  return sum;
}
