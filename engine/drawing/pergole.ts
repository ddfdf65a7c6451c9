import { colorHex } from '../colours.js';
import type { Configuration } from '../configuration.js';
import { drawLedStrip, drawWindSensor } from './fittings.js';
import { footprintMeasures } from './footprint.js';
import { boxFaces, level, point, sideways, upright } from './geometry.js';
import type { Box, Point, Polygon } from './geometry.js';
import { brightness } from './light.js';
import { lit } from './paint.js';
import type { Picture } from './picture.js';
import { planTerrace } from './terrace-plan.js';
import type { Sketch } from './sketch.js';
import { el } from './svg.js';
import type { SvgNode } from './svg.js';

const POST = 13;
const BEAM = 22;
const PITCH = 20;
const SLAT = 21;
const GARDEN_GAP = 110;

interface Pergola {
  readonly x: Box['x'];
  readonly z: Box['z'];
  readonly height: number;
  readonly freeStanding: boolean;
  readonly slats: readonly Slat[];
  readonly slatColor: string;
  readonly frame: string;
  readonly configuration: Configuration;
}

/** A louvre: tilted, its near edge rises, so that the afternoon sun falls in between. */
interface Slat {
  readonly face: Polygon;
  readonly edge: Polygon;
  readonly normal: Point;
}

/** A louvred pergola against the wall, or free-standing a step away from it. */
export function picturePergole(configuration: Configuration): Picture {
  const pergola = pergolaOf(configuration);
  const { x, z, height } = pergola;
  const width = x[1] - x[0];
  return {
    place: 'terrace',
    extent: [
      point(x[0], height, 0),
      point(x[0], height, z[1]),
      point(x[1], height, z[1]),
      point(x[0] - 45, 0, z[1] + 45),
      point(x[1], 0, z[1] + 45),
    ],
    eye: point(-width * 0.3, height + 215, z[1] + 560 + width * 0.7),
    maxScale: 1.9,
    ...planTerrace(x, z[0]),
    shades: [
      { strength: 1, casters: [...frameBoxes(pergola).flatMap(boxFaces), ...screensOf(pergola)] },
      { strength: 1, casters: pergola.slats.map(({ face }) => face) },
    ],
    exposure: configuration.lamelOrientation > 15 ? 0.88 : 0.76,
    measures: [
      ...footprintMeasures({ x, z, height: 0 }),
      {
        from: point(x[0] - 30, 0, z[1]),
        to: point(x[0] - 30, height, z[1]),
        label: `${height}\u00a0cm`,
        witnesses: [0, height].map((y) => [point(x[0], y, z[1]), point(x[0] - 30, y, z[1])]),
      },
    ],
    draw: (sketch) => drawPergola(sketch, pergola),
  };
}

function pergolaOf(configuration: Configuration): Pergola {
  const { width, variant, color, frameColor, lamelOrientation } = configuration;
  const depth = configuration.projection ?? width;
  const height = configuration.height ?? 280;
  const freeStanding = variant === 'wolnostojace';
  const back = freeStanding ? GARDEN_GAP : 0;
  const z = [back, back + depth] as const;
  const x = [-width / 2, width / 2] as const;
  return {
    x,
    z,
    height,
    freeStanding,
    slats: slatsOf(
      [x[0] + POST, x[1] - POST],
      [z[0] + POST, z[1] - POST],
      height - 7,
      lamelOrientation,
    ),
    slatColor: colorHex(color),
    frame: colorHex(frameColor),
    configuration,
  };
}

/** Louvres along x, turned about their axis: 0° is closed. */
function slatsOf([x0, x1]: Box['x'], [z0, z1]: Box['z'], y: number, degrees: number): Slat[] {
  const count = Math.max(4, Math.round((z1 - z0) / PITCH));
  const pitch = (z1 - z0) / count;
  const angle = (degrees * Math.PI) / 180;
  const [rise, run] = [(Math.sin(angle) * SLAT) / 2, (Math.cos(angle) * SLAT) / 2];
  return Array.from({ length: count }, (_, index) => {
    const z = z0 + (index + 0.5) * pitch;
    const [near, far] = [
      { y: y + rise, z: z + run },
      { y: y - rise, z: z - run },
    ];
    return {
      face: [
        point(x0, far.y, far.z),
        point(x1, far.y, far.z),
        point(x1, near.y, near.z),
        point(x0, near.y, near.z),
      ],
      edge: [
        point(x0, near.y, near.z),
        point(x1, near.y, near.z),
        point(x1, near.y - 3, near.z),
        point(x0, near.y - 3, near.z),
      ],
      normal: point(0, Math.cos(angle), -Math.sin(angle)),
    };
  });
}

function drawPergola(sketch: Sketch, pergola: Pergola): SvgNode[] {
  const { x, z, height, frame, configuration } = pergola;
  const { options } = configuration;
  const led = (options['ledLighting'] ?? 0) > 0;
  const [rear, front] = [frameBoxes(pergola).slice(0, -3), frameBoxes(pergola).slice(-3)];
  const screens = screensOf(pergola);
  const inner = [x[0] + POST, x[1] - POST] as const;
  return [
    ...rear.map((part) => sketch.box(part, frame)),
    ...(led ? [drawLedStrip(sketch, inner, height - BEAM - 1, z[0] + POST)] : []),
    ...screens.slice(0, 2).map((screen) => drawScreen(sketch, screen, pergola)),
    ...(screens[3] ? [drawScreen(sketch, screens[3], pergola)] : []),
    ...drawGuides(sketch, pergola).slice(2),
    ...drawSlats(sketch, pergola),
    ...drawGuides(sketch, pergola).slice(0, 2),
    ...front.map((part) => sketch.box(part, frame)),
    ...(screens[2] ? [drawScreen(sketch, screens[2], pergola)] : []),
    ...(led ? [drawLedStrip(sketch, inner, height - BEAM - 1, z[1] - 2)] : []),
    ...(options['windSensor']
      ? [drawWindSensor(sketch, point(x[1] - POST / 2, height, z[1] - POST), frame)]
      : []),
  ];
}

function drawSlats(sketch: Sketch, { slats, slatColor, x, z, height }: Pergola): SvgNode[] {
  const { eye } = sketch.camera;
  const faces = slats.map(({ face, edge, normal }) => {
    const [corner] = face;
    const seen = corner
      ? normal.x * (eye.x - corner.x) +
        normal.y * (eye.y - corner.y) +
        normal.z * (eye.z - corner.z)
      : 1;
    const light = seen >= 0 ? brightness(normal) : brightness(point(0, -normal.y, -normal.z));
    const fill = lit(slatColor, light);
    return el(
      'g',
      {},
      sketch.shape([face], { fill, stroke: lit(slatColor, light * 0.8), 'stroke-width': 1 }),
      sketch.shape([edge], { fill: lit(slatColor, 0.78) }),
    );
  });
  const well = level([x[0] + POST, x[1] - POST], height - 6, [z[0] + POST, z[1] - POST]);
  const fill = sketch.gradient(
    'well',
    point(sketch.camera.eye.x, height, z[0]),
    point(sketch.camera.eye.x, height, z[1]),
    [
      [0, '#1e1830', 0.2],
      [0.5, '#1e1830', 0],
      [1, '#fff6e0', 0.14],
    ],
  );
  return [...faces, sketch.shape([well], { fill })];
}

/** Posts and beams from the back to the front; the last three are the front beam and its posts. */
function frameBoxes({ x, z, height, freeStanding }: Pergola): Box[] {
  const beam = [height - BEAM, height] as const;
  const left = [x[0], x[0] + POST] as const;
  const right = [x[1] - POST, x[1]] as const;
  const back = [z[0], z[0] + POST] as const;
  const front = [z[1] - POST, z[1]] as const;
  const standing = [0, height - BEAM] as const;
  const rearPosts: Box[] = [
    { x: left, y: standing, z: back },
    { x: right, y: standing, z: back },
  ];
  return [
    ...(freeStanding ? rearPosts : []),
    { x, y: beam, z: back },
    { x: left, y: beam, z: [back[1], front[0]] },
    { x: right, y: beam, z: [back[1], front[0]] },
    { x: left, y: standing, z: front },
    { x: right, y: standing, z: front },
    { x, y: beam, z: front },
  ];
}

/** Rolled-out side screens in the order in which they are taken: right, left, front, back. */
function screensOf({ x, z, height, configuration }: Pergola): Polygon[] {
  const count = configuration.options['sideScreens'] ?? 0;
  const y = [8, height - BEAM] as const;
  const depth = [z[0] + POST / 2, z[1] - POST] as const;
  const inner = [x[0] + POST, x[1] - POST] as const;
  const all = [
    sideways(x[1] - POST / 2, y, depth),
    sideways(x[0] + POST / 2, y, depth),
    upright(inner, [(height - BEAM) * 0.62, y[1]], z[1] - POST / 2),
    upright(inner, y, z[0] + POST / 2),
  ];
  return all.slice(0, count);
}

function drawScreen(sketch: Sketch, screen: Polygon, { slatColor, frame }: Pergola): SvgNode {
  const fill = lit(slatColor, 0.86);
  const [a, b] = screen;
  const hem = a && b ? [[a, b]] : [];
  const width = 3.4 * sketch.camera.scaleAt(a?.z ?? 0);
  return el(
    'g',
    {},
    sketch.shape([screen], { fill, opacity: 0.8 }),
    sketch.lines(hem, { stroke: frame, 'stroke-width': Math.round(width * 10) / 10 }),
  );
}

/** ZIP guides: slender rails on the inner faces of the front posts, then of the rear ones. */
function drawGuides(sketch: Sketch, { x, z, height, frame, configuration }: Pergola): SvgNode[] {
  const count = configuration.options['zipGuides'] ?? 0;
  const rail = (at: number, depth: number): Box => ({
    x: [at - 2.5, at + 2.5],
    y: [0, height - BEAM],
    z: [depth - 4, depth],
  });
  const rails = [
    rail(x[0] + POST + 2.5, z[1] - 4),
    rail(x[1] - POST - 2.5, z[1] - 4),
    rail(x[0] + POST + 2.5, z[0] + 6),
    rail(x[1] - POST - 2.5, z[0] + 6),
  ];
  return rails.slice(0, count).map((part) => sketch.box(part, frame, 1.12));
}
