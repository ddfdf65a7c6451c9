import type { Configuration } from '../configuration/configuration.js';
import { drawAccessory } from '../families/accessory/drawing.js';
import { isMadeToMeasure } from '../families/categories.js';
import { familyOf } from '../families/families.js';
import { derive } from '../model/derive.js';
import type { DimensionLine } from '../model/dimension-line.js';
import { between } from '../model/geometry.js';
import type { Part } from '../model/part.js';
import { cameraFor } from './camera.js';
import { drawLedStrip } from './fittings.js';
import { AFTERNOON, type Daylight, Light } from './light.js';
import { SCENE } from './paint.js';
import { drawScene } from './scene/scene.js';
import { drawVeil } from './scene/terrace.js';
import { sizeLabel } from './size-label.js';
import { Sketch, short } from './sketch.js';
import { idPrefix, el, type SvgNode } from './svg.js';
import { titledDrawing } from './titled-drawing.js';

export interface DrawingOptions {
  /** Dimension lines with sizes in cm. */
  readonly dimensions: boolean;
  /** Whether the terrace, façade or room around the product is drawn. */
  readonly scene: boolean;
  /** The light; an afternoon sun unless given. */
  readonly daylight?: Daylight;
}

const MARGINS = { x: 115, top: 110, bottom: 70 } as const;

/**
 * The product to scale, as an SVG of 1200 × 900 units, with a Polish title and description; of goods without a size the
 * sign of accessories.
 * Equal arguments always give the same picture; its ids do not clash with those of other pictures.
 */
export function drawProduct(configuration: Configuration, options: DrawingOptions): SvgNode {
  if (!isMadeToMeasure(configuration.category)) return drawAccessory(configuration);
  const model = derive(configuration);
  const daylight = options.daylight ?? AFTERNOON;
  const picture = familyOf(configuration.category).picture(configuration, model);
  const camera = cameraFor(picture.eye, picture.extent, MARGINS, picture.maxScale);
  const id = idPrefix([configuration, options]);
  const sketch = new Sketch(camera, new Light(daylight), id);
  const content = [
    ...(options.scene ? drawScene(sketch, model.setting, picture) : []),
    ...picture.draw(sketch),
    ...(options.scene ? drawVeil(sketch) : []),
    ...(options.scene && daylight.night ? drawLamps(sketch, model.parts) : []),
    ...(options.dimensions ? [drawDimensions(sketch, model.dimensions)] : []),
  ];
  return titledDrawing(
    configuration,
    { id, shows: 'rysunek w\u00a0skali', definitions: sketch.definitions },
    content,
  );
}

/**
 * At night the foremost LED strip is drawn once more, above the veil, so that it shines; the other strips are behind
 * the product.
 */
function drawLamps(sketch: Sketch, parts: readonly Part[]): SvgNode[] {
  const foremost = parts.findLast(({ kind }) => kind === 'led_strip');
  return foremost ? [drawLedStrip(sketch, foremost)] : [];
}

const FONT_SIZE = 40;
const TICK = 11;

/** Dimension lines with sizes in cm. */
function drawDimensions(sketch: Sketch, lines: readonly DimensionLine[]): SvgNode {
  return el(
    'g',
    { 'stroke-linecap': 'round' },
    ...lines.map((line) => drawDimension(sketch, line)),
  );
}

function drawDimension(sketch: Sketch, { from, to, value, witnesses }: DimensionLine): SvgNode {
  const ink = { stroke: SCENE.ink, 'stroke-width': 2.5 };
  const middle = sketch.camera.project(between(from, to, 0.5));
  const ticks = [from, to].map((end) => {
    const [tx, ty] = sketch.camera.project(end);
    return `M${short(tx - TICK)} ${short(ty + TICK)}L${short(tx + TICK)} ${short(ty - TICK)}`;
  });
  return el(
    'g',
    {},
    sketch.lines(witnesses, {
      ...ink,
      'stroke-width': 1.5,
      'stroke-dasharray': '3 7',
      opacity: 0.7,
    }),
    sketch.lines([[from, to]], ink),
    el('path', { d: ticks.join(''), fill: 'none', ...ink, 'stroke-width': 4 }),
    sizeLabel(`${value}\u00a0cm`, middle, { size: FONT_SIZE, round: true }),
  );
}
