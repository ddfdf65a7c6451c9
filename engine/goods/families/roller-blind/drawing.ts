import { lit, mix } from '../../drawing/paint.js';
import { type Picture, type PictureOf, PartsByKind, frontalView } from '../../drawing/picture.js';
import { short, type Sketch } from '../../drawing/sketch.js';
import { el, type SvgNode } from '../../drawing/svg.js';
import { point, upright, type Polygon } from '../../model/geometry.js';
import { axisOf, facesOf, largestFace, type Part } from '../../model/part.js';
import { LEAF, ROLLER_BLIND_SHOWN, TUBE, rollerBlindOf, type RollerBlind } from './model.js';

/** An indoor roller blind in front of its window, partly lowered so that daylight shows below. */
export const rollerBlindPicture: PictureOf = (configuration, model): Picture => {
  const blind = rollerBlindOf(configuration, ROLLER_BLIND_SHOWN);
  const parts = new PartsByKind(model.parts);
  return {
    ...frontalView(model),
    shades: [{ strength: 0.6, casters: parts.of('head_box', 'bracket').flatMap(facesOf) }],
    draw: (sketch) => drawBlind(sketch, blind, parts),
  };
};

function drawBlind(sketch: Sketch, blind: RollerBlind, parts: PartsByKind): SvgNode[] {
  const { y, back, hem } = blind;
  const cloth = parts.of('cloth').map(largestFace);
  // Daylight comes through the cloth: darker at the top, brighter towards the hem.
  const glow = sketch.gradient('glow', point(0, y[1], back + 4), point(0, hem, back + 4), [
    [0, '#2a2438', 0.14],
    [0.3, '#fffaf0', 0.06],
    [1, '#fffaf0', 0.34],
  ]);
  return [
    sketch.shape(cloth, { fill: mix(blind.cloth.color, '#ffffff', 0.06), opacity: 0.97 }),
    sketch.shape(cloth, { fill: glow }),
    sketch.shape(frameBehind(blind), { fill: '#2a2438', opacity: 0.07 }),
    ...sketch.parts(parts.of('bottom_rail', 'side_guide', 'head_box')),
    ...parts.of('tube').map((tube) => drawTube(sketch, tube)),
    ...sketch.parts(parts.of('bracket', 'motor')),
    ...parts.of('chain').map((strand) => drawChain(sketch, strand)),
  ];
}

/** The window's frame, faint through the cloth. */
function frameBehind({ x, y, back, hem }: RollerBlind): Polygon[] {
  const leaves = Math.max(1, Math.round((x[1] - x[0]) / LEAF));
  const width = (x[1] - x[0]) / leaves;
  const uprights = Array.from({ length: leaves + 1 }, (_, index) => {
    const at = x[0] + index * width;
    return upright(
      [Math.max(at - 5, x[0] + 2), Math.min(at + 5, x[1] - 2)],
      [hem, y[1] - 6],
      back + 4,
    );
  });
  return [upright([x[0] + 2, x[1] - 2], [y[1] - 6, y[1]], back + 4), ...uprights];
}

function drawTube(sketch: Sketch, tube: Part): SvgNode {
  const [left, right] = axisOf(tube);
  const y = [left.y - TUBE / 2, left.y + TUBE / 2] as const;
  const { color } = tube.material;
  const z = left.z + 2;
  const round = sketch.gradient('tube', point(left.x, y[1], z), point(left.x, y[0], z), [
    [0, lit(color, 0.86)],
    [0.35, lit(color, 1.1)],
    [1, lit(color, 0.6)],
  ]);
  return sketch.shape([upright([left.x, right.x], y, z)], { fill: round });
}

/** A strand of ball chain, drawn as a dotted line. */
function drawChain(sketch: Sketch, strand: Part): SvgNode {
  const [low, top] = axisOf(strand);
  const scale = sketch.camera.scaleAt(low.z);
  return el(
    'g',
    { 'stroke-linecap': 'round', 'stroke-dasharray': `0.1 ${short(1.5 * scale)}` },
    sketch.lines([[top, low]], {
      stroke: strand.material.color,
      'stroke-width': short(0.9 * scale),
    }),
  );
}
