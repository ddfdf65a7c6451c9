import { open } from 'node:fs/promises';

/** A rendering: its linear light, and the albedo and normals of the surfaces. */
export interface Film {
  readonly width: number;
  readonly height: number;
  /** Three numbers for each pixel, row after row from the top; the other layers have the same order. */
  readonly light: Float32Array;
  readonly albedo: Float32Array;
  readonly normal: Float32Array;
}

const LAYERS = 3;
const CHANNELS = 3;
const HEADER_BYTES = 8;

/**
 * Reads a film that `blender/film.py` has written: width and height, then the layers as 32-bit floats from the bottom
 * row up.
 */
export async function readFilm(path: string): Promise<Film> {
  const file = await open(path);
  try {
    const header = new Uint32Array(2);
    await file.read(header, 0, HEADER_BYTES, 0);
    const [width = 0, height = 0] = header;
    const values = new Float32Array(width * height * CHANNELS * LAYERS);
    const bytes = new Uint8Array(values.buffer);
    await readWhole(file, bytes);
    const layer = (index: number): Float32Array =>
      fromTop(values.subarray(index * width * height * CHANNELS), width, height);
    return { width, height, light: layer(0), albedo: layer(1), normal: layer(2) };
  } finally {
    await file.close();
  }
}

async function readWhole(file: Awaited<ReturnType<typeof open>>, bytes: Uint8Array): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    const { bytesRead } = await file.read(bytes, done, bytes.length - done, HEADER_BYTES + done);
    if (bytesRead === 0) throw new Error('The film is cut short');
    done += bytesRead;
  }
}

function fromTop(values: Float32Array, width: number, height: number): Float32Array {
  const row = width * CHANNELS;
  const turned = new Float32Array(row * height);
  for (let y = 0; y < height; y += 1) {
    turned.set(values.subarray((height - 1 - y) * row, (height - y) * row), y * row);
  }
  return turned;
}
