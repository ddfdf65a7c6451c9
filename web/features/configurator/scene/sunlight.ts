import {
  AmbientLight,
  Color,
  DirectionalLight,
  Fog,
  Group,
  HemisphereLight,
  PointLight,
  type Scene,
  Vector3,
} from 'three';
import type { Daylight } from '../../../../engine/drawing/light.js';
import type { Model } from '../../../../engine/model/model.js';
import { axisOf, boundsOf } from '../../../../engine/model/part.js';
import { CM } from './units';

/** Distance of the sun light in the scene, m: far enough for every product. */
const SUN_DISTANCE = 30;
const SUN = new Color('#fff0d8');
const SKY = { day: new Color('#f1ede3'), shade: new Color('#dfe0dc'), night: new Color('#2b3342') };
/** Intensities of the sky's and the sun's light. */
const DAY = { sky: 1.65, sun: 1.5, fill: 0.5 } as const;
const SHADE = { sky: 1.35, sun: 0, fill: 0.5 } as const;
const NIGHT = { sky: 0.35, sun: 0, fill: 0.12 } as const;
const LAMPS = { day: 0.4, night: 7 } as const;

/** Everything that lights the scene: sky, sun with its shadows, and the product's own lamps. */
export class Sunlight {
  readonly group = new Group();
  private readonly sky = new HemisphereLight('#fffaf0', '#d2c4aa');
  private readonly fill = new AmbientLight('#ffffff');
  private readonly sun = new DirectionalLight(SUN);
  private readonly lamps = new PointLight('#ffd9a0', 0, 9, 1.6);
  private night = false;
  private hasLamps = false;

  constructor(
    private readonly scene: Scene,
    shadowMap: number,
  ) {
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.setScalar(shadowMap);
    this.sun.shadow.bias = -0.0004;
    this.sun.shadow.normalBias = 0.02;
    this.group.add(this.sky, this.fill, this.sun, this.sun.target, this.lamps);
    scene.fog = new Fog(SKY.day, 18, 46);
  }

  /** Sets the sun's direction; off while the house shades everything, and at night. */
  shine({ sun, night }: Daylight): void {
    const intensity = sun ? DAY : night ? NIGHT : SHADE;
    const air = sun ? SKY.day : night ? SKY.night : SKY.shade;
    this.night = night;
    this.sky.intensity = intensity.sky;
    this.fill.intensity = intensity.fill;
    // Without sun the light's intensity is 0: removing the light would recompile all materials.
    this.sun.intensity = intensity.sun;
    if (sun)
      this.sun.position.copy(this.sun.target.position).addScaledVector(toVector(sun), SUN_DISTANCE);
    this.scene.background = air;
    this.scene.fog?.color.copy(air);
    this.lightLamps();
  }

  /** Fits the shadow camera to a product and places its lamps. */
  fit({ parts, footprint, setting }: Model): void {
    const { x, y, z } = boundsOf(parts);
    const size = Math.max(x[1] - x[0], z[1] - Math.min(z[0], 0), y[1]) * CM;
    const radius = size / 2 + (setting.place === 'terrace' ? 2.5 : 1);
    const direction = new Vector3().subVectors(this.sun.position, this.sun.target.position);
    this.sun.target.position.set(0, y[1] * CM * 0.4, ((footprint.z[0] + footprint.z[1]) / 2) * CM);
    this.sun.position.copy(this.sun.target.position).add(direction);
    const { camera } = this.sun.shadow;
    [camera.left, camera.right, camera.top, camera.bottom] = [-radius, radius, radius, -radius];
    [camera.near, camera.far] = [SUN_DISTANCE - radius * 2, SUN_DISTANCE + radius * 2.5];
    camera.updateProjectionMatrix();
    const lamp = parts.find(({ kind }) => kind === 'led_strip');
    this.hasLamps = lamp !== undefined;
    if (lamp) {
      const [from, to] = axisOf(lamp);
      const middle = (footprint.z[0] + footprint.z[1]) / 2;
      this.lamps.position.set(((from.x + to.x) / 2) * CM, (from.y - 40) * CM, middle * CM);
    }
    this.lightLamps();
  }

  dispose(): void {
    this.sun.dispose();
    this.lamps.dispose();
  }

  private lightLamps(): void {
    this.lamps.intensity = this.hasLamps ? (this.night ? LAMPS.night : LAMPS.day) : 0;
  }
}

function toVector({ x, y, z }: { x: number; y: number; z: number }): Vector3 {
  return new Vector3(x, Math.max(y, 0.02), z);
}
