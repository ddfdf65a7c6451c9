import {
  Color,
  type DirectionalLight,
  type Material,
  Mesh,
  type Object3D,
  type PerspectiveCamera,
  type PointLight,
  Scene,
} from 'three';
import { GRAINS } from '../surfaces';
import { LAWN_LOOKS } from '../world/lawn-look';
import type { Panorama } from '../world/panorama';
import type { Season } from '../world/season';
import { bake, geometryOf } from './bake';
import { GrainTextures } from './grain-textures';
import { lawnOf } from './lawn';
import { pixelsOf } from './pixels';
import { skyOf, skyOnGround } from './sky';
import { sunDisc, sunshine } from './sun';
import { tracedMaterial } from './traced-materials';

/** The share of a room's light that comes from its lamp directly: the live picture gives it what the walls add, too. */
const DIRECT_IN_ROOM = 0.4;

/** What is traced: everything that the live picture shows, from where, and its light. */
export interface TracedView {
  readonly root: Object3D;
  readonly camera: PerspectiveCamera;
  readonly sun: DirectionalLight;
  readonly lamp: PointLight;
  readonly roomLamp: PointLight;
  readonly panorama: Panorama;
  /** The radiance that white stands for in its picture of light. */
  readonly skylight: number;
  readonly season: Season;
  /** Level of the lawn, m; null where it is not seen. */
  readonly lawn: number | null;
  readonly exposure: number;
}

/** The scene as the path tracer takes it: plain meshes, its materials, a sky of numbers, and a sun with a size. */
export class TracedScene {
  readonly scene = new Scene();
  private readonly grains = new GrainTextures();

  constructor(view: TracedView) {
    this.addParts(view);
    this.addLights(view);
    if (view.lawn !== null) this.addLawn(view, view.lawn);
  }

  dispose(): void {
    this.scene.environment?.dispose();
    this.grains.dispose();
    this.scene.traverse((object) => {
      if (!(object instanceof Mesh)) return;
      object.geometry.dispose();
      (object.material as Material).dispose();
    });
  }

  private addParts({ root, sun }: TracedView): void {
    const { way, light } = sunshine(sun);
    for (const surface of bake(root, way)) {
      const geometry = geometryOf(surface, GRAINS[surface.finish]?.side ?? 1);
      this.scene.add(new Mesh(geometry, tracedMaterial(surface, this.grains, light)));
    }
  }

  private addLights({ sun, lamp, roomLamp, panorama, skylight }: TracedView): void {
    this.scene.environment = skyOf(pixelsOf(panorama.light));
    this.scene.environmentIntensity = skylight;
    if (sun.intensity > 0) this.scene.add(sunDisc(sun));
    if (lamp.intensity > 0) this.scene.add(lamp.clone());
    const inRoom = roomLamp.clone();
    inRoom.intensity *= DIRECT_IN_ROOM;
    this.scene.add(inRoom);
  }

  private addLawn({ panorama, skylight, season, sun, exposure }: TracedView, level: number): void {
    const { way, light } = sunshine(sun);
    const sky = skyOnGround(pixelsOf(panorama.light)).multiplyScalar(skylight);
    const irradiance = new Color(sky.x, sky.y, sky.z);
    irradiance.add(light.multiplyScalar(Math.max(0, way.y)));
    const background = pixelsOf(panorama.background);
    const lawn = lawnOf(LAWN_LOOKS[season], this.grains, { background, irradiance, exposure });
    lawn.position.y = level;
    this.scene.add(lawn);
  }
}
