import { Mesh, MeshStandardMaterial, Scene } from 'three';
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js';
import { LOOKS } from '#engine/goods/model/looks';
import type { Material } from '#engine/goods/model/material';
import type { Part } from '#engine/goods/model/part';
import { meshesOf } from '#engine/goods/model/triangles';
import { trianglesGeometry } from './section-geometry';

/** The product as a USDZ file for augmented reality on an iPhone, in real size, standing on the ground. */
export async function makeUsdz(parts: readonly Part[]): Promise<Blob> {
  const scene = new Scene();
  for (const { material, positions, normals } of meshesOf(parts)) {
    scene.add(new Mesh(trianglesGeometry(positions, normals), surfaceOf(material)));
  }
  const file = await new USDZExporter().parseAsync(scene, {
    ar: { anchoring: { type: 'plane' }, planeAnchoring: { alignment: 'horizontal' } },
    quickLookCompatible: true,
  });
  return new Blob([file.slice()], { type: 'model/vnd.usdz+zip' });
}

function surfaceOf({ finish, color }: Material): MeshStandardMaterial {
  const { roughness, metalness = 0, opacity = 1 } = LOOKS[finish];
  return new MeshStandardMaterial({
    color,
    roughness,
    metalness,
    opacity,
    transparent: opacity < 1,
  });
}
