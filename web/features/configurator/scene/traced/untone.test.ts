import { describe, expect, it } from '@jest/globals';
import { Matrix3, Vector3 } from 'three';
import { untone } from './untone';

const LUMINANCE = new Vector3(0.2126, 0.7152, 0.0722);

const INSET = rows([
  [0.856627153315983, 0.0951212405381588, 0.0482516061458583],
  [0.137318972929847, 0.761241990602591, 0.101439036467562],
  [0.11189821299995, 0.0767994186031903, 0.811302368396859],
]);
const OUTSET = rows([
  [1.1271005818144368, -0.11060664309660323, -0.016493938717834573],
  [-0.1413297634984383, 1.157823702216272, -0.016493938717834257],
  [-0.14132976349843826, -0.11060664309660294, 1.2519364065950405],
]);
const TO_REC2020 = rows([
  [0.6274, 0.3293, 0.0433],
  [0.0691, 0.9195, 0.0113],
  [0.0164, 0.088, 0.8956],
]);
const FROM_REC2020 = rows([
  [1.6605, -0.5876, -0.0728],
  [-0.1246, 1.1329, -0.0083],
  [-0.0182, -0.1006, 1.1187],
]);

/** The tone mapping of world/tone.ts at exposure 1, as its shader computes it, but without its limits to 0 and 1. */
function tone(light: Vector3): Vector3 {
  const color = light.clone().applyMatrix3(TO_REC2020).applyMatrix3(INSET);
  each(color, (value) => (Math.log2(Math.max(value, 1e-10)) + 12.47393) / 16.5);
  each(color, (x) => {
    const [x2, x4] = [x * x, x ** 4];
    const curve = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x;
    return curve + 0.4298 * x2 + 0.1191 * x - 0.00232;
  });
  const grey = color.dot(LUMINANCE);
  each(color, (value) => Math.max(grey + (value - grey) * 1.2, 0) ** 1.2);
  color.applyMatrix3(OUTSET);
  each(color, (value) => Math.max(value, 0) ** 2.2);
  return color.applyMatrix3(FROM_REC2020);
}

function each(color: Vector3, change: (value: number) => number): void {
  color.set(change(color.x), change(color.y), change(color.z));
}

function rows(numbers: readonly (readonly number[])[]): Matrix3 {
  return new Matrix3().fromArray(numbers.flat()).transpose();
}

describe('the light behind a colour of the panorama', () => {
  it.each([
    ['a sunny lawn', [0.09, 0.13, 0.03]],
    ['a lawn in the evening', [0.004, 0.012, 0.006]],
    ['snow', [0.9, 0.95, 1.05]],
    ['grey', [0.18, 0.18, 0.18]],
  ] as const)('is found again for %s', (_, [red, green, blue]) => {
    const light = new Vector3(red, green, blue);
    const found = untone(tone(light));
    expect(found.x).toBeCloseTo(red, 2);
    expect(found.y).toBeCloseTo(green, 2);
    expect(found.z).toBeCloseTo(blue, 2);
  });
});
