import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a page needs to show a picture without a layout shift. */
export interface PictureEntry {
  /** The result of `hashOf` when the picture was rendered; part of its file names. */
  hash: string;
  width: number;
  height: number;
  widths: number[];
  /** A data: URI of the picture at a width of 20 pixels. */
  placeholder: string;
  alt: string;
}

export type Manifest = Record<string, PictureEntry>;

export const PICTURES_FOLDER = join(
  dirname(fileURLToPath(import.meta.url)),
  '../../content/pictures',
);
const MANIFEST = join(PICTURES_FOLDER, 'pictures.json');

export function readManifest(): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  return manifest;
}

/** Writes the manifest with the names in alphabetical order, so that a new picture is one new entry in the diff. */
export async function writeManifest(manifest: Manifest): Promise<void> {
  const entries = Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(MANIFEST, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

/** The names of all files of a picture. */
export function filesOf(name: string, { hash, widths }: PictureEntry): string[] {
  return widths.flatMap((width) =>
    ['avif', 'webp'].map((type) => `${name}-${hash}-${width}.${type}`),
  );
}
