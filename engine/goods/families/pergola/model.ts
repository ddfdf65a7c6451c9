import type { Configuration } from '../../configuration/configuration.js';
import { groundLines, standingLine } from '../../model/dimension-line.js';
import { crank, ledStrip, motor, windSensor } from '../../model/fittings.js';
import { level, point } from '../../model/geometry.js';
import type { FamilyModel } from '../../model/model.js';
import { bar, profile, type Part } from '../../model/part.js';
import { postOnPlate } from '../../model/post.js';
import { LOUVRE, depthOf } from '../../model/section.js';
import { terraceSetting } from '../../model/surroundings/setting.js';
import type { LouvredRoof } from '../family.js';
import { type Pergola, type Span, gapsOf, pergolaOf, wellOf } from './layout.js';
import { screensOf } from './screens.js';
import { BEAM, PITCH, POST, snowOnBeam, snowOnLouvres } from './structure.js';

/** Gap between the edge of a louvre and a beam, cm. */
const CLEARANCE = 0.2;
const MM_PER_CM = 10;

export function pergolaModel(configuration: Configuration): FamilyModel {
  const pergola = pergolaOf(configuration);
  const { x, z, height } = pergola;
  return {
    parts: partsOf(pergola),
    dimensions: [...groundLines({ x, z, height: 0 }), standingLine(x[0], height, z[1])],
    footprint: { x, z },
    clearHeight: height - BEAM,
    setting: terraceSetting(x, z[0]),
  };
}

/** z of the louvres' axes, evenly spaced; the first and the last louvre turn without touching the beams. */
function louvreAxes([back, front]: Span): number[] {
  const first = back + depthOf(LOUVRE) / 2 + CLEARANCE;
  const room = front - back - depthOf(LOUVRE) - 2 * CLEARANCE;
  const gaps = Math.max(3, Math.ceil(room / PITCH));
  return Array.from({ length: gaps + 1 }, (_, index) => first + (room * index) / gaps);
}

/** The section, the distance and the area of the louvres in cm, for the computation of shade. */
export function louvredRoofOf(configuration: Configuration): LouvredRoof {
  const { x, y, z } = wellOf(pergolaOf(configuration));
  const [first = 0, second = PITCH] = louvreAxes(z);
  const outline = LOUVRE.outline.map(([up, out]) => [up / MM_PER_CM, out / MM_PER_CM] as const);
  return { louvres: { outline, pitch: second - first }, area: level(x, y, z) };
}

/** The snow in N/m² that a pergola bears: the least that its louvres and its beams bear. */
export function snowOnPergola(configuration: Configuration): number {
  const { z, lines } = pergolaOf(configuration);
  const { louvres } = louvredRoofOf(configuration);
  const fields = gapsOf(lines.map(({ x }) => x)).map(([from, to]) => to - from);
  const length = Math.max(...fields);
  const onBeams = lines.flatMap(({ posts }, index) => {
    const strip = (length + POST) * (index === 0 || index === fields.length ? 0.5 : 1);
    // At a wall, the beam on the wall takes the place of the rear post.
    const supports = [[z[0], z[0] + POST] as const, ...posts.filter(([back]) => back > z[0])];
    return gapsOf(supports).map(([from, to]) => snowOnBeam(to - from, strip));
  });
  return Math.min(snowOnLouvres(length, louvres.pitch), ...onBeams);
}

function partsOf(pergola: Pergola): Part[] {
  const { x, z, height, frame, lines, configuration } = pergola;
  const { options, controlType } = configuration;
  const light = height - BEAM - 0.5;
  return [
    ...frameOf(pergola),
    ...louvresOf(pergola),
    ...screensOf(pergola),
    ...(controlType === 'manual'
      ? crank(point(x[0] + POST + 8, height - BEAM, z[1] - POST + 1.5), 120)
      : motor(point(x[0] + POST / 2, height - BEAM / 2, z[1]))),
    ...(options['ledLighting']
      ? gapsOf(lines.map((line) => line.x)).flatMap((field) => [
          ledStrip(field, light, z[0] + POST - 2),
          ledStrip(field, light, z[1] - 2),
        ])
      : []),
    ...(options['windSensor'] ? windSensor(pergola.sensor, frame) : []),
  ];
}

/** Posts and beams from the back to the front. */
function frameOf({ x, z, height, lines, frame }: Pergola): Part[] {
  const y = [height - BEAM, height] as const;
  const back = [z[0], z[0] + POST] as const;
  const front = [z[1] - POST, z[1]] as const;
  const posts = (isAt: (place: Span) => boolean): Part[] =>
    lines.flatMap((line) =>
      line.posts
        .filter(isAt)
        .flatMap((place) => postOnPlate({ x: line.x, z: place }, height - BEAM, frame)),
    );
  const isFront = ([, to]: Span): boolean => to > front[0];
  return [
    ...posts((place) => !isFront(place)),
    bar('beam', { x, y, z: back }, frame),
    ...lines.map((line) => bar('beam', { x: line.x, y, z: [back[1], front[0]] }, frame)),
    ...posts(isFront),
    bar('beam', { x, y, z: front }, frame),
  ];
}

/** Louvres along x, turned about their axes: at 0° they close the roof, then their front edge rises. */
function louvresOf(pergola: Pergola): Part[] {
  const { y, z } = wellOf(pergola);
  const degrees = -pergola.configuration.lamelOrientation;
  const fields = gapsOf(pergola.lines.map((line) => line.x));
  return louvreAxes(z).flatMap((at) =>
    fields.map((x) => profile('louvre', LOUVRE, x, { y, z: at, degrees }, pergola.louvres)),
  );
}
