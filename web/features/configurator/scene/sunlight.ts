import {
  Color,
  DirectionalLight,
  Group,
  LightProbe,
  PointLight,
  type SphericalHarmonics3,
  Vector3,
} from 'three';
import type { Daylight } from '../../../../engine/drawing/light.js';
import type { Model } from '../../../../engine/model/model.js';
import { axisOf, boundsOf } from '../../../../engine/model/part.js';
import { CM } from './units';
import type { Season } from './world/season';

/** Distance of the sun light in the scene, m: far enough for every product. */
const SUN_DISTANCE = 40;
/** The sun of the product pictures (tools/pictures/blender/light.py), in linear light. */
const SUN = { color: new Color(1, 0.83, 0.64), intensity: 4.84 } as const;
/** The sine of the altitude below which the sun loses strength. */
const LOW = 0.2;
/** The part of the sky's light that comes from above and leaves soft shadows under things. */
const SKYLIGHT = { color: new Color(0.88, 0.95, 1), intensity: 0.9, map: 256, blur: 3 } as const;
const SKY_SHARE: Readonly<Record<Season, number>> = { day: 1, evening: 0.22, winter: 0.8 };
/** The product's own lamps or, without them, the lamp on the wall; candela, after dark only. */
const LAMPS = { product: 7, wall: 4 } as const;
const ROOM_LAMP: Readonly<Record<Season, number>> = { day: 0.5, evening: 12, winter: 0.8 };
/** What a bright room throws back of the light that comes in. */
const BOUNCED = 34;
/** The same in the room behind the wall, whose lamp hangs nearer. */
const INSIDE = 7;
/** How far around the product shadows are drawn, m. */
const AROUND = { terrace: 4.2, facade: 4.2, room: 4 } as const;

/** Everything that lights the scene besides the panorama: sun, skylight with soft shadows, and lamps. */
export class Sunlight {
  readonly group = new Group();
  private readonly sun = new DirectionalLight(SUN.color);
  private readonly sky = new DirectionalLight(SKYLIGHT.color);
  private readonly probe = new LightProbe();
  private readonly lamps = new PointLight('#ffd9a0', 0, 9, 1.6);
  private readonly roomLamp = new PointLight('#ffdcb4', 0, 9, 1.6);
  private season: Season = 'day';
  private hasLamps = false;
  private indoors = false;
  private daylight: Daylight | null = null;

  constructor(
    shadowMap: number,
    private readonly soft: boolean,
  ) {
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.setScalar(shadowMap);
    this.sun.shadow.bias = -0.0004;
    this.sun.shadow.normalBias = 0.02;
    this.sky.castShadow = soft;
    this.sky.shadow.mapSize.setScalar(SKYLIGHT.map);
    this.sky.shadow.radius = SKYLIGHT.blur;
    this.sky.shadow.bias = -0.002;
    this.sky.shadow.normalBias = 0.06;
    this.sky.shadow.intensity = 0.85;
    this.group.add(this.sun, this.sun.target, this.sky, this.sky.target);
    this.group.add(this.lamps, this.roomLamp, this.probe);
  }

  /** The garden's own light; in the plain tier its harmonics stand in for reflections. */
  surround(season: Season, harmonics: SphericalHarmonics3 | null): void {
    this.season = season;
    if (harmonics) this.probe.sh.copy(harmonics);
    this.probe.intensity = harmonics ? 1 : 0;
    this.relight();
  }

  /** Lights the room behind the wall while it is looked at from inside. */
  enter(inside: boolean): void {
    this.roomLamp.intensity =
      ROOM_LAMP[this.season] + (this.indoors ? BOUNCED : inside ? INSIDE : 0);
  }

  /** Sets the sun's direction; off while the house shades everything, and at night. */
  shine(daylight: Daylight): void {
    this.daylight = daylight;
    this.relight();
  }

  /** Fits the shadow cameras to a product and places its lamps. */
  fit({ parts, footprint, setting }: Model): void {
    const { x, y, z } = boundsOf(parts);
    const size = Math.max(x[1] - x[0], z[1] - Math.min(z[0], 0), y[1]) * CM;
    const radius = size / 2 + AROUND[setting.place];
    const depth = (footprint.z[0] + footprint.z[1]) / 2;
    this.indoors = setting.place === 'room';
    this.sun.target.position.set(0, y[1] * CM * 0.4, depth * CM);
    this.sky.target.position.set(0, 0, (depth * CM + 2) / 2);
    this.sky.position.copy(this.sky.target.position).add(new Vector3(0, SUN_DISTANCE, 0.01));
    for (const light of [this.sun, this.sky]) fitShadow(light, radius);
    const lamp = parts.find(({ kind }) => kind === 'led_strip');
    this.hasLamps = lamp !== undefined;
    if (lamp) {
      const [from, to] = axisOf(lamp);
      this.lamps.position.set(((from.x + to.x) / 2) * CM, (from.y - 40) * CM, depth * CM);
    } else this.lamps.position.set((setting.opening.x[0] - 30) * CM, 2.1, 0.5);
    const middle = (setting.opening.x[0] + setting.opening.x[1]) / 2;
    this.roomLamp.position.set(middle * CM, this.indoors ? 1.2 : 2, this.indoors ? 4.6 : -3.2);
    this.relight();
  }

  dispose(): void {
    this.sun.dispose();
    this.sky.dispose();
    this.lamps.dispose();
    this.roomLamp.dispose();
  }

  private relight(): void {
    const dark = this.season === 'evening';
    const sun = this.daylight?.sun ?? null;
    const strength = sun ? Math.min(1, Math.max(sun.y, 0) / LOW) : 0;
    // Without sun the light's intensity is 0: removing the light would recompile all materials.
    this.sun.intensity = dark ? 0 : SUN.intensity * strength;
    this.sun.shadow.intensity = this.sun.intensity > 0 ? 1 : 0;
    if (sun) {
      // A room is lit through its window, from behind the wall.
      const way = new Vector3(sun.x, Math.max(sun.y, 0.02), this.indoors ? -sun.z : sun.z);
      this.sun.position.copy(this.sun.target.position).addScaledVector(way, SUN_DISTANCE);
    }
    this.sky.intensity =
      this.soft && !this.indoors ? SKYLIGHT.intensity * SKY_SHARE[this.season] : 0;
    this.lamps.intensity = dark ? LAMPS[this.hasLamps ? 'product' : 'wall'] : 0;
  }
}

function fitShadow({ shadow: { camera } }: DirectionalLight, radius: number): void {
  [camera.left, camera.right, camera.top, camera.bottom] = [-radius, radius, radius, -radius];
  [camera.near, camera.far] = [SUN_DISTANCE - radius * 2, SUN_DISTANCE + radius * 2.5];
  camera.updateProjectionMatrix();
}
