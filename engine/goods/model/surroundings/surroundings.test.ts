import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { validCase } from '../../../testing/arbitraries.js';
import { validate } from '../../configuration/validate.js';
import { derive } from '../derive.js';
import type { Box } from '../geometry.js';
import { material } from '../material.js';
import type { Model } from '../model.js';
import type { PartKind } from '../part-kinds.js';
import { boundsOf } from '../part.js';
import { sectionTriangles } from '../triangles.js';
import { FIGURE_HEIGHT, figureOf, figurePlace } from './figure.js';
import { surroundingsOf } from './surroundings.js';
import { wallOf } from './wall.js';

const anyModel: fc.Arbitrary<Model> = validCase.map(({ product, request }) => {
  const { configuration } = validate(request, product);
  if (!configuration) throw new Error('The arbitrary makes valid requests');
  return derive(configuration, { deployed: 1 });
});

const boxesOf = (parts: Model['parts'], kinds: readonly PartKind[]): Box[] =>
  parts.filter(({ kind }) => kinds.includes(kind)).map((part) => boundsOf([part]));

const meet = (a: Box, b: Box): boolean =>
  (['x', 'y', 'z'] as const).every(
    (axis) => Math.min(a[axis][1], b[axis][1]) - Math.max(a[axis][0], b[axis][0]) > 0.1,
  );

describe('the surroundings of a product', () => {
  it('leave room: no furniture stands in a post, and none beyond the terrace', () => {
    fc.assert(
      fc.property(anyModel, (made) => {
        const around = surroundingsOf(made);
        const furniture = boxesOf(around, ['furniture']);
        const [terrace] = [boundsOf(around.filter(({ kind }) => kind === 'terrace_board'))];
        const posts = boxesOf(made.parts, ['post', 'foot_plate', 'side_wall']);
        expect(furniture.filter((piece) => posts.some((post) => meet(piece, post)))).toEqual([]);
        if (made.setting.place !== 'terrace') return;
        expect(furniture.filter(({ z }) => z[1] > (terrace?.z[1] ?? 0))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('leave the product free: no curtain or furniture of a room stands in it', () => {
    fc.assert(
      fc.property(anyModel, (made) => {
        if (made.setting.place !== 'room') return;
        const goods = boxesOf(made.parts, ['cloth', 'bottom_rail', 'tube', 'head_box']);
        const furniture = boxesOf(surroundingsOf(made), ['furniture']);
        expect(goods.length).toBeGreaterThan(0);
        expect(furniture.filter((piece) => goods.some((part) => meet(piece, part)))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('have a house that reaches over the product', () => {
    fc.assert(
      fc.property(anyModel, (made) => {
        const walls = boundsOf(surroundingsOf(made).filter(({ kind }) => kind === 'wall'));
        expect(walls.y[1]).toBeGreaterThan(made.setting.opening.y[1]);
        expect(walls.y[1]).toBeGreaterThan(boundsOf(made.parts).y[1]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the figure for scale', () => {
  it('is 175 cm tall and stands on the ground', () => {
    const { x, y } = boundsOf([figureOf()]);
    expect(y[0]).toBeCloseTo(0);
    expect(y[1]).toBeCloseTo(FIGURE_HEIGHT);
    expect(x[1] - x[0]).toBeLessThan(60);
  });

  it('stands clear of furniture and posts, whichever way it turns', () => {
    fc.assert(
      fc.property(anyModel, (made) => {
        const { x, z } = figurePlace(made, surroundingsOf(made));
        const body = { x: [x - 27, x + 27], y: [0, 175], z: [z - 27, z + 27] } as const;
        const around = [...made.parts, ...surroundingsOf(made)];
        const solid = boxesOf(around, ['furniture', 'post', 'pot']);
        expect(solid.filter((piece) => meet(body, piece))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a wall with a window', () => {
  const x = [-300, 300] as const;
  const opening = { x: [-60, 60], y: [90, 220], leaves: 1 } as const;
  const box = { x, y: [0, 300], z: [-30, 0] } as const;

  it('has a face with the area of the wall minus that of the opening', () => {
    const { section } = wallOf('wall', box, [opening], material('plaster', '#ffffff'));
    const face = sectionTriangles(section).filter(({ normal }) => normal[0] === 1);
    const areas = face.flatMap((a, index) => {
      const [b, c] = [face[index + 1], face[index + 2]];
      if (index % 3 || !b || !c) return [];
      const [, ay, az] = a.position;
      const [, by, bz] = b.position;
      const [, cy, cz] = c.position;
      return Math.abs((by - ay) * (cz - az) - (cy - ay) * (bz - az)) / 2;
    });
    const area = areas.reduce((sum, each) => sum + each, 0) / 100;
    expect(area).toBeCloseTo(600 * 300 - 120 * 130, 0);
  });

  it('shows no sides where its outline comes back along itself', () => {
    const { section } = wallOf('wall', box, [opening], material('plaster', '#ffffff'));
    const sides = sectionTriangles(section).filter(({ normal }) => normal[0] === 0);
    // Four sides each of wall and opening; the slit cuts the wall's foot and the opening's lower side in two.
    expect(sides.length / 6).toBe(4 + 4 + 2);
  });
});
