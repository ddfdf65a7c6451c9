import { Color, Group, InstancedMesh } from 'three';
import { grouped } from '#engine/goods/model/grouped';
import type { Finish } from '#engine/goods/model/material';
import type { Part } from '#engine/goods/model/part';
import { sectionGeometry, MM } from './section-geometry';
import { isClear, type Surfaces } from './surfaces';

/** Instanced meshes: one draw call for all parts of one section and finish. */
export class PartMeshes {
  /** Scaled from the millimetres of the parts to metres. */
  readonly group = new Group();
  private meshes = new Map<string, InstancedMesh>();

  /** `indoors`: the parts are in a room and get only a part of the sky's light. */
  constructor(
    private surfaces: Surfaces,
    private indoors = false,
  ) {
    this.group.scale.setScalar(MM);
  }

  /** Shows these parts; reuses the mesh of a section and finish while it has room for all of them. */
  update(parts: readonly Part[]): void {
    const partsByKey = bySurface(parts);
    for (const [key, mesh] of this.meshes) {
      const count = partsByKey.get(key)?.length ?? 0;
      if (count === 0 || count > mesh.instanceMatrix.count) this.remove(key, mesh);
    }
    for (const [key, same] of partsByKey)
      this.fill(this.meshes.get(key) ?? this.add(key, same), same);
  }

  /** Replaces the materials of all parts. */
  resurface(surfaces: Surfaces): void {
    this.surfaces = surfaces;
    this.showAs('solid');
  }

  /** Gives all parts the materials for indoors or for outdoors. */
  bringIn(indoors: boolean): void {
    if (indoors === this.indoors) return;
    this.indoors = indoors;
    this.showAs('solid');
  }

  /**
   * Shows the parts in their own materials ("solid"), or all of them transparent ("ghost"), for a house that is seen
   * from behind.
   */
  showAs(kind: 'solid' | 'ghost'): void {
    for (const mesh of this.meshes.values()) {
      const finish = mesh.userData['finish'] as Finish;
      mesh.userData['ghost'] = kind === 'ghost';
      mesh.material =
        kind === 'ghost' ? this.surfaces.ghost : this.surfaces.of(finish, this.indoors);
    }
  }

  dispose(): void {
    for (const [key, mesh] of this.meshes) this.remove(key, mesh);
  }

  private fill(mesh: InstancedMesh, parts: readonly Part[]): void {
    for (const [index, { matrix, material }] of parts.entries()) {
      mesh.instanceMatrix.array.set(matrix, index * 16);
      mesh.setColorAt(index, colorOf(material.color));
    }
    mesh.count = parts.length;
    mesh.instanceMatrix.needsUpdate = true;
    if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
  }

  private add(key: string, [first, ...rest]: readonly Part[]): InstancedMesh {
    if (!first) throw new Error(`No part for ${key}`);
    const { finish } = first.material;
    const material = this.surfaces.of(finish, this.indoors);
    const mesh = new InstancedMesh(sectionGeometry(first.section), material, rest.length + 1);
    mesh.userData['finish'] = finish;
    // No frustum culling: parts lie all over the scene, so testing costs more than it saves.
    mesh.frustumCulled = false;
    mesh.castShadow = !isClear(finish);
    mesh.receiveShadow = true;
    this.meshes.set(key, mesh);
    this.group.add(mesh);
    return mesh;
  }

  private remove(key: string, mesh: InstancedMesh): void {
    this.meshes.delete(key);
    this.group.remove(mesh);
    mesh.geometry.dispose();
    mesh.dispose();
  }
}

function bySurface(parts: readonly Part[]): Map<string, Part[]> {
  return grouped(parts, ({ section, material }) => `${section.id} ${material.finish}`);
}

const colors = new Map<string, Color>();

/** The colour of a hex value; cached, because every change needs the same few colours, and parsing takes longer. */
function colorOf(hex: string): Color {
  const cached = colors.get(hex);
  if (cached) return cached;
  const color = new Color(hex);
  colors.set(hex, color);
  return color;
}
