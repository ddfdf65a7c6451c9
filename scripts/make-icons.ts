// Makes the shop's icons from its sign, and the picture for shared links from the sign and a rendered picture: npm run
// icons
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { ICONS, onPaper } from '../api/features/pictures/icons.js';
import { PICTURES_FOLDER, filesOf, readManifest } from '../tools/pictures/manifest.js';

const ROOT = join(import.meta.dirname, '..');
const PUBLIC = join(ROOT, 'web/public');
const INK = '#1e2326';
const SHARED = { width: 1200, height: 630 };
const sign = await readFile(join(PUBLIC, 'favicon.svg'));
for (const [name, make] of Object.entries(ICONS))
  await writeFile(join(PUBLIC, name), await make(drawSign));
await sharedPicture();

function drawSign(width: number): Promise<Buffer> {
  return sharp(sign, { density: 72 * 16 })
    .resize(width)
    .png()
    .toBuffer();
}

/** Writes the picture for previews of links to the shop. */
async function sharedPicture(): Promise<void> {
  const { width, height } = SHARED;
  const rendered = filesOf('home', readManifest()['home']!).at(-1)!;
  const picture = await sharp(join(PICTURES_FOLDER, rendered))
    .resize(660, height, { fit: 'cover' })
    .png()
    .toBuffer();
  await onPaper(width, height)
    .composite([
      { input: picture, left: width - 660, top: 0 },
      { input: await drawSign(120), left: 70, top: 120 },
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
