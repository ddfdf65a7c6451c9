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

/**
 * The share of the room lamp's light that comes directly from it: in the live picture its light includes what the walls
 * reflect.
 */
const DIRECT_IN_ROOM = 0.4;

/** The input of the path tracer: everything that the live picture shows, its camera, and its light. */
export interface TracedView {
  readonly root: Object3D;
  readonly camera: PerspectiveCamera;
  readonly sun: DirectionalLight;
  readonly lamp: PointLight;
  readonly roomLamp: PointLight;
  readonly panorama: Panorama;
  /** The factor by which the picture `panorama.light` is multiplied: `panorama.brightest`, and more after dark. */
  readonly skylight: number;
  readonly season: Season;
  /** Level of the lawn, m; null where it is not visible. */
  readonly lawn: number | null;
  readonly exposure: number;
}

/**
 * The scene in the form of the path tracer: plain meshes, its materials, the sky as float data, and a sun with a size.
 */
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
