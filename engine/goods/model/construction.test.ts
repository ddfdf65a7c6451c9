import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { validCase } from '../../testing/arbitraries.js';
import { type Body, bodyOf, gapBetween } from '../../testing/bodies.js';
import { configured } from '../../testing/configured.js';
import type { Configuration } from '../configuration/configuration.js';
import { validate } from '../configuration/validate.js';
import { longestLouvre, longestBeam } from '../families/pergola/structure.js';
import { snowZoneOf } from '../place/snow.js';
import { derive } from './derive.js';
import type { PartKind } from './part-kinds.js';
import { axisOf, boundsOf } from './part.js';
import { lengthOf, minus } from './vector.js';

/** 1 mm, in cm. */
const TOLERANCE = 0.1;

/** Pieces that may overlap because they are joined: in each row, the first with each of the others. */
const JOINED: readonly (readonly [PartKind, ...PartKind[]])[] = [
  // Hollow boxes and tubes hold what is rolled, folded or packed into them.
  ['awning_cassette', 'arm', 'elbow', 'cloth', 'valance', 'front_bar', 'led_strip', 'bracket'],
  ['head_box', 'slat', 'cloth', 'zip', 'bottom_rail', 'cord'],
  ['tube', 'cloth', 'bottom_rail'],
  // Drives are partly inside what they move. Bodies are compared as convex hulls: a basket's cloth includes its motor.
  ['motor', 'awning_cassette', 'head_box', 'beam', 'wall_rail', 'tube', 'cloth'],
  ['chain', 'tube', 'head_box', 'bracket'],
  // Guides hold cloths and their rails at both ends.
  ['side_guide', 'cloth', 'bottom_rail', 'zip', 'slat'],
  ['zip_guide', 'screen', 'bottom_rail'],
  // Cloth is sewn to other pieces, drawn into them or laid over them.
  ['cloth', 'zip', 'bottom_rail', 'front_bar', 'gore', 'bow', 'wall_rail'],
  ['gore', 'bow', 'wall_rail', 'front_bar', 'valance'],
  ['screen', 'bottom_rail'],
  ['zip', 'bottom_rail'],
  // Ladder cords pass through the slats, the lowest of which lies in its rail; shut or stacked slats overlap.
  ['cord', 'slat', 'bottom_rail'],
  ['slat', 'bottom_rail', 'slat'],
  // The edges of closed louvres overlap.
  ['louvre', 'louvre'],
  // Joints of frames.
  ['arm', 'elbow', 'bracket', 'front_bar'],
  ['bow', 'front_bar', 'wall_rail', 'bow', 'valance'],
  ['rafter', 'wall_beam', 'beam', 'pane', 'led_spot'],
  ['pane', 'wall_beam', 'beam'],
  ['foot_plate', 'post'],
  ['wall_rail', 'side_wall', 'wall_rail'],
  ['bracket', 'tube', 'cloth', 'bottom_rail'],
];

/** Pieces that consist of several parts, which may overlap each other. */
const FITTINGS: ReadonlySet<PartKind> = new Set<PartKind>([
  'chain',
  'crank',
  'heater',
  'motor',
  'wind_sensor',
]);

const joined = new Set(
  JOINED.flatMap(([kind, ...others]) =>
    others.flatMap((other) => [`${kind} ${other}`, `${other} ${kind}`]),
  ),
);

function mayOverlap({ part: a }: Body, { part: b }: Body): boolean {
  if (joined.has(`${a.kind} ${b.kind}`)) return true;
  if (a.kind !== b.kind) return false;
  // The two halves of an arm meet at its elbow.
  const meet = axisOf(a).some((end) =>
    axisOf(b).some((other) => lengthOf(minus(end, other)) < TOLERANCE),
  );
  return FITTINGS.has(a.kind) || meet;
}

/** Whether a body stands on the ground or touches the wall of the house. */
const isOnHouse = ({ corners }: Body): boolean =>
  corners.some(({ y, z }) => y < TOLERANCE || z < TOLERANCE);

/** The bodies held by the ground or the house, directly or through other bodies. */
function heldBy(bodies: readonly Body[], gaps: readonly (readonly number[])[]): Set<number> {
  const held = new Set(bodies.flatMap((body, index) => (isOnHouse(body) ? [index] : [])));
  // Iterating over a set also visits items that are added meanwhile.
  for (const holder of held)
    for (const other of bodies.keys())
      if ((gaps[holder]?.[other] ?? Infinity) <= TOLERANCE) held.add(other);
  return held;
}

/** Parts that intersect others, and parts that are not held, in words. */
function faultsOf(configuration: Configuration, deployed: number): string[] {
  const bodies = derive(configuration, { deployed }).parts.map(bodyOf);
  const gaps = bodies.map((body) =>
    bodies.map((other) => (other === body ? Infinity : gapBetween(body, other))),
  );
  const held = heldBy(bodies, gaps);
  return bodies.flatMap((body, index) => [
    ...(held.has(index) ? [] : [`${body.part.kind} floats`]),
    ...bodies
      .slice(0, index)
      .filter((other, at) => (gaps[index]?.[at] ?? 0) < -TOLERANCE && !mayOverlap(body, other))
      .map((other) => `${body.part.kind} passes through ${other.part.kind}`),
  ]);
}

const validConfiguration = validCase.map(({ request, product }) => {
  const { configuration } = validate(request, product);
  if (!configuration) throw new Error('The arbitrary makes valid requests');
  return configuration;
});

describe('the construction', () => {
  it('has no parts that intersect, and every part is held', () => {
    const pose = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }));
    fc.assert(
      fc.property(validConfiguration, pose, (configuration, deployed) => {
        expect(faultsOf(configuration, deployed)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it.each([0, 0.5, 1])('has no such faults in awnings of all sizes, extended by %d', (deployed) => {
    for (let width = 200; width <= 600; width += 50)
      for (let projection = 150; projection <= 350; projection += 50)
        expect(faultsOf(configured('markizy', { width, projection }), deployed)).toEqual([]);
  });
});

describe('a pergola', () => {
  it('has no louvre and no beam that is too long for its load', () => {
    const pergola = validConfiguration.filter(({ category }) => category === 'pergole');
    fc.assert(
      fc.property(pergola, (configuration) => {
        const zone = snowZoneOf(configuration);
        const { parts } = derive(configuration);
        for (const { kind, length } of parts)
          if (kind === 'louvre') expect(length / 10).toBeLessThanOrEqual(longestLouvre(zone));
        const posts = parts.filter(({ kind }) => kind === 'post').map((post) => boundsOf([post]));
        for (const { x } of posts) {
          const line = posts.filter((post) => post.x[0] === x[0]).map(({ z }) => z);
          const spans = line.slice(1).map(([from], index) => from - (line[index]?.[1] ?? from));
          for (const span of spans) expect(span).toBeLessThanOrEqual(longestBeam(0.01, zone));
        }
      }),
      { numRuns: 100 },
    );
  });
});
