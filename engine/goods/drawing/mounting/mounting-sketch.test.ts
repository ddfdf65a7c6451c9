import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { validCase } from '../../../testing/arbitraries.js';
import { configured } from '../../../testing/configured.js';
import type { Configuration } from '../../configuration/configuration.js';
import { validate } from '../../configuration/validate.js';
import { derive } from '../../model/derive.js';
import type { SvgNode } from '../svg.js';
import { mountingSketch } from './mounting-sketch.js';

const nodesOf = (node: SvgNode): SvgNode[] => [
  node,
  ...node.children.flatMap((child) => (typeof child === 'string' ? [] : nodesOf(child))),
];
/** The texts of a drawing, with plain spaces in place of no-break ones: "310 cm". */
const textsOf = (node: SvgNode): string[] =>
  nodesOf(node)
    .filter(({ tag }) => tag === 'text')
    .flatMap(({ children }) => children.filter((child) => typeof child === 'string'))
    .map((text) => text.replaceAll('\u00a0', ' '));
const sketched = (...args: Parameters<typeof configured>): string[] =>
  textsOf(mountingSketch(configured(...args)));

describe('the sketch of the mounting', () => {
  it('shows height, slope and clear height over a terrace', () => {
    expect(sketched('markizy')).toEqual(['310 cm', '205 cm', '14°']);
    const high = { placement: { mountingHeight: 450, slope: 25 } };
    expect(sketched('markizy', high)).toEqual(['450 cm', '291 cm', '25°']);
    expect(sketched('pergole')).toEqual(['280 cm', '258 cm']);
    expect(sketched('zadaszenia')).toEqual(['280 cm', '218 cm', '7°']);
  });

  it('shows the reveal that goods fit into, or the opening that they cover', () => {
    const inReveal = ['Od przodu', '120 cm', 'wnęka od 121 cm', 'Przekrój'];
    expect(sketched('zaluzje')).toEqual([...inReveal, 'wnęka od 172,5 cm', '150 cm']);
    const onWall = ['Od przodu', '120 cm', 'otwór do 100 cm', 'Przekrój'];
    expect(sketched('zaluzje', { placement: { fixing: 'sciana' } })).toEqual([
      ...onWall,
      'otwór do 140 cm',
      '150 cm',
    ]);
  });

  it('draws mounting height and clear height to the same scale', () => {
    const sketch = mountingSketch(configured('markizy'));
    const upright = nodesOf(sketch).filter(
      ({ tag, attributes: { x1, x2, y1, y2, stroke } }) =>
        tag === 'line' &&
        x1 === x2 &&
        stroke === '#965900' &&
        Math.abs(Number(y1) - Number(y2)) > 20,
    );
    const lengths = upright.map(({ attributes: { y1, y2 } }) => Math.abs(Number(y1) - Number(y2)));
    const { clearHeight } = derive(configured('markizy'));
    expect(lengths).toHaveLength(2);
    expect((lengths[1] ?? 0) / (lengths[0] ?? 1)).toBeCloseTo((clearHeight ?? 0) / 310, 2);
  });

  it('stays within its frame for a wind sensor beside the smallest blind', () => {
    const options = { windSensor: true };
    const small = { width: 60, height: 80, controlType: 'electric', options } as const;
    expectWithin(configured('zaluzje', small));
  });

  it('stays within its frame for any configuration', () => {
    fc.assert(
      fc.property(validCase, ({ request, product }) => {
        const { configuration } = validate(request, product);
        if (!configuration) throw new Error('The arbitrary makes valid requests');
        expectWithin(configuration);
      }),
      { numRuns: 60 },
    );
  });

  function expectWithin(configuration: Configuration): void {
    for (const { tag, attributes } of nodesOf(mountingSketch(configuration))) {
      if (tag !== 'line') continue;
      for (const x of [attributes['x1'], attributes['x2']]) {
        expect(Number(x)).toBeGreaterThanOrEqual(0);
        expect(Number(x)).toBeLessThanOrEqual(640);
      }
      for (const y of [attributes['y1'], attributes['y2']]) {
        expect(Number(y)).toBeGreaterThanOrEqual(0);
        expect(Number(y)).toBeLessThanOrEqual(400);
      }
    }
  }
});
