import {
  Color,
  type DirectionalLight,
  type Material,
  Mesh,
  type Object3D,
  type PerspectiveCamera,
  type PointLight,
  Scene,
  Vector3,
  DataTexture,
  EquirectangularReflectionMapping,
  FloatType,
  RGBAFormat,
} from 'three';
import { ShapedAreaLight } from 'three-gpu-pathtracer';
import { GRAINS } from '../surfaces';
import { LAWN_LOOKS } from '../world/lawn-look';
import type { Panorama } from '../world/panorama';
import type { Season } from '../world/season';
import { bake, geometryOf } from './bake';
import { GrainTextures } from './grain-textures';
import { lawnOf } from './lawn';
import { pixelsOf, type Pixels } from './sampling';
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
  readonly lamps: readonly PointLight[];
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

  private addLights({ sun, lamps, roomLamp, panorama, skylight }: TracedView): void {
    this.scene.environment = skyOf(pixelsOf(panorama.light));
    this.scene.environmentIntensity = skylight;
    if (sun.intensity > 0) this.scene.add(sunDisc(sun));
    this.scene.add(...lamps.filter(({ intensity }) => intensity > 0).map((lamp) => lamp.clone()));
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

/** The distance of the sun's disc, m, and its angular diameter, radians: half a degree. */
const DISTANCE = 100;
const WIDTH = 0.0093;

/** The scene's sun as a disc, which casts shadows with soft edges. */
function sunDisc(sun: DirectionalLight): ShapedAreaLight {
  const side = DISTANCE * WIDTH;
  const solidAngle = (Math.PI / 4) * WIDTH ** 2;
  const disc = new ShapedAreaLight(sun.color, sun.intensity / solidAngle, side, side);
  disc.isCircular = true;
  disc.position.copy(sun.target.position).addScaledVector(sunshine(sun).way, DISTANCE);
  disc.lookAt(sun.target.position);
  return disc;
}

/** The unit vector to the sun, and the light of the sun on a surface that faces it. */
function sunshine({ position, target, color, intensity }: DirectionalLight): {
  way: Vector3;
  light: Color;
} {
  const way = position.clone().sub(target.position).normalize();
  return { way, light: color.clone().multiplyScalar(intensity) };
}

/** The light of a season as an environment texture for the path tracer; linear, as a share of `Panorama.brightest`. */
function skyOf(pixels: Pixels): DataTexture {
  const { width, height } = pixels;
  const data = new Float32Array(width * height * 4);
  const color = new Vector3();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      // A texture starts with the lowest row, `pixels` with the upper one.
      const at = ((height - 1 - y) * width + x) * 4;
      pixels.at(x, y, color).toArray(data, at);
      data[at + 3] = 1;
    }
  }
  const texture = new DataTexture(data, width, height, RGBAFormat, FloatType);
  texture.mapping = EquirectangularReflectionMapping;
  texture.needsUpdate = true;
  return texture;
}

/**
 * The light of the whole sky on level ground, as a multiple of `Panorama.brightest`: radiance by cosine and solid
 * angle, summed.
 */
function skyOnGround(pixels: Pixels): Vector3 {
  const { width, height } = pixels;
  const [sum, color] = [new Vector3(), new Vector3()];
  for (let y = 0; y < height / 2; y += 1) {
    const rise = (0.5 - (y + 0.5) / height) * Math.PI;
    const share = Math.sin(rise) * Math.cos(rise) * (Math.PI / height) * ((2 * Math.PI) / width);
    for (let x = 0; x < width; x += 1) sum.addScaledVector(pixels.at(x, y, color), share);
  }
  return sum;
}
