import { luminance } from '../tone.js';

// The perceptually uniform curve of Open Image Denoise (Apache-2.0): linear for dark light, then a power, and a
// logarithm for bright light.
const HIGHEST = 65504;
const [A, B, C, D, E, F, G] = [
  1412.83765, 1.64593172, 0.431384981, -0.00294139609, 0.192653254, 0.00626026094, 0.998620152,
] as const;
const [LINEAR_LIGHT, POWER_LIGHT] = [1.5794576e-6, 0.0322087631];
const [LINEAR_CODE, POWER_CODE] = [0.00223151711, 0.370974749];
const MIDDLE_GREY = 0.18;
const CELL = 16;
const DARKEST_CELL = 1e-8;

function perceived(light: number): number {
  if (light <= LINEAR_LIGHT) return A * light;
  return light <= POWER_LIGHT ? B * light ** C + D : E * Math.log(light + F) + G;
}

function physical(code: number): number {
  if (code <= LINEAR_CODE) return code / A;
  return code <= POWER_CODE ? ((code - D) / B) ** (1 / C) : Math.exp((code - G) / E) - F;
}

const NORM = perceived(HIGHEST);

/** Encodes linear light as the network expects it, from 0 to 1. */
export function encodedLight(light: number): number {
  return perceived(light > 0 ? light : 0) / NORM;
}

/** Decodes an output of the network to linear light. */
export function decodedLight(code: number): number {
  return physical(code * NORM);
}

/** The exposure factor: it maps the geometric mean of all cells of 16 × 16 pixels except black ones to middle grey. */
export function exposureOf(light: Float32Array, width: number, height: number): number {
  let sum = 0;
  let count = 0;
  for (let top = 0; top < height; top += CELL) {
    for (let left = 0; left < width; left += CELL) {
      const mean = meanOf(
        light,
        width,
        [left, Math.min(left + CELL, width)],
        [top, Math.min(top + CELL, height)],
      );
      if (mean <= DARKEST_CELL) continue;
      sum += Math.log2(mean);
      count += 1;
    }
  }
  return count > 0 ? MIDDLE_GREY / 2 ** (sum / count) : 1;
}

function meanOf(
  light: Float32Array,
  width: number,
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
): number {
  let sum = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) sum += luminance(light, (y * width + x) * 3);
  }
  return sum / ((bottom - top) * (right - left));
}
