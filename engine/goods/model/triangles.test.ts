import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { validCase } from '../../testing/arbitraries.js';
import { configured } from '../../testing/configured.js';
import { validate } from '../configuration/validate.js';
import { CATEGORIES } from '../families/categories.js';
import { derive } from './derive.js';
import { point, type Point } from './geometry.js';
import { boundsOf } from './part.js';
import {
  BOX,
  closedSection,
  LOUVRE,
  ROUND,
  SLAT_C50,
  SLAT_C80,
  SLAT_Z90,
  skin,
  type Section,
} from './section.js';
import { meshesOf, sectionTriangles } from './triangles.js';
import { cross, dot, lengthOf, minus } from './vector.js';

const NOTCHED = closedSection('notched', [
  [0, 0],
  [30, 0],
  [30, 30],
  [15, 8],
  [0, 30],
]);
const SECTIONS = [BOX, ROUND, LOUVRE, NOTCHED, SLAT_C50, SLAT_C80, SLAT_Z90];

interface Triangle {
  readonly corners: readonly [Point, Point, Point];
  readonly normals: readonly Point[];
}

function trianglesOf(section: Section): Triangle[] {
  const vertices = sectionTriangles(section);
  return Array.from({ length: vertices.length / 3 }, (_, index) => {
    const three = vertices.slice(index * 3, index * 3 + 3);
    const [a, b, c] = three.map(({ position: [x, y, z] }) => point(x, y, z));
    if (!a || !b || !c) throw new Error('A triangle has three corners');
    return { corners: [a, b, c], normals: three.map(({ normal: [x, y, z] }) => point(x, y, z)) };
  });
}

const faceNormal = ([a, b, c]: Triangle['corners']): Point => cross(minus(b, a), minus(c, a));

function areaOf({ outline }: Section): number {
  return (
    outline.reduce((sum, [y, z], index) => {
      const [nextY, nextZ] = outline[(index + 1) % outline.length] ?? [y, z];
      return sum + y * nextZ - nextY * z;
    }, 0) / 2
  );
}

describe.each(SECTIONS)('the triangles of section $id', (section) => {
  it('have exactly the volume of the extruded section', () => {
    const volume = trianglesOf(section).reduce(
      (sum, { corners: [a, b, c] }) => sum + dot(a, cross(b, c)) / 6,
      0,
    );
    expect(volume).toBeCloseTo(areaOf(section), 6);
  });

  it('have outward faces and unit normals', () => {
    for (const { corners, normals } of trianglesOf(section)) {
      for (const normal of normals) {
        expect(lengthOf(normal)).toBeCloseTo(1, 6);
        expect(dot(normal, faceNormal(corners))).toBeGreaterThan(0);
      }
    }
  });
});

describe('a skin', () => {
  it('has no end faces and, as a mesh, two sides', () => {
    const bent = skin([
      [0, 0],
      [-10, 50],
      [-40, 100],
    ]);
    expect(sectionTriangles(bent)).toHaveLength(2 * 2 * 3);
    const [cloth] = derive(configured('markizy')).parts.filter(({ kind }) => kind === 'cloth');
    if (!cloth) throw new Error('An awning has cloth');
    const [mesh] = meshesOf([cloth]);
    expect(mesh?.positions).toHaveLength(2 * sectionTriangles(cloth.section).length * 3);
  });
});

describe('meshes', () => {
  it('are as large as the product, in metres', () => {
    fc.assert(
      fc.property(validCase, ({ request, product }) => {
        const { configuration } = validate(request, product);
        if (!configuration) throw new Error('The arbitrary makes valid requests');
        const { parts } = derive(configuration);
        const positions = meshesOf(parts).flatMap((mesh) => mesh.positions);
        const span = (offset: number) => {
          const values = positions.filter((_, index) => index % 3 === offset);
          return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
        };
        const { x, y, z } = boundsOf(parts);
        for (const [offset, expected] of [x, y, z].entries()) {
          const [low = 0, high = 0] = span(offset);
          expect(low).toBeCloseTo(expected[0] / 100, 6);
          expect(high).toBeCloseTo(expected[1] / 100, 6);
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each(CATEGORIES)('of %s are one for each material', (category) => {
    const { parts } = derive(configured(category));
    const meshes = meshesOf(parts);
    const materials = parts.map(({ material }) => JSON.stringify(material));
    expect(meshes.map(({ material }) => JSON.stringify(material))).toEqual([...new Set(materials)]);
    for (const { positions, normals } of meshes) expect(normals).toHaveLength(positions.length);
  });
});
