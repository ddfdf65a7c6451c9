import type { Color, DirectionalLight, Vector3 } from 'three';
import { ShapedAreaLight } from 'three-gpu-pathtracer';

/** The distance of the sun's disc, m, and its angular diameter, radians: half a degree. */
const DISTANCE = 100;
const WIDTH = 0.0093;

/** The scene's sun as a disc, which casts shadows with soft edges. */
export function sunDisc(sun: DirectionalLight): ShapedAreaLight {
  const side = DISTANCE * WIDTH;
  const solidAngle = (Math.PI / 4) * WIDTH ** 2;
  const disc = new ShapedAreaLight(sun.color, sun.intensity / solidAngle, side, side);
  disc.isCircular = true;
  disc.position.copy(sun.target.position).addScaledVector(sunshine(sun).way, DISTANCE);
  disc.lookAt(sun.target.position);
  return disc;
}

/** The unit vector to the sun, and the light of the sun on a surface that faces it. */
export function sunshine({ position, target, color, intensity }: DirectionalLight): {
  way: Vector3;
  light: Color;
} {
  const way = position.clone().sub(target.position).normalize();
  return { way, light: color.clone().multiplyScalar(intensity) };
}
