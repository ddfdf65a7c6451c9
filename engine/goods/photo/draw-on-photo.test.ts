import { describe, expect, it, test } from '@jest/globals';
import { configured } from '../../testing/configured.js';
import { AFTERNOON } from '../drawing/light.js';
import { renderSvg } from '../drawing/svg.js';
import { CATEGORIES } from '../families/categories.js';
import { derive, shownPose } from '../model/derive.js';
import { point, type Box, type Point } from '../model/geometry.js';
import { material } from '../model/material.js';
import { bar, facesOf } from '../model/part.js';
import { cross, minus, plus, unit } from '../model/vector.js';
import { drawOnPhoto, type PhotoView, usualOffset } from './draw-on-photo.js';
import { paintOrder, solidOf } from './paint-order.js';
import { type PhotoCamera, projectToPhoto } from './photo-camera.js';

function cameraAt(eye: Point, target: Point): PhotoCamera {
  const forward = unit(minus(target, eye));
  const right = unit(cross(forward, point(0, 1, 0)));
  const rotation = { right, down: cross(forward, right), forward };
  return { size: { width: 4000, height: 3000 }, focalLength: 2900, eye, rotation };
}

const CAMERA = cameraAt(point(420, 165, 800), point(0, 140, 0));

const viewOf = (changed: Partial<PhotoView> = {}): PhotoView => ({
  camera: CAMERA,
  offset: point(0, 0, 0),
  pose: { deployed: 1 },
  daylight: AFTERNOON,
  hidden: [],
  ...changed,
});

/** The rectangle around all points of paths. */
function extentOf(svg: string) {
  const places = [...svg.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[LZ])/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

describe.each(CATEGORIES)('%s over a photograph', (category) => {
  const configuration = configured(category);

  it('is drawn as many faces with finite coordinates', () => {
    const svg = renderSvg(drawOnPhoto(configuration, viewOf({ pose: shownPose(configuration) })));
    expect(svg).not.toMatch(/NaN|Infinity/);
    expect(svg.match(/<path/g)?.length).toBeGreaterThan(10);
  });

  it('is drawn with finite coordinates even where it surrounds the camera', () => {
    const inside = cameraAt(point(20, 120, 90), point(0, 120, 0));
    expect(renderSvg(drawOnPhoto(configuration, viewOf({ camera: inside })))).not.toMatch(/NaN/);
  });
});

test('goods are moved by an offset at true scale', () => {
  const configuration = configured('markizy', { width: 400 });
  const pose = { deployed: 0 };
  const offset = point(-60, 20, 0);
  const daylight = { sun: null, night: true };
  const drawn = extentOf(renderSvg(drawOnPhoto(configuration, viewOf({ daylight, pose, offset }))));
  const corners = derive(configuration, pose)
    .parts.flatMap(facesOf)
    .flat()
    .map((corner) => projectToPhoto(CAMERA, plus(corner, offset)));
  expect(drawn.left).toBeCloseTo(Math.min(...corners.map(({ x }) => x)), 0);
  expect(drawn.right).toBeCloseTo(Math.max(...corners.map(({ x }) => x)), 0);
  expect(drawn.top).toBeCloseTo(Math.min(...corners.map(({ y }) => y)), 0);
});

test('goods for a window hang where the marked window is', () => {
  const configuration = configured('refleksole', { width: 120, height: 140 });
  const low = usualOffset(configuration, 10);
  const high = usualOffset(configuration, 90);
  expect(high.y - low.y).toBe(80);
  expect(usualOffset(configured('markizy'), 90)).toEqual(point(0, 0, 0));
});

test('objects in front of the goods are cut out of them', () => {
  const outline = [
    { x: 10, y: 10 },
    { x: 500, y: 10 },
    { x: 500, y: 900 },
  ];
  const configuration = configured('markizy');
  const svg = renderSvg(drawOnPhoto(configuration, viewOf({ hidden: [outline] })));
  const [, id] = /<mask id="([^"]+)"/.exec(svg) ?? [];
  expect(svg).toContain(`mask="url(#${id})"`);
  expect(svg).toContain('M10 10L500 10L500 900Z');
  expect(renderSvg(drawOnPhoto(configuration, viewOf()))).not.toContain('<mask');
});

test('there is a shadow only while the sun shines on the wall', () => {
  const configuration = configured('markizy');
  const shadows = (daylight: PhotoView['daylight']) =>
    renderSvg(drawOnPhoto(configuration, viewOf({ daylight }))).match(
      /<path d="M[^"]*"[^>]*opacity/g,
    );
  expect(shadows(AFTERNOON)?.length).toBeGreaterThan(0);
  expect(shadows({ sun: null, night: false })).toBeNull();
});

describe('the order of painting', () => {
  const paint = material('aluminium', '#808080');
  const block = (x: Box['x'], y: Box['y'], z: Box['z']) => bar('beam', { x, y, z }, paint);
  const ordered = (boxes: readonly ReturnType<typeof block>[], camera = CAMERA) =>
    paintOrder(
      boxes.map((box) => solidOf(box, point(0, 0, 0), camera)),
      camera.eye,
    ).map(({ part }) => boxes.indexOf(part));

  test.each([
    [
      'the nearer post comes last',
      [block([-5, 5], [0, 250], [300, 310]), block([-5, 5], [0, 250], [0, 10])],
      [1, 0],
    ],
    [
      // The middle of the beam is nearer to the camera than that of the post, but the beam lies behind the post.
      'a long beam behind a post comes first',
      [block([-300, 420], [200, 220], [0, 20]), block([-260, -240], [0, 250], [40, 60])],
      [0, 1],
    ],
    [
      'a roof is painted over the posts that carry it, seen from above',
      [block([-200, 200], [250, 260], [0, 300]), block([180, 190], [0, 250], [280, 290])],
      [1, 0],
    ],
  ])('%s', (_, boxes, order) => {
    const camera = cameraAt(point(420, 500, 800), point(0, 140, 0));
    expect(ordered(boxes, camera)).toEqual(order);
  });

  it('leaves out parts behind the camera', () => {
    expect(ordered([block([0, 10], [0, 10], [2000, 2100])])).toEqual([]);
  });
});
