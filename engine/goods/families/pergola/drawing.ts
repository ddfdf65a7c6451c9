import { drawLedStrip } from '../../drawing/fittings.js';
import { lit } from '../../drawing/paint.js';
import { type Picture, type PictureOf, PartsByKind } from '../../drawing/picture.js';
import { short, type Sketch } from '../../drawing/sketch.js';
import { el, type SvgNode } from '../../drawing/svg.js';
import { level, point, type Point } from '../../model/geometry.js';
import { boundsOf, chordOf, facesOf, largestFace, normalOf, type Part } from '../../model/part.js';
import { minus, dot, times } from '../../model/vector.js';
import { pergolaOf, wellOf, type Pergola } from './layout.js';

const LOUVRE_EDGE = 3;

/** A louvred pergola against the wall, or free-standing at a distance from it. */
export const pergolaPicture: PictureOf = (configuration, model): Picture => {
  const pergola = pergolaOf(configuration);
  const { x, z, height } = pergola;
  const width = x[1] - x[0];
  const parts = new PartsByKind(model.parts);
  return {
    extent: [
      point(x[0], height, 0),
      point(x[0], height, z[1]),
      point(x[1], height, z[1]),
      point(x[0] - 45, 0, z[1] + 45),
      point(x[1], 0, z[1] + 45),
    ],
    eye: point(-width * 0.3, height + 215, z[1] + 560 + width * 0.7),
    maxScale: 1.9,
    shades: [
      {
        strength: 1,
        casters: [
          ...parts.of('post', 'beam').flatMap(facesOf),
          ...parts.of('screen').map(largestFace),
          ...parts.of('louvre').map(chordOf),
        ],
      },
    ],
    exposure: configuration.lamelOrientation > 15 ? 0.88 : 0.76,
    draw: (sketch) => drawPergola(sketch, pergola, parts),
  };
};

function drawPergola(sketch: Sketch, pergola: Pergola, parts: PartsByKind): SvgNode[] {
  const { z } = pergola;
  const isFront = (part: Part): boolean => boundsOf([part]).z[0] > z[1] - 20;
  const posts = parts.of('foot_plate', 'post', 'beam');
  const guides = parts.of('zip_guide');
  const screens = parts.of('screen');
  const lights = parts.of('led_strip');
  const rear = <T extends Part>(list: readonly T[]): T[] => list.filter((part) => !isFront(part));
  return [
    ...sketch.parts(rear(posts)),
    ...rear(lights).map((light) => drawLedStrip(sketch, light)),
    ...rear(screens).map((screen) => drawScreen(sketch, screen)),
    ...sketch.parts(rear(parts.of('bottom_rail'))),
    ...sketch.parts(rear(guides)),
    ...drawLouvres(sketch, pergola, parts.of('louvre')),
    ...sketch.parts(guides.filter(isFront)),
    ...sketch.parts(posts.filter(isFront)),
    ...sketch.parts(parts.of('crank', 'motor')),
    ...screens.filter(isFront).map((screen) => drawScreen(sketch, screen)),
    ...sketch.parts(parts.of('bottom_rail').filter(isFront)),
    ...lights.filter(isFront).map((light) => drawLedStrip(sketch, light)),
    ...sketch.parts(parts.of('wind_sensor')),
  ];
}

function drawLouvres(sketch: Sketch, pergola: Pergola, louvres: readonly Part[]): SvgNode[] {
  const { eye } = sketch.camera;
  const color = pergola.louvres.color;
  const tilted = pergola.configuration.lamelOrientation > 0;
  const drawn = louvres.flatMap((louvre) => {
    const face = chordOf(louvre);
    const light = sketch.light.brightness(towards(eye, normalOf(face), face[0]));
    const [, , right, left] = face;
    const low = (corner: Point): Point => point(corner.x, corner.y - LOUVRE_EDGE, corner.z);
    const edge = left && right ? [left, right, low(right), low(left)] : [];
    return [
      sketch.shape([face], { fill: lit(color, light), stroke: lit(color, light * 0.8) }),
      sketch.shape([edge], { fill: lit(color, tilted ? 1.18 : 0.78) }),
    ];
  });
  const { x, y, z } = wellOf(pergola);
  const fill = sketch.gradient('well', point(eye.x, y, z[0]), point(eye.x, y, z[1]), [
    [0, '#1e1830', 0.2],
    [0.5, '#1e1830', 0],
    [1, '#fff6e0', 0.14],
  ]);
  return [...drawn, sketch.shape([level(x, y, z)], { fill })];
}

/** The normal of a face, reversed where it points away from the eye. */
function towards(eye: Point, normal: Point, corner: Point | undefined): Point {
  const facesEye = !corner || dot(normal, minus(eye, corner)) >= 0;
  return facesEye ? normal : times(normal, -1);
}

function drawScreen(sketch: Sketch, screen: Part): SvgNode {
  const face = largestFace(screen);
  return el(
    'g',
    {},
    sketch.shape([face], { fill: lit(screen.material.color, 0.86), opacity: 0.8 }),
    sketch.lines([face.slice(0, 2)], {
      stroke: lit(screen.material.color, 0.7),
      'stroke-width': short(0.5 * sketch.camera.scaleAt(face[0]?.z ?? 0)),
    }),
  );
}
