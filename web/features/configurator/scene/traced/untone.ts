import { Matrix3, Vector3 } from 'three';
import { GRADE } from '../world/tone';

const TO_REC2020 = new Matrix3(
  0.6274,
  0.3293,
  0.0433,
  0.0691,
  0.9195,
  0.0113,
  0.0164,
  0.088,
  0.8956,
);
const FROM_REC2020 = TO_REC2020.clone().invert();
const UNINSET = new Matrix3(
  0.856627153315983,
  0.0951212405381588,
  0.0482516061458583,
  0.137318972929847,
  0.761241990602591,
  0.101439036467562,
  0.11189821299995,
  0.0767994186031903,
  0.811302368396859,
).invert();
const UNOUTSET = new Matrix3(
  1.1271005818144368,
  -0.11060664309660323,
  -0.016493938717834573,
  -0.1413297634984383,
  1.157823702216272,
  -0.016493938717834257,
  -0.14132976349843826,
  -0.11060664309660294,
  1.2519364065950405,
).invert();
const LUMINANCE = new Vector3(0.2126, 0.7152, 0.0722);
/** Number of bisections when the contrast curve is inverted: the result is exact to more than 16 bits. */
const STEPS = 18;

/**
 * The inverse of the tone mapping of the pictures (world/tone.ts, exposure 1), exact where the tone mapping clips
 * nothing: turns the given vector from a shown colour (linear sRGB, 0 to 1) into the linear light that is shown as this
 * colour, and returns it.
 */
export function untone(color: Vector3): Vector3 {
  color.applyMatrix3(TO_REC2020);
  each(color, (value) => Math.max(value, 0) ** (1 / 2.2));
  color.applyMatrix3(UNOUTSET);
  each(color, (value) => Math.max(value, 0) ** (1 / GRADE.contrast));
  const grey = color.dot(LUMINANCE);
  each(color, (value) => inverseContrast(grey + (value - grey) / GRADE.saturation));
  each(color, (value) => 2 ** (value * 16.5 - 12.47393));
  color.applyMatrix3(UNINSET).applyMatrix3(FROM_REC2020);
  return each(color, (value) => Math.max(value, 0));
}

function each(color: Vector3, change: (value: number) => number): Vector3 {
  return color.set(change(color.x), change(color.y), change(color.z));
}

/** The inverse of `contrast`, by bisection, as that curve rises everywhere. */
function inverseContrast(value: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (contrast(middle) < value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The approximation of AgX's contrast curve that three.js uses. */
function contrast(x: number): number {
  const [x2, x4] = [x * x, x ** 4];
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
