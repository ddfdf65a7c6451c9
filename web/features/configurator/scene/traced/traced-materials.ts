import { Color, DoubleSide, FrontSide, MeshPhysicalMaterial } from 'three';
import { LOOKS } from '#engine/goods/model/looks';
import type { Finish } from '#engine/goods/model/material';
import { GRAINS } from '../surfaces';
import type { Surface } from './bake';
import type { GrainTextures } from './grain-textures';

/** How strongly a grain shades colours; as in the grain's shader (world/grain-shader.ts). */
const SHADING = { low: 0.3, span: 1.4 } as const;
const BRIGHTEST = SHADING.low + SHADING.span;
/** Clear sheets, which transmit light; light passes other finishes by their opacity and by `shineThrough`. */
const CLEAR: ReadonlySet<Finish> = new Set<Finish>(['glass', 'window']);
const WHITE = new Color(1, 1, 1);

/** The material of a surface for the path tracer: the same colour, roughness and grain as in the live picture. */
export function tracedMaterial(
  surface: Surface,
  grains: GrainTextures,
  sunlight: Color,
): MeshPhysicalMaterial {
  const { finish, color, glow, isEdge } = surface;
  if (glow) return new MeshPhysicalMaterial({ color: '#000000', emissive: glow });
  const { roughness, metalness = 0, opacity = 1 } = LOOKS[finish];
  const edge = GRAINS[finish]?.edge;
  if (isEdge && edge) return new MeshPhysicalMaterial({ color: edge, roughness: 0.3 });
  if (CLEAR.has(finish)) return clear(color, opacity, roughness);
  const made = new MeshPhysicalMaterial({ color, roughness, metalness, opacity });
  made.transparent = opacity < 1;
  made.side = made.transparent && !LOOKS[finish].thin ? FrontSide : DoubleSide;
  lay(made, finish, grains);
  shineThrough(made, surface, sunlight);
  return made;
}

/** A material that transmits light, coloured in proportion to the sheet's opacity in the live picture. */
function clear(color: Color, opacity: number, roughness: number): MeshPhysicalMaterial {
  const tint = WHITE.clone().lerp(color, opacity);
  return new MeshPhysicalMaterial({ color: tint, transmission: 1, roughness, ior: 1.5 });
}

function lay(material: MeshPhysicalMaterial, finish: Finish, grains: GrainTextures): void {
  const look = GRAINS[finish];
  if (!look || look.grain === 'plain') return;
  material.map = grains.shading(look.grain, SHADING);
  material.color.multiplyScalar(BRIGHTEST);
  if (look.relief > 0) material.normalMap = grains.relief(look.grain, look.relief, look.side);
}

/**
 * Adds the sunlight that shines through a surface from behind, as emission: the path tracer has no material for cloth.
 */
function shineThrough(
  material: MeshPhysicalMaterial,
  { finish, backlight }: Surface,
  sunlight: Color,
): void {
  const share = ((GRAINS[finish]?.through ?? 0) * backlight) / Math.PI;
  material.emissive.copy(material.color).multiply(sunlight).multiplyScalar(share);
  material.emissiveMap = material.map;
}
