import {
  type Box,
  type Point,
  type Polygon,
  level,
  point,
  sideways,
  upright,
} from '../model/geometry.js';
import { axisOf, facesOf, normalOf, sizeOfSection, type Part } from '../model/part.js';
import { ROUND } from '../model/section.js';
import { dot, lengthOf, minus, plus, times } from '../model/vector.js';
import type { Camera } from './camera.js';
import type { Light } from './light.js';
import { lit } from './paint.js';
import { el, type SvgNode } from './svg.js';

type Attributes = SvgNode['attributes'];
type Stop = readonly [offset: number, color: string, opacity?: number];

/** Draws shapes, lines and solids (points in cm) through the camera and collects the SVG definitions that they use. */
export class Sketch {
  readonly definitions: SvgNode[] = [];

  constructor(
    readonly camera: Camera,
    readonly light: Light,
    private readonly prefix: string,
  ) {}

  /** Filled polygons in one path; those with fewer than three corners are left out. */
  shape(polygons: readonly Polygon[], attributes: Attributes, round = short): SvgNode {
    const d = polygons
      .filter((polygon) => polygon.length > 2)
      .map((polygon) => `M${polygon.map((corner) => this.at(corner, round)).join('L')}Z`);
    return el('path', { d: d.join(''), ...attributes });
  }

  /** Open lines in one path. */
  lines(lines: readonly Polygon[], attributes: Attributes): SvgNode {
    const d = lines.map((line) => `M${line.map((corner) => this.at(corner, short)).join('L')}`);
    return el('path', { d: d.join(''), fill: 'none', ...attributes });
  }

  /** The visible faces of a box, lit by their angle to the sun. */
  box({ x, y, z }: Box, color: string, exposure = 1): SvgNode {
    const { eye } = this.camera;
    const faces: [boolean, Polygon, Point][] = [
      [eye.y > y[1], level(x, y[1], z), point(0, 1, 0)],
      [eye.y < y[0], level(x, y[0], z), point(0, -1, 0)],
      [eye.x < x[0], sideways(x[0], y, z), point(-1, 0, 0)],
      [eye.x > x[1], sideways(x[1], y, z), point(1, 0, 0)],
      [true, upright(x, y, z[1]), point(0, 0, 1)],
    ];
    const visibleFaces = faces.filter(([visible]) => visible);
    // Hairlines in the faces' own colours close the seams between them.
    return el(
      'g',
      { 'stroke-width': 0.6 },
      ...visibleFaces.map(([, face, normal]) => {
        const fill = lit(color, this.light.brightness(normal) * exposure);
        return this.shape([face], { fill, stroke: fill });
      }),
    );
  }

  /** The visible faces of a part, or one stroke for a round part. */
  part(part: Part, exposure = 1): SvgNode {
    const { color } = part.material;
    if (part.section === ROUND) return this.rod(part, color);
    const visibleFaces = facesOf(part)
      .map((face) => ({ face, normal: normalOf(face), away: this.distance(face) }))
      .filter(({ face, normal }) => this.sees(face, normal))
      .toSorted((a, b) => b.away - a.away);
    return el(
      'g',
      { 'stroke-width': 0.6 },
      ...visibleFaces.map(({ face, normal }) => {
        const fill = lit(color, this.light.brightness(normal) * exposure);
        return this.shape([face], { fill, stroke: fill });
      }),
    );
  }

  /** Parts in the order in which they are given. */
  parts(parts: readonly Part[]): SvgNode[] {
    return parts.map((part) => this.part(part));
  }

  private rod(part: Part, color: string): SvgNode {
    const ends = axisOf(part);
    return this.lines([ends], {
      stroke: color,
      'stroke-width': short(sizeOfSection(part).width * this.camera.scaleAt(ends[0].z)),
      'stroke-linecap': 'round',
    });
  }

  private sees([corner]: Polygon, normal: Point): boolean {
    return corner !== undefined && dot(normal, minus(this.camera.eye, corner)) > 0;
  }

  private distance(face: Polygon): number {
    const sum = face.reduce((total, corner) => plus(total, corner), point(0, 0, 0));
    return lengthOf(minus(this.camera.eye, times(sum, 1 / face.length)));
  }

  /** A gradient between two points of the scene, as a value for fill or stroke. */
  gradient(name: string, from: Point, to: Point, stops: readonly Stop[]): string {
    const [x1, y1] = this.camera.project(from);
    const [x2, y2] = this.camera.project(to);
    const line = { x1: short(x1), y1: short(y1), x2: short(x2), y2: short(y2) };
    return this.define('linearGradient', name, { gradientUnits: 'userSpaceOnUse', ...line }, stops);
  }

  /** A radial gradient that fits the shape which it fills, as a value for fill. */
  halo(name: string, stops: readonly Stop[]): string {
    return this.define('radialGradient', name, {}, stops);
  }

  /** A blur of a radius in cm at the wall, as a value for filter. */
  blur(name: string, radius: number): string {
    const id = this.id(name);
    const stdDeviation = short(radius * this.camera.scaleAt(0));
    const area = { x: '-10%', y: '-10%', width: '120%', height: '120%' };
    this.definitions.push(el('filter', { id, ...area }, el('feGaussianBlur', { stdDeviation })));
    return `url(#${id})`;
  }

  id(name: string): string {
    return `${this.prefix}-${name}`;
  }

  private define(
    tag: string,
    name: string,
    attributes: Attributes,
    stops: readonly Stop[],
  ): string {
    const id = this.id(name);
    const children = stops.map(([offset, color, opacity = 1]) =>
      el('stop', { offset, 'stop-color': color, ...(opacity < 1 && { 'stop-opacity': opacity }) }),
    );
    this.definitions.push(el(tag, { id, ...attributes }, ...children));
    return `url(#${id})`;
  }

  private at(corner: Point, round: (value: number) => number): string {
    const [x, y] = this.camera.project(corner);
    return `${round(x)} ${round(y)}`;
  }
}

/** Rounds to a tenth of a unit, which makes the SVG shorter without a visible difference. */
export function short(value: number): number {
  return Math.round(value * 10) / 10;
}
