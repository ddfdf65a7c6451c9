import { lit } from '../../drawing/paint.js';
import { type Picture, type PictureOf, PartsByKind, frontalView } from '../../drawing/picture.js';
import type { Sketch } from '../../drawing/sketch.js';
import type { SvgNode } from '../../drawing/svg.js';
import { point, upright, type Polygon, sine } from '../../model/geometry.js';
import { axisOf, facesOf, type Part } from '../../model/part.js';
import { GUIDE, NET, facadeBlindOf, netArea, slatsOf, type FacadeBlind } from './model.js';

const NET_MESH = 2.6;

/** An external venetian blind in front of its window. */
export const facadeBlindPicture: PictureOf = (configuration, model): Picture => {
  const blind = facadeBlindOf(configuration);
  const parts = new PartsByKind(model.parts);
  return {
    ...frontalView(model),
    shades: [{ strength: 1, casters: parts.of('head_box', 'side_guide').flatMap(facesOf) }],
    draw: (sketch) => drawBlind(sketch, blind, parts),
  };
};

function drawBlind(sketch: Sketch, blind: FacadeBlind, parts: PartsByKind): SvgNode[] {
  const [x0, x1] = blind.x;
  const drip = blind.y[1];
  return [
    ...(parts.of('net').length > 0 ? [drawNet(sketch, blind)] : []),
    ...drawSlats(sketch, blind),
    ...drawCords(sketch, parts.of('cord')),
    ...sketch.parts(parts.of('bottom_rail', 'side_guide', 'head_box')),
    sketch.box(
      { x: [x0, x1], y: [drip, drip + 1.6], z: [blind.back + 13, blind.back + 13.6] },
      blind.frame.color,
      0.8,
    ),
    ...sketch.parts(parts.of('motor', 'wind_sensor')),
  ];
}

/** Slats from top to bottom; the more they are opened, the thinner they appear. */
function drawSlats(sketch: Sketch, blind: FacadeBlind): SvgNode[] {
  const { configuration, foot, pitch, y } = blind;
  const { depth } = slatsOf(configuration.variant);
  const { color } = blind.slats;
  const inner = [blind.x[0] + GUIDE, blind.x[1] - GUIDE] as const;
  const count = Math.round((y[1] - foot) / pitch);
  const openness = sine(configuration.openingAngle);
  const visibleHeight = Math.max(1.1, Math.min(pitch, depth * (1 - openness)));
  const band = (from: number, to: number): Polygon[] =>
    Array.from({ length: count }, (_, index) => {
      const top = y[1] - index * pitch;
      return upright(inner, [top - visibleHeight * to, top - visibleHeight * from], blind.back + 2);
    });
  const sharp = configuration.variant === 'z90';
  return [
    sketch.shape(band(0, 1), { fill: lit(color, 0.9) }),
    sketch.shape(band(0, sharp ? 0.22 : 0.34), { fill: lit(color, 1.06) }),
    sketch.shape(band(sharp ? 0.7 : 0.62, 0.88), { fill: lit(color, 0.78) }),
    sketch.shape(band(0.88, 1), { fill: lit(color, 0.52) }),
  ];
}

function drawCords(sketch: Sketch, cords: readonly Part[]): SvgNode[] {
  const [first] = cords;
  if (!first) return [];
  const ink = { stroke: first.material.color, 'stroke-width': 1.2, opacity: 0.45 };
  return [sketch.lines(cords.map(axisOf), ink)];
}

/** An insect screen in front of the glass, seen below the slats and between them. */
function drawNet(sketch: Sketch, blind: FacadeBlind): SvgNode {
  const { x, y } = netArea(blind);
  const z = blind.back - NET;
  const columns = Math.floor((x[1] - x[0]) / NET_MESH);
  const rows = Math.floor((y[1] - y[0]) / NET_MESH);
  const lines = [
    ...Array.from({ length: columns }, (_, index) => {
      const at = x[0] + index * NET_MESH;
      return [point(at, y[0], z), point(at, y[1], z)];
    }),
    ...Array.from({ length: rows }, (_, index) => {
      const at = y[0] + index * NET_MESH;
      return [point(x[0], at, z), point(x[1], at, z)];
    }),
  ];
  return sketch.lines(lines, { stroke: '#2c3236', 'stroke-width': 0.9, opacity: 0.5 });
}
