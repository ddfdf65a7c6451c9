import type { Texture, Vector3 } from 'three';

/** Progress and cancellation of a long task. */
export interface Watch {
  readonly signal: AbortSignal;
  /** The completed share, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Takes samples in small steps, as the path tracer does tile by tile. */
export interface Sampler {
  /** The number of complete samples; its fraction is the finished share of the next sample. */
  readonly samples: number;
  /** Begins the next step. */
  readonly renderSample: () => void;
}

/**
 * Runs one step after the other, waiting for `finished` after each, to the wanted number of samples; throws when it is
 * cancelled.
 */
export async function takeSamples(
  sampler: Sampler,
  samples: number,
  finished: () => Promise<void>,
  { signal, onProgress }: Watch,
): Promise<void> {
  while (sampler.samples < samples) {
    signal.throwIfAborted();
    sampler.renderSample();
    await finished();
    onProgress(Math.min(1, sampler.samples / samples));
  }
  signal.throwIfAborted();
}

/** The picture of a texture as linear light. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Sets `target` to red, green and blue of a pixel, 0 to 1, and returns it; y counts from the upper row. */
  at: (x: number, y: number, target: Vector3) => Vector3;
}

/** Reads a texture's sRGB picture; throws where the browser provides no canvas. */
export function pixelsOf({ image }: Texture): Pixels {
  const { naturalWidth: width, naturalHeight: height } = image as HTMLImageElement;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const paint = canvas.getContext('2d', { willReadFrequently: true });
  if (!paint) throw new Error('no canvas to read a picture');
  paint.drawImage(image as HTMLImageElement, 0, 0);
  const { data } = paint.getImageData(0, 0, width, height);
  return {
    width,
    height,
    at: (x, y, target) => {
      const first = (Math.min(height - 1, Math.max(0, y)) * width + (x % width)) * 4;
      const [red = 0, green = 0, blue = 0] = data.subarray(first, first + 3);
      return target.set(LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0);
    },
  };
}

/** The linear light, 0 to 1, of each of the 256 steps of sRGB. */
const LINEAR = Array.from({ length: 256 }, (_, step) => {
  const encoded = step / 255;
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
});
