import type { Film } from './film.js';
import { blurred } from './blur.js';

/** Half the side of the square in which similar pixels are searched. */
const SEARCH = 4;
/** Half the side of the compared patches. */
const PATCH = 2;
/** Tolerated difference of patches, in standard deviations of the noise. */
const TOLERANCE = 0.6;
/** Tolerated differences of albedo and of normals. */
const ALBEDO_SPREAD = 0.0036;
const NORMAL_SPREAD = 0.05;
const DARKEST_ALBEDO = 0.02;

/**
 * Non-local means on the illumination: the light is divided by the albedo, so that texture stays sharp. Each of the two
 * renderings is averaged with weights measured in the other, whose noise is independent.
 */
export function denoise(film: Film): Float32Array {
  const { width, height, albedo } = film;
  const first = withoutSparks(divided(film.first, albedo), width, height);
  const second = withoutSparks(divided(film.second, albedo), width, height);
  const variance = varianceOf(first, second, width, height);
  const sums = [first, second].map(() => new Float32Array(first.length));
  const weights = [first, second].map(() => new Float32Array(width * height));
  // Similarity is symmetric, so half of the shifts are enough.
  for (let dy = 0; dy <= SEARCH; dy += 1) {
    for (let dx = dy === 0 ? 0 : -SEARCH; dx <= SEARCH; dx += 1) {
      const likeness = featureWeights(film, dx, dy);
      for (const [index, source] of [first, second].entries()) {
        const guide = index === 0 ? second : first;
        const weight = patchWeights(guide, variance, likeness, { width, height, dx, dy });
        gather(source, weight, sums[index], weights[index], { width, height, dx, dy });
      }
    }
  }
  return light(sums, weights, albedo);
}

interface Shift {
  readonly width: number;
  readonly height: number;
  readonly dx: number;
  readonly dy: number;
}

function divided(light: Float32Array, albedo: Float32Array): Float32Array {
  return light.map((value, index) => value / Math.max(albedo[index], DARKEST_ALBEDO));
}

/** The mean of both renderings, multiplied by the albedo again. */
function light(
  [a, b]: Float32Array[],
  [wa, wb]: Float32Array[],
  albedo: Float32Array,
): Float32Array {
  return albedo.map((value, index) => {
    const pixel = Math.floor(index / 3);
    const mean = (a[index] / wa[pixel] + b[index] / wb[pixel]) / 2;
    return mean * Math.max(value, DARKEST_ALBEDO);
  });
}

/** Removes fireflies: pixels far brighter than all their neighbours, which are sampling artefacts. */
function withoutSparks(image: Float32Array, width: number, height: number): Float32Array {
  const calm = image.slice();
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      for (let c = 0; c < 3; c += 1) {
        const at = (y * width + x) * 3 + c;
        let highest = 0;
        let next = 0;
        for (let j = -1; j <= 1; j += 1) {
          for (let i = -1; i <= 1; i += 1) {
            if (i === 0 && j === 0) continue;
            const value = image[at + (j * width + i) * 3];
            if (value > highest) [highest, next] = [value, highest];
            else if (value > next) next = value;
          }
        }
        if (image[at] > next * 1.5) calm[at] = next;
      }
    }
  }
  return calm;
}

/** The variance of one rendering per pixel, estimated from the difference of both and blurred. */
function varianceOf(
  first: Float32Array,
  second: Float32Array,
  width: number,
  height: number,
): Float32Array {
  const raw = new Float32Array(width * height);
  for (let pixel = 0; pixel < raw.length; pixel += 1) {
    for (let c = 0; c < 3; c += 1) {
      const difference = first[pixel * 3 + c] - second[pixel * 3 + c];
      raw[pixel] += (difference * difference) / 6;
    }
  }
  return blurred(raw, width, height, 3);
}

/** The similarity of albedo and normal at each pixel and so many pixels away, 0 to 1. */
function featureWeights({ width, height, albedo, normal }: Film, dx: number, dy: number) {
  const weights = new Float32Array(width * height);
  for (let y = Math.max(0, -dy); y < Math.min(height, height - dy); y += 1) {
    for (let x = Math.max(0, -dx); x < Math.min(width, width - dx); x += 1) {
      const pixel = y * width + x;
      const [p, q] = [pixel * 3, (pixel + dy * width + dx) * 3];
      let unlike = 0;
      for (let c = 0; c < 3; c += 1) {
        const colour = albedo[p + c] - albedo[q + c];
        const turn = normal[p + c] - normal[q + c];
        unlike += (colour * colour) / ALBEDO_SPREAD + (turn * turn) / NORMAL_SPREAD;
      }
      weights[pixel] = unlike > 8 ? 0 : Math.exp(-unlike);
    }
  }
  return weights;
}

function patchWeights(
  guide: Float32Array,
  variance: Float32Array,
  likeness: Float32Array,
  { width, height, dx, dy }: Shift,
): Float32Array {
  const distance = new Float32Array(width * height);
  for (let pixel = 0; pixel < distance.length; pixel += 1) {
    const other = pixel + dy * width + dx;
    if (likeness[pixel] === 0 || other < 0 || other >= distance.length) continue;
    const [p, q] = [variance[pixel], variance[other]];
    const allowed = 1e-5 + TOLERANCE * TOLERANCE * (p + q);
    let sum = 0;
    for (let c = 0; c < 3; c += 1) {
      const difference = guide[pixel * 3 + c] - guide[other * 3 + c];
      sum += difference * difference - (p + Math.min(p, q));
    }
    distance[pixel] = sum / (3 * allowed);
  }
  const patches = blurred(distance, width, height, PATCH);
  return patches.map((value, pixel) => {
    if (likeness[pixel] === 0) return 0;
    return Math.min(likeness[pixel], value > 0 ? Math.exp(-value) : 1);
  });
}

function gather(
  source: Float32Array,
  weight: Float32Array,
  sum: Float32Array,
  total: Float32Array,
  { width, dx, dy }: Shift,
): void {
  const step = (dy * width + dx) * 3;
  for (let pixel = 0; pixel < weight.length; pixel += 1) {
    const w = weight[pixel];
    if (w === 0) continue;
    const [at, other] = [pixel * 3, pixel * 3 + step];
    total[pixel] += w;
    for (let c = 0; c < 3; c += 1) sum[at + c] += w * source[other + c];
    if (step === 0) continue;
    total[other / 3] += w;
    for (let c = 0; c < 3; c += 1) sum[other + c] += w * source[at + c];
  }
}
