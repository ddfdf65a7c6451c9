import { expect, test } from '@jest/globals';
import {
  DirectionalLight,
  type Group,
  InstancedMesh,
  MeshBasicMaterial,
  PointLight,
  Vector3,
} from 'three';
import { AFTERNOON } from '#engine/goods/drawing/light';
import { CATEGORIES } from '#engine/goods/families/categories';
import { derive } from '#engine/goods/model/derive';
import { configured } from '#engine/testing/configured';
import { ProductMeshes } from './product-meshes';
import { Sunlight } from './sunlight';
import { Surfaces } from './surfaces';

const meshesIn = (groups: readonly Group[]): InstancedMesh[] =>
  groups
    .filter(({ visible }) => visible)
    .flatMap(({ children }) => children)
    .filter((child) => child instanceof InstancedMesh);

function shown(category: (typeof CATEGORIES)[number]) {
  const surfaces = new Surfaces(true, 1);
  const meshes = new ProductMeshes(surfaces);
  const box = meshes.update(derive(configured(category)));
  return { surfaces, meshes, box };
}

test.each(CATEGORIES)('%s: product, house and garden are visible from behind', (category) => {
  const { surfaces, meshes } = shown(category);
  meshes.showHouse({ behind: false, inside: false });
  const before = meshesIn(meshes.groups);
  expect(before.length).toBeGreaterThan(4);
  meshes.showHouse({ behind: true, inside: false });
  const behind = meshesIn(meshes.groups);
  // Outdoors, the walls are transparent and do not hide the product on their other side.
  const ghosts = behind.filter(({ material }) => material === surfaces.ghost);
  const isIndoors = category === 'rolety';
  expect(ghosts.length > 0).toBe(!isIndoors);
  expect(surfaces.ghost.depthWrite).toBe(false);
  const solids = behind.filter(({ material }) => material !== surfaces.ghost);
  expect(solids.length).toBeGreaterThan(2);
  meshes.showHouse({ behind: false, inside: false });
  expect(meshesIn(meshes.groups)).toEqual(before);
});

const isLamp = (light: unknown): light is PointLight => light instanceof PointLight;

test.each([
  { season: 'day', lit: false },
  { season: 'winter', lit: false },
  { season: 'evening', lit: true },
  { season: 'winter-evening', lit: true },
] as const)('lamps on the wall shine in the $season: $lit', ({ season, lit }) => {
  const { surfaces, box } = shown('markizy');
  const sunlight = new Sunlight(512, true);
  sunlight.fit(derive(configured('markizy')), box);
  sunlight.shine(AFTERNOON);
  sunlight.surround(season, null);
  sunlight.enter(false);
  const outdoors = sunlight.group.children.filter(isLamp).filter(({ position }) => position.z > 0);
  expect(outdoors.map(({ intensity }) => intensity > 0)).toEqual([lit, lit]);

  surfaces.light(lit);
  const lamp = surfaces.of('lamp');
  if (!(lamp instanceof MeshBasicMaterial)) throw new Error('A lamp is lit by nothing');
  expect(lamp.color.r > 1).toBe(lit);
});

test.each(CATEGORIES)('%s: the sun casts shadows on all of house and terrace', (category) => {
  const { box } = shown(category);
  const model = derive(configured(category));
  const sunlight = new Sunlight(512, true);
  sunlight.fit(model, box);
  for (const sun of [
    { x: -0.42, y: 0.72, z: 0.553 },
    { x: 0.9, y: 0.1, z: 0.424 },
  ]) {
    sunlight.shine({ sun, night: false });
    const [light] = sunlight.group.children;
    if (!(light instanceof DirectionalLight)) throw new Error('The first light is the sun');
    const { camera } = light.shadow;
    for (const x of box.x)
      for (const y of box.y)
        for (const z of box.z) {
          const corner = new Vector3(x, y, z).multiplyScalar(0.01).project(camera);
          expect(Math.max(...corner.toArray().map(Math.abs))).toBeLessThanOrEqual(1.0001);
        }
  }
});
