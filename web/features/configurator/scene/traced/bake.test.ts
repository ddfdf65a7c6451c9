import { expect, test } from '@jest/globals';
import { type InstancedMesh, Scene, Vector3 } from 'three';
import { AFTERNOON } from '#engine/goods/drawing/light';
import { CATEGORIES } from '#engine/goods/families/categories';
import { derive } from '#engine/goods/model/derive';
import { LOOKS } from '#engine/goods/model/looks';
import type { Finish } from '#engine/goods/model/material';
import { configured } from '#engine/testing/configured';
import { ProductMeshes } from '../product-meshes';
import { Surfaces } from '../surfaces';
import { bake, type Surface } from './bake';

const SUN = new Vector3(AFTERNOON.sun?.x, AFTERNOON.sun?.y, AFTERNOON.sun?.z);

function sceneOf(category: (typeof CATEGORIES)[number]): { scene: Scene; meshes: ProductMeshes } {
  const meshes = new ProductMeshes(new Surfaces(true, 1));
  meshes.update(derive(configured(category)));
  return { scene: new Scene().add(...meshes.groups), meshes };
}

const trianglesIn = (surfaces: readonly Surface[]): number =>
  surfaces.reduce((sum, { positions }) => sum + positions.length / 9, 0);

/** The number of triangles that a scene draws; those of thin finishes such as cloth count twice, once for each side. */
function trianglesDrawn(scene: Scene): number {
  let count = 0;
  scene.traverseVisible((object) => {
    const { isInstancedMesh, count: instances, geometry, userData } = object as InstancedMesh;
    if (!isInstancedMesh) return;
    const sides = LOOKS[userData['finish'] as Finish].thin ? 2 : 1;
    count += (instances * sides * geometry.getAttribute('position').count) / 3;
  });
  return count;
}

test.each(CATEGORIES)(
  'every triangle of a scene with %s is baked, with positions, normals and texture coordinates',
  (category) => {
    const { scene } = sceneOf(category);
    const surfaces = bake(scene, SUN);
    expect(trianglesIn(surfaces)).toBe(trianglesDrawn(scene));
    expect(trianglesIn(surfaces)).toBeGreaterThan(500);
    for (const { positions, normals, uvs } of surfaces) {
      expect([...positions, ...normals, ...uvs].every(Number.isFinite)).toBe(true);
      expect(normals).toHaveLength(positions.length);
      expect(uvs).toHaveLength((positions.length / 3) * 2);
    }
  },
);

test('faces look outwards: their corners turn about their normals', () => {
  const [a, b, c, normal] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
  for (const { positions, normals } of bake(sceneOf('markizy').scene, SUN)) {
    for (let at = 0; at < positions.length; at += 9) {
      a.fromArray(positions, at);
      b.fromArray(positions, at + 3).sub(a);
      c.fromArray(positions, at + 6).sub(a);
      normal.fromArray(normals, at);
      expect(b.cross(c).dot(normal)).toBeGreaterThanOrEqual(0);
    }
  }
});

test('light shines through cloth only on the side that faces away from the sun', () => {
  const cloth = bake(sceneOf('markizy').scene, SUN).filter(({ finish }) => finish === 'fabric');
  // Rounded cushions have sides that rise a little and still face away from the sun.
  const isLevel = ({ normals }: Surface): boolean =>
    normals.some((value, index) => index % 3 === 1 && value > 0.75);
  const [lit, behind] = [
    cloth.filter((s) => s.backlight === 0),
    cloth.filter((s) => s.backlight > 0),
  ];
  expect(lit.some(isLevel)).toBe(true);
  expect(behind.some(isLevel)).toBe(false);
  expect(behind.length).toBeGreaterThan(0);
});

test('the house is left out while it is transparent', () => {
  const { scene, meshes } = sceneOf('markizy');
  const plaster = (): number =>
    trianglesIn(bake(scene, SUN).filter(({ finish }) => finish === 'plaster'));
  const whole = plaster();
  meshes.showHouse({ behind: true, inside: false });
  // Not 0: a flower pot is of plaster, too.
  expect(plaster()).toBeLessThan(whole);
  meshes.showHouse({ behind: false, inside: false });
  expect(plaster()).toBe(whole);
});
