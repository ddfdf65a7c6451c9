import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { renderSvg } from '../drawing/svg.js';
import { FABRICS, findFabric } from './fabrics.js';
import { drawSwatch } from './swatch.js';
import { type Tile, type WeaveKind, tileOf } from './weave.js';

const weave = fc.record({
  kind: fc.constantFrom<WeaveKind>('plain', 'basket', 'twill', 'satin'),
  warp: fc.integer({ min: 5, max: 60 }),
  weft: fc.integer({ min: 5, max: 60 }),
  relief: fc.double({ min: 0, max: 1, noNaN: true }),
  slub: fc.double({ min: 0, max: 1, noNaN: true }),
});

/** The share of a tile that no yarn covers. */
function open({ width, height, warp, weft }: Tile): number {
  const free = (yarns: Tile['warp'], length: number) =>
    1 - yarns.reduce((sum, { thickness }) => sum + thickness, 0) / length;
  return free(warp, width) * free(weft, height);
}

it('leaves as much of the cloth open as the openness factor says', () => {
  fc.assert(
    fc.property(weave, fc.integer({ min: 0, max: 40 }), (woven, openness) => {
      expect(open(tileOf(woven, openness)) * 100).toBeCloseTo(openness, 6);
    }),
  );
});

it('repeats without a seam: threads and crossings go on in the next tile', () => {
  fc.assert(
    fc.property(weave, (woven) => {
      const { width, height, warp, weft, isWarpOnTop } = tileOf(woven, 5);
      expect(width).toBeCloseTo((warp.length * 10) / woven.warp, 9);
      expect(height).toBeCloseTo((weft.length * 10) / woven.weft, 9);
      for (const x of warp.keys())
        for (const y of weft.keys()) {
          const crossing = isWarpOnTop(x, y);
          expect(isWarpOnTop(x + warp.length, y)).toBe(crossing);
          expect(isWarpOnTop(x, y + weft.length)).toBe(crossing);
        }
    }),
    { numRuns: 30 },
  );
});

it('draws every fabric in less than 12 kB, and the same each time', () => {
  for (const fabric of FABRICS) {
    const svg = renderSvg(drawSwatch(fabric));
    expect(svg).toBe(renderSvg(drawSwatch(fabric)));
    expect(svg).not.toContain('NaN');
    expect(svg.length).toBeLessThan(12_000);
  }
});

it('draws at real size: a tile of Solano 5 is 8 threads wide, at 18 threads per centimetre', () => {
  const { attributes } = drawSwatch(findFabric('solano-5-szary')!);
  expect(attributes['width']).toBe('4.444mm');
  expect(attributes['height']).toBe('5.333mm');
});
