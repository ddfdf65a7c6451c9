import type { Group, Vector3 } from 'three';
import type { Box } from '#engine/goods/model/geometry';
import type { Model } from '#engine/goods/model/model';
import { boundsOf, type Part } from '#engine/goods/model/part';
import type { PartKind } from '#engine/goods/model/part-kinds';
import { figureOf, figurePlace } from '#engine/goods/model/surroundings/figure';
import { surroundingsOf } from '#engine/goods/model/surroundings/surroundings';
import { PartMeshes } from './part-meshes';
import { CM } from './section-geometry';
import type { Surfaces } from './surfaces';

const HOUSE: ReadonlySet<PartKind> = new Set<PartKind>([
  'wall',
  'eaves',
  'cladding',
  'plinth',
  'joinery',
  'sconce',
  'sill',
]);

/** The kinds of parts that extend farthest: house, terrace and room. */
const EXTENT: ReadonlySet<PartKind> = new Set<PartKind>([
  'eaves',
  'terrace_board',
  'floor',
  'wall',
]);

/** A product and what surrounds it, in groups, each of which is shown or hidden as a whole. */
export class ProductMeshes {
  private readonly product: PartMeshes;
  private readonly house: PartMeshes;
  private readonly window: PartMeshes;
  private readonly interior: PartMeshes;
  private readonly garden: PartMeshes;
  private readonly figure: PartMeshes;
  private ghostly = false;
  private indoors = false;

  constructor(surfaces: Surfaces) {
    this.product = new PartMeshes(surfaces);
    this.garden = new PartMeshes(surfaces);
    this.house = new PartMeshes(surfaces);
    this.window = new PartMeshes(surfaces);
    this.interior = new PartMeshes(surfaces, true);
    this.figure = new PartMeshes(surfaces);
  }

  get groups(): Group[] {
    return this.all.map(({ group }) => group);
  }

  /** Shows a product; returns the box that holds its house and terrace, or its room, cm. */
  update(model: Model): Box {
    const around = surroundingsOf(model);
    const of = (isIncluded: (part: Part) => boolean): Part[] => around.filter(isIncluded);
    const special = new Set<PartKind>([...HOUSE, 'window', 'interior']);
    this.indoors = model.setting.place === 'room';
    this.product.update(model.parts);
    this.house.update(of(({ kind }) => HOUSE.has(kind)));
    this.window.update(of(({ kind }) => kind === 'window'));
    this.interior.update(of(({ kind }) => kind === 'interior'));
    this.garden.update(of(({ kind }) => !special.has(kind)));
    const place = figurePlace(model, around);
    this.figure.group.position.set(place.x * CM, place.y * CM, place.z * CM);
    for (const meshes of [this.product, this.house, this.garden]) meshes.bringIn(this.indoors);
    if (this.ghostly) this.house.showAs('ghost');
    return boundsOf(around.filter(({ kind }) => EXTENT.has(kind)));
  }

  /**
   * `behind`: the camera is behind the wall. Then the window panes are hidden; the house is transparent and has no
   * interior, or for an indoor product is hidden. `inside`: the view is from inside; the house is not transparent.
   */
  showHouse({ behind, inside }: { behind: boolean; inside: boolean }): void {
    const ghostly = behind && !inside && !this.indoors;
    if (ghostly !== this.ghostly) this.house.showAs(ghostly ? 'ghost' : 'solid');
    this.ghostly = ghostly;
    this.house.group.visible = !(this.indoors && behind);
    this.interior.group.visible = !ghostly;
    this.window.group.visible = !behind;
  }

  /** Shows or hides a figure of 175 cm, for scale. */
  showFigure(shown: boolean): void {
    this.figure.update(shown ? [figureOf()] : []);
  }

  /** Turns the figure, a flat silhouette, towards the camera (its position, m). */
  face(camera: Vector3): void {
    const { position, rotation } = this.figure.group;
    rotation.y = Math.atan2(camera.x - position.x, camera.z - position.z);
  }

  resurface(surfaces: Surfaces): void {
    for (const meshes of this.all) meshes.resurface(surfaces);
    this.ghostly = false;
  }

  dispose(): void {
    for (const meshes of this.all) meshes.dispose();
  }

  private get all(): PartMeshes[] {
    return [this.product, this.house, this.window, this.interior, this.garden, this.figure];
  }
}
