import { describe, expect, it } from '@jest/globals';
import { takeSamples } from './sampling';

/** A sampler that needs this number of steps for a sample, as the path tracer does for its tiles. */
function samplerOf(tiles: number) {
  let steps = 0;
  return {
    get samples() {
      return steps / tiles;
    },
    renderSample: () => {
      steps += 1;
    },
  };
}

const atOnce = (): Promise<void> => Promise.resolve();

describe('the samples of a traced picture', () => {
  it('are taken tile by tile, and each tile is reported', async () => {
    const sampler = samplerOf(4);
    const shares: number[] = [];
    const onProgress = (share: number): void => void shares.push(share);
    await takeSamples(sampler, 2, atOnce, { signal: new AbortController().signal, onProgress });
    expect(shares).toEqual([0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]);
  });

  it('end with the tile in which the picture is cancelled', async () => {
    const sampler = samplerOf(4);
    const work = new AbortController();
    const onProgress = (share: number): void => {
      if (share >= 0.5) work.abort();
    };
    const taken = takeSamples(sampler, 2, atOnce, { signal: work.signal, onProgress });
    await expect(taken).rejects.toThrow(/abort/i);
    expect(sampler.samples).toBe(1);
  });

  it('end where the graphics are lost', async () => {
    const sampler = samplerOf(4);
    const lose = (): Promise<void> =>
      sampler.samples >= 0.75 ? Promise.reject(new Error('lost')) : Promise.resolve();
    const watch = { signal: new AbortController().signal, onProgress: () => undefined };
    await expect(takeSamples(sampler, 2, lose, watch)).rejects.toThrow('lost');
    expect(sampler.samples).toBe(0.75);
  });

  it('wait for the graphics before the next tile', async () => {
    const sampler = samplerOf(4);
    let release = (): void => undefined;
    const held = (): Promise<void> => new Promise((resolve) => (release = resolve));
    const watch = { signal: new AbortController().signal, onProgress: () => undefined };
    const taken = takeSamples(sampler, 0.5, held, watch);
    await Promise.resolve();
    expect(sampler.samples).toBe(0.25);
    release();
    await new Promise((resolve) => setTimeout(resolve));
    expect(sampler.samples).toBe(0.5);
    release();
    await taken;
  });
});
