import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { encode } from './encode.js';
import { readManifest, writeManifest } from './manifest.js';
import type { Picture } from './picture.js';
import { PICTURES } from './pictures.js';
import { hashOf } from './scene.js';
import { take } from './take.js';

const HELP = `Renders the shop's pictures that are missing or out of date into content/pictures.

  npm run pictures -- [name …]     those pictures only
    --list                         only says which these are
    --preview                      small and fast, as PNG into the work folder; nothing else is touched
    --work <folder>                where scenes and films are kept meanwhile (.cache/pictures)
    --scale <share>                of the picture's size that is rendered (1)
    --samples <count>              paths for each pixel (6)
    --threads <count>              how many cores Blender and the denoiser take (2)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    preview: { type: 'boolean', default: false },
    work: { type: 'string', default: '.cache/pictures' },
    scale: { type: 'string' },
    samples: { type: 'string' },
    threads: { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  },
});
const folder = values.preview ? join(values.work, 'preview') : values.work;
const quality = {
  scale: Number(values.scale ?? (values.preview ? 0.3 : 1)),
  samples: Number(values.samples ?? (values.preview ? 8 : 6)),
  threads: Number(values.threads),
  anew: values.preview,
};

if (values.help) console.log(HELP);
else await renderAll(PICTURES.filter(isWanted));

function isWanted({ name }: Picture): boolean {
  return positionals.length === 0 || positionals.includes(name);
}

/** Renders the pictures one after another, so that an interruption loses at most one. */
async function renderAll(pictures: readonly Picture[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const picture of pictures) {
    const start = Date.now();
    const hash = hashOf(picture);
    const previous = readManifest()[picture.name];
    const isCurrent = previous?.hash === hash;
    if (values.preview) await preview(picture);
    else if (isCurrent && !values.list) await describe(picture);
    else if (!values.list) await encode(picture, hash, await take(picture, folder, quality));
    if (values.preview || !isCurrent) {
      console.log(`${picture.name} ${hash} ${Math.round((Date.now() - start) / 1000)} s`);
    }
  }
}

async function preview(picture: Picture): Promise<void> {
  const { data, width, height } = await take(picture, folder, quality);
  const raw = { width, height, channels: 3 } as const;
  await sharp(data, { raw })
    .png()
    .toFile(join(folder, `${picture.name}.png`));
}

/** Updates the alternative text in the manifest, which needs no rendering. */
async function describe({ name, alt }: Picture): Promise<void> {
  const manifest = readManifest();
  const entry = manifest[name];
  if (!entry || entry.alt === alt) return;
  await writeManifest({ ...manifest, [name]: { ...entry, alt } });
}
