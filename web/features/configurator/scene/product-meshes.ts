import type { Group } from 'three';
import type { Model } from '../../../../engine/model/model.js';
import type { Part } from '../../../../engine/model/part.js';
import type { PartKind } from '../../../../engine/model/part-kinds.js';
import { surroundingsOf } from '../../../../engine/model/surroundings/surroundings.js';
import { PartMeshes } from './part-meshes';
import type { Surfaces } from './surfaces';

const HOUSE: ReadonlySet<PartKind> = new Set<PartKind>(['wall', 'plinth', 'joinery', 'sill']);

/** A product and what surrounds it, in groups that can be hidden. */
export class ProductMeshes {
  private readonly product: PartMeshes;
  private readonly house: PartMeshes;
  private readonly window: PartMeshes;
  private readonly garden: PartMeshes;

  constructor(surfaces: Surfaces) {
    this.product = new PartMeshes(surfaces);
    this.garden = new PartMeshes(surfaces);
    // Wall blocks cast no shadows, or they would shade one another at their seams.
    this.house = new PartMeshes(surfaces, false);
    this.window = new PartMeshes(surfaces, false);
  }

  get groups(): Group[] {
    return this.all.map(({ group }) => group);
  }

  update(model: Model): void {
    const around = surroundingsOf(model);
    const isHouse = ({ kind }: Part): boolean => HOUSE.has(kind);
    const isWindow = ({ kind }: Part): boolean => kind === 'window';
    this.product.update(model.parts);
    this.house.update(around.filter(isHouse));
    this.window.update(around.filter(isWindow));
    this.garden.update(around.filter((part) => !isHouse(part) && !isWindow(part)));
  }

  /** Hides the wall when the camera is behind it, except in the view from inside; behind it, the glass is hidden, too. */
  showHouse({ behind, inside }: { behind: boolean; inside: boolean }): void {
    this.house.group.visible = !behind || inside;
    this.window.group.visible = !behind;
  }

  resurface(surfaces: Surfaces): void {
    for (const meshes of this.all) meshes.resurface(surfaces);
  }

  dispose(): void {
    for (const meshes of this.all) meshes.dispose();
  }

  private get all(): PartMeshes[] {
    return [this.product, this.house, this.window, this.garden];
  }
}
