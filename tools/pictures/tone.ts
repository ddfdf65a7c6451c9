import type { Pixels } from './encode.js';

/** Rows of a 3 × 3 matrix. */
type Matrix = readonly (readonly [number, number, number])[];

// The AgX tone mapping of three.js (MIT): bright colours become paler instead of clipping.
const INSET: Matrix = [
  [0.856627153315983, 0.0951212405381588, 0.0482516061458583],
  [0.137318972929847, 0.761241990602591, 0.101439036467562],
  [0.11189821299995, 0.0767994186031903, 0.811302368396859],
];
const OUTSET: Matrix = [
  [1.1271005818144368, -0.11060664309660323, -0.016493938717834573],
  [-0.1413297634984383, 1.157823702216272, -0.016493938717834257],
  [-0.14132976349843826, -0.11060664309660294, 1.2519364065950405],
];
const TO_REC2020: Matrix = [
  [0.6274, 0.3293, 0.0433],
  [0.0691, 0.9195, 0.0113],
  [0.0164, 0.088, 0.8956],
];
const FROM_REC2020: Matrix = [
  [1.6605, -0.5876, -0.0728],
  [-0.1246, 1.1329, -0.0083],
  [-0.0182, -0.1006, 1.1187],
];
const [MIN_EV, MAX_EV] = [-12.47393, 4.026069];

/**
 * The grading has more contrast and saturation than neutral AgX, for afternoon sun without haze. The exposure makes the
 * quantile `share` of the brightness equal to `key`.
 */
export const GRADE = { contrast: 1.2, saturation: 1.2, share: 0.82, key: 0.8 } as const;

/** Converts linear light, multiplied by a gain, to an sRGB picture. */
export function developed(
  light: Float32Array,
  width: number,
  height: number,
  gain: number,
): Pixels {
  const data = Buffer.alloc(light.length);
  for (let at = 0; at < light.length; at += 3) {
    const mapped = agx([light[at] * gain, light[at + 1] * gain, light[at + 2] * gain]);
    for (let c = 0; c < 3; c += 1) data[at + c] = Math.round(encoded(mapped[c]) * 255);
  }
  return { data, width, height };
}

/** The luminance of the pixel whose red is at an index, in linear sRGB. */
export function luminance(light: Float32Array, at: number): number {
  return 0.2126 * light[at] + 0.7152 * light[at + 1] + 0.0722 * light[at + 2];
}

/** The gain that exposes a picture by its brighter parts: it maps the quantile `share` of the luminance to `key`. */
export function meteredGain(light: Float32Array): number {
  const values = new Float32Array(Math.ceil(light.length / 30));
  for (let index = 0; index < values.length; index += 1) {
    const at = index * 30;
    values[index] = luminance(light, at);
  }
  values.sort();
  return GRADE.key / (values[Math.floor(values.length * GRADE.share)] || 1);
}

function agx(rgb: readonly number[]): number[] {
  const inset = times(INSET, times(TO_REC2020, rgb));
  const logs = inset.map((value) => {
    const stop = (Math.log2(Math.max(value, 1e-10)) - MIN_EV) / (MAX_EV - MIN_EV);
    return sigmoid(Math.min(Math.max(stop, 0), 1));
  });
  const grey = 0.2126 * logs[0] + 0.7152 * logs[1] + 0.0722 * logs[2];
  const graded = logs.map((value) => {
    const coloured = Math.max(grey + (value - grey) * GRADE.saturation, 0);
    return coloured ** GRADE.contrast;
  });
  const linear = times(OUTSET, graded).map((value) => Math.max(value, 0) ** 2.2);
  return times(FROM_REC2020, linear).map((value) => Math.min(Math.max(value, 0), 1));
}

function sigmoid(x: number): number {
  const [x2, x4] = [x * x, x * x * x * x];
  return (
    15.5 * x4 * x2 -
    40.14 * x4 * x +
    31.96 * x4 -
    6.868 * x2 * x +
    0.4298 * x2 +
    0.1191 * x -
    0.00232
  );
}

function times(matrix: Matrix, [x = 0, y = 0, z = 0]: readonly number[]): number[] {
  return matrix.map(([a, b, c]) => a * x + b * y + c * z);
}

function encoded(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}
