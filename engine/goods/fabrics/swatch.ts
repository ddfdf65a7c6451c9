import { lightness, lit, mix } from '../drawing/paint.js';
import { type SvgNode, el } from '../drawing/svg.js';
import type { Fabric } from './fabrics.js';
import { type Tile, type Yarn, tileOf } from './weave.js';

/** The overcast sky behind the gaps of an open weave. */
const BEHIND = '#b4c0c6';
const SHADOW = '#241f2b';

/** Left, top, width and height in mm. */
type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** A piece of cloth that repeats without a seam, drawn thread by thread at its real size. */
export function drawSwatch(fabric: Fabric): SvgNode {
  const { weave, openness } = fabric.collection;
  const tile = tileOf(weave, openness);
  const { width, height, warp, weft } = tile;
  const ground = el('rect', { width, height, fill: BEHIND });
  const threads = [
    // A warp yarn below the weft shows only in the gaps.
    ...(fabric.collection.openness > 0 ? warp : []).flatMap((yarn) =>
      drawThread(fabric, yarn.tone * 0.88, [upright(yarn, height)]),
    ),
    ...weft.flatMap((yarn) => drawThread(fabric, yarn.tone * 0.94, [across(yarn, width)])),
    ...warp.flatMap((yarn, index) => drawWarp(fabric, tile, yarn, index)),
  ];
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: `${round(width)}mm`,
      height: `${round(height)}mm`,
      viewBox: `0 0 ${round(width)} ${round(height)}`,
    },
    ground,
    ...threads,
  );
}

const across = ({ at, thickness }: Yarn, width: number): Rectangle => [
  0,
  at - thickness / 2,
  width,
  thickness,
];

const upright = ({ at, thickness }: Yarn, height: number): Rectangle => [
  at - thickness / 2,
  0,
  thickness,
  height,
];

/** The pieces of a warp yarn that lie on top, each with the shadow that it casts where it goes below. */
function drawWarp(fabric: Fabric, tile: Tile, yarn: Yarn, index: number): SvgNode[] {
  const floats = floatsOf(tile, index).map(([from, to]): Rectangle => {
    const top = tile.weft[from]!;
    const bottom = tile.weft[to]!;
    const y = top.at - top.thickness / 2;
    const end = bottom.at + bottom.thickness / 2;
    return [yarn.at - yarn.thickness / 2, y, yarn.thickness, end - y];
  });
  const depth = depthOf(fabric);
  const rim = yarn.thickness * 0.14;
  const shadows = floats.map(([x, y, width, height]): Rectangle => [
    x,
    y - rim,
    width,
    height + 2 * rim,
  ]);
  return [
    el('path', { d: pathOf(shadows), fill: SHADOW, 'fill-opacity': round(0.28 * depth) }),
    ...drawThread(fabric, yarn.tone, floats),
  ];
}

/** First and last crossing of each run of a warp yarn above the weft; a run over the edge of the tile is cut there. */
function floatsOf({ weft, isWarpOnTop }: Tile, index: number): [number, number][] {
  const runs: [number, number][] = [];
  for (const crossing of weft.keys()) {
    if (!isWarpOnTop(index, crossing)) continue;
    const last = runs.at(-1);
    if (last && last[1] === crossing - 1) last[1] = crossing;
    else runs.push([crossing, crossing]);
  }
  return runs;
}

/** Rectangles as round yarns: a dark edge on both sides and light along the middle. */
function drawThread(fabric: Fabric, tone: number, pieces: Rectangle[]): SvgNode[] {
  const base = toned(fabric.hex, tone);
  const isAcross = pieces.some(([, , width, height]) => width > height);
  const middle = pieces.map(([x, y, width, height]): Rectangle =>
    isAcross
      ? [x, y + height * 0.26, width, height * 0.4]
      : [x + width * 0.24, y + height * 0.07, width * 0.44, height * 0.86],
  );
  return [
    el('path', { d: pathOf(pieces), fill: mix(base, SHADOW, 0.14 * depthOf(fabric)) }),
    el('path', {
      d: pathOf(middle),
      fill: mix(
        base,
        '#ffffff',
        (0.05 + 0.1 * (1 - lightness(base))) * fabric.collection.weave.relief,
      ),
    }),
  ];
}

/** How dark the hollows are: light cloth reflects light into them, so little shade is left. */
const depthOf = ({ hex, collection }: Fabric): number =>
  collection.weave.relief * (1.1 - 0.6 * lightness(hex));

const toned = (hex: string, tone: number): string =>
  tone < 1 ? mix(hex, SHADOW, 1 - tone) : lit(hex, tone);

const pathOf = (rectangles: readonly Rectangle[]): string =>
  rectangles
    .map(([x, y, w, h]) => `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`)
    .join('');

const round = (value: number): number => Math.round(value * 1000) / 1000;
