import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import {
  PICTURES_FOLDER,
  filesOf,
  readManifest,
  writeManifest,
  type PictureEntry,
} from './manifest.js';
import type { Picture } from './picture.js';

const WIDTHS = [480, 800, 1200, 1600];
const PLACEHOLDER_WIDTH = 20;
/** The limit of an AVIF file in bytes. The quality is reduced until the file fits or the lowest quality is reached. */
const HEAVIEST_AVIF = 160_000;
const AVIF_QUALITIES = [58, 52, 46, 40];

/** An opaque 8-bit sRGB picture. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Writes a picture in all its sizes and adds it to the manifest; the files that they replace are removed. */
export async function encode(picture: Picture, hash: string, pixels: Pixels): Promise<void> {
  const { name, width, height, alt } = picture;
  await mkdir(PICTURES_FOLDER, { recursive: true });
  const widths = WIDTHS.filter((each) => each <= width);
  const entry: PictureEntry = { hash, width, height, widths, placeholder: '', alt };
  for (const each of widths) await writeSizes(join(PICTURES_FOLDER, `${name}-${hash}-${each}`));
  const tiny = await scaled(PLACEHOLDER_WIDTH).webp({ quality: 50 }).toBuffer();
  entry.placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
  await writeManifest({ ...readManifest(), [name]: entry });
  await removeOthers(name, filesOf(name, entry));

  async function writeSizes(path: string): Promise<void> {
    const each = Number(path.slice(path.lastIndexOf('-') + 1));
    await scaled(each).webp({ quality: 78, effort: 4 }).toFile(`${path}.webp`);
    for (const quality of AVIF_QUALITIES) {
      const { size } = await scaled(each).avif({ quality, effort: 3 }).toFile(`${path}.avif`);
      if (size <= HEAVIEST_AVIF) return;
    }
  }

  function scaled(to: number): Sharp {
    const raw = { width: pixels.width, height: pixels.height, channels: 3 } as const;
    return sharp(pixels.data, { raw }).resize(to, Math.round((to * height) / width), {
      fit: 'cover',
      kernel: 'lanczos3',
    });
  }
}

async function removeOthers(name: string, current: readonly string[]): Promise<void> {
  const ofThis = new RegExp(`^${name}-[0-9a-f]{8}-\\d+\\.(avif|webp)$`);
  const files = await readdir(PICTURES_FOLDER);
  const stale = files.filter((file) => ofThis.test(file) && !current.includes(file));
  await Promise.all(stale.map((file) => rm(join(PICTURES_FOLDER, file))));
}
