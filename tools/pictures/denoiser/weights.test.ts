import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { CHANNELS, modelOf } from './network.js';
import { parseWeights } from './weights.js';

const weights = parseWeights(readFileSync(new URL('weights/rt_hdr_alb_nrm.tza', import.meta.url)));

describe('the weights of the denoiser', () => {
  it('are read in the shape of the network, as finite numbers', () => {
    expect(weights.get('enc_conv0.weight')?.dims).toEqual([32, CHANNELS, 3, 3]);
    expect(weights.get('dec_conv0.weight')?.dims).toEqual([3, 32, 3, 3]);
    for (const { dims, values } of weights.values()) {
      expect(values).toHaveLength(dims.reduce((product, dim) => product * dim, 1));
      expect(values.every(Number.isFinite)).toBe(true);
    }
  });

  it('are all part of the model', () => {
    const model = modelOf(weights);
    const missing = [...weights.keys()].filter((name) => !model.includes(name));
    expect(missing).toEqual([]);
  });

  it('are refused when they are invalid or incomplete', () => {
    expect(() => parseWeights(Buffer.alloc(64))).toThrow('not weights');
    expect(() => modelOf(new Map())).toThrow('enc_conv0.weight');
  });
});
