import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Film } from '../film.js';
import { CHANNELS, modelOf } from './network.js';
import { decodedLight, encodedLight, exposureOf } from './transfer.js';
import { parseWeights } from './weights.js';

/** The weights for linear light, guided by albedo and normals that are noisy, too. */
const WEIGHTS = new URL('weights/rt_hdr_alb_nrm.tza', import.meta.url);
/** The network halves width and height four times, so both must be multiples of this. */
const MULTIPLE = 16;
/**
 * How many rows of its neighbours a strip includes on each side: half of the network's field of view, rounded up to a
 * multiple of 16.
 */
const OVERLAP = 112;
/** The maximum number of pixels that are denoised at once; each takes about 0.7 kB of memory. */
const PIXELS_AT_ONCE = 2_000_000;

/**
 * Removes the noise of a film with the network of Intel's Open Image Denoise, guided by albedo and normals. Works in
 * overlapping strips of at most 2 megapixels. Returns linear light, RGB row after row from the top.
 */
export async function denoise(film: Film, threads: number): Promise<Float32Array> {
  const session = await InferenceSession.create(modelOf(parseWeights(await readFile(WEIGHTS))), {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    enableMemPattern: false,
    enableCpuMemArena: false,
  });
  const { width, height } = film;
  const gain = exposureOf(film.light, width, height);
  const result = new Float32Array(width * height * 3);
  const rows = Math.floor(PIXELS_AT_ONCE / padded(width) / MULTIPLE) * MULTIPLE - 2 * OVERLAP;
  for (let top = 0; top < height; top += rows) {
    const from = Math.max(0, top - OVERLAP);
    const to = Math.min(padded(height), top + rows + OVERLAP);
    const dims = [1, CHANNELS, to - from, padded(width)];
    const input = new Tensor('float32', stripOf(film, gain, from, to), dims);
    const { output } = await session.run({ input });
    if (!output) throw new Error('The network gave no output');
    for (let y = top; y < Math.min(top + rows, height); y += 1) {
      for (let x = 0; x < width * 3; x += 1) {
        const at = ((x % 3) * (to - from) + y - from) * padded(width) + Math.floor(x / 3);
        result[y * width * 3 + x] = decodedLight(output.data[at]) / gain;
      }
    }
    output.dispose();
  }
  return result;
}

function padded(size: number): number {
  return Math.ceil(size / MULTIPLE) * MULTIPLE;
}

/**
 * The rows of a film from `from` to `to` as one plane for each channel, filled with zeros up to a multiple of 16
 * pixels.
 */
function stripOf(
  { width, height, light, albedo, normal }: Film,
  gain: number,
  from: number,
  to: number,
): Float32Array {
  const size = (to - from) * padded(width);
  const planes = new Float32Array(CHANNELS * size);
  for (let y = from; y < Math.min(to, height); y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [at, pixel] = [(y - from) * padded(width) + x, (y * width + x) * 3];
      for (let c = 0; c < 3; c += 1) {
        planes[c * size + at] = encodedLight(light[pixel + c] * gain);
        planes[(c + 3) * size + at] = Math.min(Math.max(albedo[pixel + c], 0), 1);
        planes[(c + 6) * size + at] = Math.min(Math.max(normal[pixel + c], -1), 1) / 2 + 0.5;
      }
    }
  }
  return planes;
}
