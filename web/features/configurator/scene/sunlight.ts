import {
  Box3,
  Color,
  DirectionalLight,
  Group,
  LightProbe,
  PointLight,
  type SphericalHarmonics3,
  Vector3,
} from 'three';
import type { Daylight } from '#engine/goods/drawing/light';
import { type Box, between } from '#engine/goods/model/geometry';
import type { Model } from '#engine/goods/model/model';
import { axisOf } from '#engine/goods/model/part';
import { sconceAt } from '#engine/goods/model/surroundings/house';
import { CM } from './section-geometry';
import { isDark, type Season } from './world/season';

/** Distance of the light that stands for the sun, m: far enough for every product. */
const SUN_DISTANCE = 40;
/**
 * The sun of the day's panorama, in linear light: that of tools/pictures/blender/light.py, 4.4, times the gain of the
 * panorama "day" in tools/pictures/panoramas.ts, 1.1.
 */
const SUN = { color: new Color(1, 0.83, 0.64), intensity: 4.84 } as const;
/** The sine of the sun's altitude below which its light is weaker. */
const LOW = 0.2;
/** The part of the sky's light that comes from above and casts soft shadows under objects. */
const SKYLIGHT = { color: new Color(0.88, 0.95, 1), intensity: 0.9, map: 256, blur: 3 } as const;
const SKY_SHARE: Readonly<Record<Season, number>> = {
  day: 1,
  evening: 0.22,
  winter: 0.8,
  'winter-evening': 0.22,
};
/** The intensity of each of the product's two lights or, without them, of the lamp on the wall, candela; after dark. */
const LAMPS = { product: 9, wall: 2 } as const;
/** How far the light of a strip starts below it, m: near enough to graze louvres and cloth above. */
const BELOW_STRIP = 0.12;
const ROOM_LAMP: Readonly<Record<Season, number>> = {
  day: 0.5,
  evening: 26,
  winter: 0.8,
  'winter-evening': 26,
};
/** The colours of the room's lamp: that of a lamp after dark, by day that of daylight reflected by pale walls. */
const ROOM_LIGHT = { lamp: new Color('#ffdcb4'), day: new Color('#fff3e4') } as const;
/** Candela added to the room's lamp for a product in a room: the light that the walls of the room reflect. */
const BOUNCED = 50;
/**
 * Candela added to the lamp of the room behind the wall in the view "inside": less than BOUNCED, because that lamp is
 * nearer to the wall.
 */
const INSIDE = 7;
/** How far shadows are drawn beyond house and terrace, m. */
const BEYOND = 15;

/** Everything that lights the scene besides the panorama: sun, skylight with soft shadows, and lamps. */
export class Sunlight {
  readonly group = new Group();
  readonly sun = new DirectionalLight(SUN.color);
  readonly sky = new DirectionalLight(SKYLIGHT.color);
  private readonly probe = new LightProbe();
  /** Two lights, on two LED strips or along one; without strips both are in the lamp on the wall. */
  private readonly lamps = [0, 1].map(() => new PointLight('#ffd9a0', 0, 9, 1.6));
  private readonly roomLamp = new PointLight(ROOM_LIGHT.lamp, 0, 9, 1.6);
  /** The box of house and terrace, or of the room, m. */
  readonly shaded = new Box3();
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
    this.group.add(...this.lamps, this.roomLamp, this.probe);
  }

  /** The lights that the path tracer takes over; instead of skylight and probe it has the panorama. */
  get sources(): {
    sun: DirectionalLight;
    lamps: readonly PointLight[];
    roomLamp: PointLight;
  } {
    return { sun: this.sun, lamps: this.lamps, roomLamp: this.roomLamp };
  }

  /**
   * Sets the season. `harmonics` are the garden's light in the tier "eco", whose materials have no reflections; null in
   * the other tiers.
   */
  surround(season: Season, harmonics: SphericalHarmonics3 | null): void {
    this.season = season;
    if (harmonics) this.probe.sh.copy(harmonics);
    this.probe.intensity = harmonics ? 1 : 0;
    this.relight();
  }

  /** Sets the room's lamp, which is stronger in the view "inside" and for a product in a room. */
  enter(inside: boolean): void {
    this.roomLamp.intensity =
      ROOM_LAMP[this.season] + (this.indoors ? BOUNCED : inside ? INSIDE : 0);
  }

  /**
   * Sets the direction of the sun, whose light is off where `daylight` has no sun: at night, and while the house shades
   * everything.
   */
  shine(daylight: Daylight): void {
    this.daylight = daylight;
    this.relight();
  }

  /** Fits the shadows to a product with its house and terrace, or its room (cm), and places the lamps. */
  fit(model: Model, { x, y, z }: Box): void {
    const { parts, setting } = model;
    this.indoors = setting.place === 'room';
    this.shaded.min.set(x[0], y[0], z[0]).multiplyScalar(CM);
    this.shaded.max.set(x[1], y[1], z[1]).multiplyScalar(CM);
    for (const { target } of [this.sun, this.sky]) this.shaded.getCenter(target.position);
    const strips = parts.filter(({ kind }) => kind === 'led_strip').map(axisOf);
    this.hasLamps = strips.length > 0;
    for (const [index, { position }] of this.lamps.entries()) {
      const [from, to] = strips[index] ?? strips[0] ?? [];
      if (from && to) {
        const { x, y, z } = between(from, to, strips.length > 1 ? 0.5 : (index + 1) / 3);
        position.set(x * CM, y * CM - BELOW_STRIP, z * CM);
      } else position.set(sconceAt(model) * CM, 2.1, 0.5);
    }
    const middle = (setting.opening.x[0] + setting.opening.x[1]) / 2;
    this.roomLamp.position.set(middle * CM, this.indoors ? 1.2 : 2, this.indoors ? 4.6 : -3.2);
    this.relight();
  }

  /** Adapts the shadows to the positions of sun and skylight. */
  fitShadows(): void {
    for (const light of [this.sun, this.sky]) fitShadow(light, this.shaded);
  }

  /** Sets all lights; the sun shines from the middle of its disc, skylight comes from straight above. */
  relight(): void {
    const dark = isDark(this.season);
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
    this.sky.position.copy(this.sky.target.position).add(new Vector3(0, SUN_DISTANCE, 0.01));
    this.fitShadows();
    this.sky.intensity =
      this.soft && !this.indoors ? SKYLIGHT.intensity * SKY_SHARE[this.season] : 0;
    this.roomLamp.color.copy(dark ? ROOM_LIGHT.lamp : ROOM_LIGHT.day);
    const lit = dark ? LAMPS[this.hasLamps ? 'product' : 'wall'] : 0;
    for (const lamp of this.lamps) lamp.intensity = lit;
  }

  dispose(): void {
    this.sun.dispose();
    this.sky.dispose();
    for (const lamp of this.lamps) lamp.dispose();
    this.roomLamp.dispose();
  }
}

/** Draws shadows within a box, as the light sees it, and up to BEYOND metres behind it. */
function fitShadow({ position, target, shadow: { camera } }: DirectionalLight, box: Box3): void {
  camera.position.copy(position);
  camera.lookAt(target.position);
  camera.updateMatrixWorld();
  const { min, max } = box.clone().applyMatrix4(camera.matrixWorldInverse);
  [camera.left, camera.right, camera.bottom, camera.top] = [min.x, max.x, min.y, max.y];
  [camera.near, camera.far] = [-max.z, -min.z + BEYOND];
  camera.updateProjectionMatrix();
}
