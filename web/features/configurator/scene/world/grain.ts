/** The names of the grains: structures of a surface in a square that repeats. */
export type Grain =
  | 'weave'
  | 'mesh'
  | 'wood'
  | 'plaster'
  | 'coat'
  | 'brushed'
  | 'ribs'
  | 'grass'
  | 'plain';

/** Pixels along each side. */
export const GRAIN_SIZE = 256;
const CHANNELS = 2;

type Sample = (x: number, y: number) => readonly [brightness: number, height: number];

const SAMPLES: Readonly<Record<Grain, Sample>> = {
  weave,
  mesh,
  wood,
  plaster,
  coat,
  brushed,
  ribs,
  grass,
  plain: () => [0.5, 0.5],
};

/**
 * The pixels of a grain: two bytes each, brightness (half of 255 keeps a part's colour) and height; the same in every
 * call.
 */
export function grainOf(kind: Grain): Uint8Array<ArrayBuffer> {
  const sample = SAMPLES[kind];
  const data = new Uint8Array(GRAIN_SIZE * GRAIN_SIZE * CHANNELS);
  for (let y = 0; y < GRAIN_SIZE; y += 1) {
    for (let x = 0; x < GRAIN_SIZE; x += 1) {
      const [brightness, height] = sample(x / GRAIN_SIZE, y / GRAIN_SIZE);
      const at = (y * GRAIN_SIZE + x) * CHANNELS;
      data[at] = clamped(brightness) * 255;
      data[at + 1] = clamped(height) * 255;
    }
  }
  return data;
}

/** Acrylic cloth in plain weave: threads over and under one another, of slightly different tones. */
function weave(x: number, y: number): readonly [number, number] {
  const threads = 32;
  const [u, v] = [x * threads, y * threads];
  const over = (Math.floor(u) + Math.floor(v)) % 2 === 0;
  const across = Math.sin(Math.PI * (u % 1));
  const along = Math.sin(Math.PI * (v % 1));
  const height = over ? 0.35 + 0.65 * across : 0.35 + 0.65 * along;
  const thread = over ? random(Math.floor(u), 3, threads, 1) : random(3, Math.floor(v), threads, 2);
  return [0.36 + 0.2 * height + 0.06 * (thread - 0.5) + 0.05 * noise(x, y, 6, 3), height];
}

/** Screen of coated glass yarn, with openings between the threads. */
function mesh(x: number, y: number): readonly [number, number] {
  const threads = 32;
  const [u, v] = [(x * threads) % 1, (y * threads) % 1];
  const thread = Math.max(Math.sin(Math.PI * u), Math.sin(Math.PI * v));
  const open = Math.min(Math.abs(u - 0.5), Math.abs(v - 0.5)) > 0.3;
  return [open ? 0.3 : 0.42 + 0.12 * thread, open ? 0.2 : thread];
}

/** Sawn and oiled wood: long fibres along x, and growth rings. */
function wood(x: number, y: number): readonly [number, number] {
  const bend = noise(x, y, 2, 5) * 0.35;
  const rings = 0.5 + 0.5 * Math.sin((y * 7 + bend * 3) * 2 * Math.PI);
  const fibres = stretched(x, y, 2, 64, 7);
  const fine = stretched(x, y, 8, 128, 9);
  const tone = 0.36 + 0.12 * rings * rings + 0.16 * fibres + 0.06 * fine;
  return [tone, 0.5 * fibres + 0.5 * fine];
}

/** Silicate render: fine grit on a rougher ground. */
function plaster(x: number, y: number): readonly [number, number] {
  const grit = noise(x, y, 96, 11);
  const rough = noise(x, y, 40, 12);
  const cloud = noise(x, y, 5, 13);
  return [0.44 + 0.07 * grit + 0.05 * cloud, 0.55 * grit + 0.45 * rough];
}

/** Powder coat: a fine orange peel. */
function coat(x: number, y: number): readonly [number, number] {
  const peel = noise(x, y, 64, 21);
  return [0.48 + 0.04 * peel, peel];
}

/** Brushed metal: fine scratches along x, some of them deeper. */
function brushed(x: number, y: number): readonly [number, number] {
  const scratches = stretched(x, y, 4, 128, 41);
  const deeper = stretched(x, y, 3, 40, 42);
  const line = 0.7 * scratches + 0.3 * deeper;
  return [0.4 + 0.2 * line, line];
}

/** Walls between the chambers of polycarbonate, along x. */
function ribs(_x: number, y: number): readonly [number, number] {
  const rib = Math.abs(((y * 16) % 1) - 0.5) < 0.09 ? 1 : 0;
  return [0.5 - 0.1 * rib, 0.5 + 0.5 * rib];
}

/** Blades of a mown lawn seen from above. */
function grass(x: number, y: number): readonly [number, number] {
  const tufts = noise(x, y, 24, 31);
  const blades = stretched(x, y, 48, 112, 32);
  const crossing = stretched(x, y, 112, 48, 33);
  const height = Math.max(blades, crossing) * 0.7 + tufts * 0.3;
  return [0.12 + 0.62 * height, height];
}

/** Noise of different scales along x and y. */
function stretched(x: number, y: number, along: number, across: number, seed: number): number {
  return lattice(x * along, y * across, along, across, seed);
}

/** Smooth, repeating noise with this number of cells along each side. */
function noise(x: number, y: number, cells: number, seed: number): number {
  return lattice(x * cells, y * cells, cells, cells, seed);
}

function lattice(u: number, v: number, wide: number, high: number, seed: number): number {
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const [s, t] = [eased(u - i), eased(v - j)];
  const at = (a: number, b: number): number => random((i + a) % wide, (j + b) % high, wide, seed);
  const low = at(0, 0) + (at(1, 0) - at(0, 0)) * s;
  const high2 = at(0, 1) + (at(1, 1) - at(0, 1)) * s;
  return low + (high2 - low) * t;
}

function eased(share: number): number {
  return share * share * (3 - 2 * share);
}

/** A number from 0 to 1 for each cell, the same in every call. */
function random(x: number, y: number, wide: number, seed: number): number {
  let hash = Math.imul(x + y * wide + 1, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0xffffffff;
}

function clamped(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}
