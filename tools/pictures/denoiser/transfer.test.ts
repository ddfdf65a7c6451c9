import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodedLight, encodedLight, exposureOf } from './transfer.js';

describe('the transfer curve of the network', () => {
  it('is undone by its inverse, from starlight to the sun', () => {
    const stops = fc.double({ min: -20, max: 15, noNaN: true });
    fc.assert(
      fc.property(stops, (stop) => {
        const light = 2 ** stop;
        expect(decodedLight(encodedLight(light)) / light).toBeCloseTo(1, 4);
      }),
    );
  });

  it('treats negative light, which filters at edges leave, as darkness', () => {
    expect(encodedLight(-1)).toBe(0);
  });

  it('makes an even picture middle grey, whatever its brightness', () => {
    for (const light of [0.001, 1, 400]) {
      const even = new Float32Array(40 * 20 * 3).fill(light);
      expect(exposureOf(even, 40, 20) * light).toBeCloseTo(0.18, 5);
    }
  });
});
