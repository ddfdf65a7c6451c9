import { lightness, lit } from '../../drawing/paint.js';
import { type Picture, type PictureOf, PartsByKind, frontalView } from '../../drawing/picture.js';
import type { Sketch } from '../../drawing/sketch.js';
import type { SvgNode } from '../../drawing/svg.js';
import { point, type Polygon } from '../../model/geometry.js';
import { facesOf, largestFace } from '../../model/part.js';
import { ZIP_SCREEN_SHOWN, zipScreenOf, type ZipScreen } from './model.js';

/** A vertical screen of technical fabric in side guides. */
export const zipScreenPicture: PictureOf = (configuration, model): Picture => {
  const screen = zipScreenOf(configuration, ZIP_SCREEN_SHOWN);
  const parts = new PartsByKind(model.parts);
  return {
    ...frontalView(model),
    shades: [{ strength: 1, casters: parts.of('head_box', 'side_guide').flatMap(facesOf) }],
    draw: (sketch) => drawScreen(sketch, screen, parts),
  };
};

function drawScreen(sketch: Sketch, screen: ZipScreen, parts: PartsByKind): SvgNode[] {
  const { x, y, back, hem } = screen;
  const { color } = screen.cloth;
  const cloth = parts.of('cloth').map(largestFace);
  const sheen = sketch.gradient('sheen', point(x[0], y[1], back + 3), point(x[1], hem, back + 3), [
    [0, '#fff8e8', 0.24],
    [0.45, '#fff8e8', 0.04],
    [1, '#1e1830', 0.16],
  ]);
  const opacity = lightness(color) > 0.6 ? 0.93 : 0.9;
  return [
    sketch.shape(cloth, { fill: lit(color, 0.98), opacity }),
    sketch.shape(cloth, { fill: sheen }),
    sketch.lines(weave(screen), { stroke: lit(color, 0.7), 'stroke-width': 0.8, opacity: 0.3 }),
    sketch.shape(parts.of('zip').map(largestFace), { fill: lit(color, 0.6) }),
    ...sketch.parts(
      parts.of('bottom_rail', 'side_guide', 'zip_guide', 'head_box', 'motor', 'wind_sensor'),
    ),
  ];
}

/** The fabric's weave as fine level lines, 3 cm apart. */
function weave({ inner, y, back, hem }: ZipScreen): Polygon[] {
  const count = Math.floor((y[1] - hem) / 3);
  return Array.from({ length: count }, (_, index) => {
    const at = hem + (index + 1) * 3;
    return [point(inner[0], at, back + 3), point(inner[1], at, back + 3)];
  });
}
