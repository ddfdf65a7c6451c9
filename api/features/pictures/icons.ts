import type { Sharp } from 'sharp';
import { sharp } from '../../adapters/image-library.js';

const PAPER = '#faf7f1';
/** The share of an icon's side that the sign fills. With SAFE no mask of a home screen cuts into the sign. */
const WHOLE = 0.86;
const SAFE = 0.56;

/** The icons of a shop, by the names under which it serves them, each made from its sign (`draw` renders it in a box). */
export const ICONS: Readonly<Record<string, (draw: DrawSign) => Promise<Buffer>>> = {
  'icon-192.png': (draw) => icon(draw, 192, WHOLE),
  'icon-512.png': (draw) => icon(draw, 512, WHOLE),
  'icon-maskable-512.png': (draw) => icon(draw, 512, SAFE),
  'apple-touch-icon.png': (draw) => icon(draw, 180, SAFE),
  'favicon.ico': favicon,
};

/** The sign, as large as fits into a box (px), on a transparent background. */
export type DrawSign = (width: number, height: number) => Promise<Buffer>;

/** The sign in the middle of a square in the colour of paper. */
async function icon(draw: DrawSign, side: number, part: number): Promise<Buffer> {
  const inner = Math.round(side * part);
  return onPaper(side, side)
    .composite([{ input: await draw(inner, inner) }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** favicon.ico, which some programs ask for by its name: an ICO file that consists of one PNG. */
async function favicon(draw: DrawSign): Promise<Buffer> {
  const side = 48;
  const png = await sharp(await draw(side, side))
    .resize(side, side, { fit: 'contain', background: '#0000' })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const head = Buffer.alloc(22);
  // An icon (1) with one picture (1) of this size, 32 bits a pixel, which begins after this head.
  for (const [value, at] of [
    [1, 2],
    [1, 4],
    [1, 10],
    [32, 12],
  ] as const)
    head.writeUInt16LE(value, at);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** A picture in the colour of paper, to draw on. */
export const onPaper = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: PAPER } });
