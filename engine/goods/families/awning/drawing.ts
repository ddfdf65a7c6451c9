import { drawLedStrip, ledWash } from '../../drawing/fittings.js';
import { facingViewer } from '../../drawing/light.js';
import { lit } from '../../drawing/paint.js';
import { type Picture, type PictureOf, PartsByKind } from '../../drawing/picture.js';
import type { Sketch } from '../../drawing/sketch.js';
import type { SvgNode } from '../../drawing/svg.js';
import { point, type Polygon } from '../../model/geometry.js';
import { facesOf } from '../../model/part.js';
import { CASSETTE, awningOf, clothStrips, seamsAt, type Awning } from './layout.js';

/** A terrace awning rolled out over the door: cassette or basket. */
export const awningPicture: PictureOf = (configuration, model): Picture => {
  const awning = awningOf(configuration);
  const { x, top, reach } = awning;
  const width = x[1] - x[0];
  const parts = new PartsByKind(model.parts);
  return {
    extent: [
      point(x[0], top, 0),
      point(x[1], top, 0),
      point(x[0], 0, reach + 45),
      point(x[1], 0, reach + 45),
    ],
    eye: point(-width * 0.32, top + 83, reach + 620 + width * 0.7),
    maxScale: 1.9,
    shades: [
      {
        strength: 1,
        casters: parts.of('cloth', 'awning_cassette', 'front_bar', 'valance').flatMap(facesOf),
      },
    ],
    exposure: 0.76,
    draw: (sketch) => drawAwning(sketch, awning, parts),
  };
};

function drawAwning(sketch: Sketch, awning: Awning, parts: PartsByKind): SvgNode[] {
  const lights = parts.of('led_strip');
  return [
    ...(lights.length > 0 ? [ledWash(sketch, awning.x, awning.top - CASSETTE)] : []),
    ...sketch.parts(parts.of('crank', 'bracket', 'arm', 'elbow', 'wall_rail')),
    ...parts.of('gore').map((gore) => drawGore(sketch, facesOf(gore), awning)),
    ...(awning.domed ? sketch.parts(parts.of('bow')) : []),
    ...drawCloth(sketch, awning),
    ...sketch.parts(parts.of('awning_cassette', 'end_cap')),
    ...drawFront(sketch, awning, parts),
    ...sketch.parts(parts.of('motor')),
    ...lights.map((light) => drawLedStrip(sketch, light)),
    ...sketch.parts(parts.of('wind_sensor')),
  ];
}

/** The cloth from the wall to the front bar, with its seams and the light on it. */
function drawCloth(sketch: Sketch, awning: Awning): SvgNode[] {
  const { clothX, profile, cloth } = awning;
  const strips = clothStrips(awning);
  const drawn = strips.map((strip) => {
    const fill = lit(cloth.color, sketch.light.brightness(facingViewer(strip)) * 1.04);
    return sketch.shape([strip], { fill, stroke: fill, 'stroke-width': 0.8 });
  });
  const at = (end: readonly [number, number] | undefined) =>
    point(sketch.camera.eye.x, end?.[0] ?? 0, end?.[1] ?? 0);
  const sheen = sketch.gradient('sheen', at(profile[0]), at(profile.at(-1)), [
    [0, '#1e1830', 0.26],
    [0.18, '#1e1830', 0.05],
    [0.55, '#fff6e0', 0.16],
    [1, '#fff6e0', 0.02],
  ]);
  const seams = seamsAt(clothX).map((seam) => profile.map(([y, z]) => point(seam, y, z)));
  return [
    ...drawn,
    sketch.shape(strips, { fill: sheen }),
    sketch.lines(seams, { stroke: lit(cloth.color, 0.55), 'stroke-width': 1.4, opacity: 0.55 }),
  ];
}

/** A closed side of a basket awning: brighter where it is seen from outside. */
function drawGore(sketch: Sketch, faces: readonly Polygon[], { x, cloth }: Awning): SvgNode {
  const outline = faces.at(-1) ?? [];
  const at = outline[0]?.x ?? 0;
  const { eye } = sketch.camera;
  const isRight = at > 0;
  const outside = isRight ? eye.x > x[1] : eye.x < x[0];
  const brightness = isRight ? (outside ? 0.66 : 0.45) : outside ? 0.9 : 0.5;
  return sketch.shape([outline], { fill: lit(cloth.color, brightness) });
}

function drawFront(sketch: Sketch, awning: Awning, parts: PartsByKind): SvgNode[] {
  const { clothX, reach, front, cloth } = awning;
  const valances = parts.of('valance').map((part) => facesOf(part).at(-1) ?? []);
  const folds = sketch.gradient(
    'valance',
    point(sketch.camera.eye.x, front, reach),
    point(sketch.camera.eye.x, front - 22, reach),
    [
      [0, '#1e1830', 0.28],
      [0.5, '#1e1830', 0],
    ],
  );
  return [
    sketch.shape(valances, { fill: lit(cloth.color, 0.97) }),
    sketch.shape(valances, { fill: folds }),
    sketch.lines(
      seamsAt(clothX).map((at) => [point(at, front, reach), point(at, front - 18, reach)]),
      { stroke: lit(cloth.color, 0.55), 'stroke-width': 1.2, opacity: 0.5 },
    ),
    ...sketch.parts(parts.of('front_bar')),
  ];
}
