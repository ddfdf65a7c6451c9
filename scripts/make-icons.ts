// Makes the shop's icons from its sign, and the picture for shared links from the sign and a rendered picture: npm run
// icons
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { PICTURES_FOLDER, filesOf, readManifest } from '../tools/pictures/manifest.js';

const ROOT = join(import.meta.dirname, '..');
const PUBLIC = join(ROOT, 'web/public');
const PAPER = '#faf7f1';
const INK = '#1e2326';
/** The share of an icon's side that the sign fills. With SAFE no mask of a home screen cuts into the sign. */
const WHOLE = 0.86;
const SAFE = 0.56;
const SHARED = { width: 1200, height: 630 };
const sign = await readFile(join(PUBLIC, 'favicon.svg'));
await icon('icon-192.png', 192, WHOLE);
await icon('icon-512.png', 512, WHOLE);
await icon('icon-maskable-512.png', 512, SAFE);
await icon('apple-touch-icon.png', 180, SAFE);
await favicon(48);
await sharedPicture();

/** Writes an icon: the sign in the middle of a square in the colour of paper. */
async function icon(name: string, side: number, part: number): Promise<void> {
  const width = Math.round(side * part);
  const input = await sharp(sign, { density: 72 * 16 })
    .resize(width)
    .png()
    .toBuffer();
  await paper(side, side)
    .composite([{ input }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(PUBLIC, name));
}

/** Writes favicon.ico, which some programs ask for by its name: an ICO file that consists of one PNG. */
async function favicon(side: number): Promise<void> {
  const png = await sharp(sign, { density: 72 * 16 })
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
  await writeFile(join(PUBLIC, 'favicon.ico'), Buffer.concat([head, png]));
}

/** Writes the picture for previews of links to the shop. */
async function sharedPicture(): Promise<void> {
  const { width, height } = SHARED;
  const rendered = filesOf('home', readManifest()['home']!).at(-1)!;
  const picture = await sharp(join(PICTURES_FOLDER, rendered))
    .resize(660, height, { fit: 'cover' })
    .png()
    .toBuffer();
  const mark = await sharp(sign, { density: 72 * 16 })
    .resize(120)
    .png()
    .toBuffer();
  await paper(width, height)
    .composite([
      { input: picture, left: width - 660, top: 0 },
      { input: mark, left: 70, top: 120 },
      await words('Cieniomat', 'brygada-1918-500', 'Brygada 1918 Medium', 64, 70, 275),
      await words('Słońce pod kontrolą', 'figtree-600', 'Figtree SemiBold', 30, 70, 375),
      await words('Osłony na wymiar', 'figtree-400', 'Figtree', 24, 70, 430),
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(PUBLIC, 'udostepnianie.jpg'));
}

async function words(
  text: string,
  file: string,
  font: string,
  points: number,
  left: number,
  top: number,
): Promise<OverlayOptions> {
  const fontfile = join(ROOT, 'content/fonts', `${file}.ttf`);
  const markup = `<span foreground="${INK}">${text}</span>`;
  const input = {
    text: { text: markup, font: `${font} ${points}`, fontfile, rgba: true, dpi: 96 },
  };
  return { input: await sharp(input).png().toBuffer(), left, top };
}

function paper(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: PAPER } });
}
