import { ColorUtils, Document, type Material as GltfMaterial, NodeIO } from '@gltf-transform/core';
import { LOOKS } from '#engine/goods/model/looks';
import type { Material } from '#engine/goods/model/material';
import type { Part } from '#engine/goods/model/part';
import { meshesOf } from '#engine/goods/model/triangles';

/** The product as binary glTF: in metres, standing on the ground, one mesh for each material. */
export async function makeGlb(parts: readonly Part[], name: string): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const product = document.createNode(name);
  const scene = document.createScene(name).addChild(product);
  document.getRoot().setDefaultScene(scene);
  for (const { material, positions, normals } of meshesOf(parts)) {
    const accessor = (numbers: number[]) =>
      document
        .createAccessor()
        .setType('VEC3')
        .setArray(new Float32Array(numbers))
        .setBuffer(buffer);
    const primitive = document
      .createPrimitive()
      .setAttribute('POSITION', accessor(positions))
      .setAttribute('NORMAL', accessor(normals))
      .setMaterial(surfaceOf(document, material));
    const mesh = document.createMesh(material.finish).addPrimitive(primitive);
    product.addChild(document.createNode(material.finish).setMesh(mesh));
  }
  return new NodeIO().writeBinary(document);
}

function surfaceOf(document: Document, { finish, color }: Material): GltfMaterial {
  const { roughness, metalness = 0, opacity = 1, glowing = false } = LOOKS[finish];
  const [red, green, blue] = ColorUtils.hexToFactor(Number.parseInt(color.slice(1), 16), [0, 0, 0]);
  const linear: [number, number, number] = [red ?? 0, green ?? 0, blue ?? 0];
  const surface = document
    .createMaterial(finish)
    .setBaseColorFactor([...linear, opacity])
    .setAlphaMode(opacity < 1 ? 'BLEND' : 'OPAQUE')
    .setRoughnessFactor(roughness)
    .setMetallicFactor(metalness);
  return glowing ? surface.setEmissiveFactor(linear) : surface;
}
