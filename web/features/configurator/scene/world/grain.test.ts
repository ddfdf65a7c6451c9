import { describe, expect, it } from '@jest/globals';
import { GRAIN_SIZE, type Grain, grainOf } from './grain';

const GRAINS: readonly Grain[] = [
  'weave',
  'mesh',
  'wood',
  'plaster',
  'coat',
  'brushed',
  'ribs',
  'plain',
];

describe.each(GRAINS)('the grain of %s', (kind) => {
  const data = grainOf(kind);
  const brightness = Array.from({ length: data.length / 2 }, (_, pixel) => data[pixel * 2] ?? 0);

  it('keeps the colour on average', () => {
    const mean = brightness.reduce((sum, value) => sum + value, 0) / brightness.length / 255;
    expect(mean).toBeGreaterThan(0.4);
    expect(mean).toBeLessThan(0.56);
  });

  it('is the same every time', () => {
    expect(grainOf(kind)).toEqual(data);
  });

  it('repeats without a seam', () => {
    const row = (y: number): number[] => brightness.slice(y * GRAIN_SIZE, (y + 1) * GRAIN_SIZE);
    const step = (a: number, b: number): number =>
      row(a).reduce((sum, value, x) => sum + Math.abs(value - (row(b)[x] ?? 0)), 0) / GRAIN_SIZE;
    const within = Math.max(...[10, 63, 100, 127, 191, 200].map((y) => step(y, y + 1)));
    expect(step(GRAIN_SIZE - 1, 0)).toBeLessThanOrEqual(within * 2 + 12);
  });
});
