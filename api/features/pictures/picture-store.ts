import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type PictureFiles,
  PICTURES_PATH,
  nameInAddress,
  pictureManifest,
  sourcesOf,
  usualFile,
} from './picture-files.js';
import type { Picture } from './picture.payloads.js';

const MANIFEST = 'pictures.json';

interface StoredPicture {
  picture: Picture;
  /** The file that `url` refers to. */
  file: string;
}

/**
 * The shop's own pictures by name: `produkt-1`, `produkt-1-detal`, `kategoria-{category}`. Their manifest is read once,
 * by the constructor.
 */
export class PictureStore {
  private readonly stored: ReadonlyMap<string, StoredPicture>;
  private readonly further = new Map<string, Picture[]>();

  /** Throws for an invalid manifest; a folder without one has no pictures. */
  constructor(readonly directory: string) {
    this.stored = new Map(
      Object.entries(readManifest(directory)).map(([name, files]) => [
        name,
        storedPicture(name, files),
      ]),
    );
    for (const [name, { picture }] of this.stored)
      for (const start of startsOf(name))
        this.further.set(start, [...this.furtherOf(start), picture]);
  }

  find(name: string): Picture | null {
    return this.stored.get(name)?.picture ?? null;
  }

  /** The pictures whose names continue this one: `produkt-1-detal` for `produkt-1`. */
  furtherOf(name: string): readonly Picture[] {
    return this.further.get(name) ?? [];
  }

  /** Where a picture's usual file lies on the disk; null where there is no such picture. */
  pathOf(name: string): string | null {
    const stored = this.stored.get(name);
    return stored ? join(this.directory, stored.file) : null;
  }

  /** The picture at an address of the shop, in its newest version; null where the store has none for the address. */
  at(address: string): Picture | null {
    const name = nameInAddress(address);
    return name === null ? null : this.find(name);
  }
}

/** `produkt` and `produkt-1` of `produkt-1-detal`. */
function startsOf(name: string): string[] {
  const words = name.split('-');
  return words.slice(1).map((_, index) => words.slice(0, index + 1).join('-'));
}

/** A picture without files of several widths and formats: only its address is known, and perhaps its size in px. */
export function onlyAt(
  url: string,
  alt: string,
  size?: { width: number; height: number },
): Picture {
  const { width = null, height = null } = size ?? {};
  return { url, width, height, placeholder: null, alt, sources: [] };
}

function readManifest(directory: string): Record<string, PictureFiles> {
  const path = join(directory, MANIFEST);
  return existsSync(path) ? pictureManifest.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
}

function storedPicture(name: string, files: PictureFiles): StoredPicture {
  return { picture: pictureOf(name, files), file: usualFile(name, files) };
}

/** One of the shop's pictures as a page shows it. */
export function pictureOf(name: string, files: PictureFiles): Picture {
  const { width, height, placeholder, alt } = files;
  const url = `${PICTURES_PATH}/${usualFile(name, files)}`;
  return { url, width, height, placeholder, alt, sources: sourcesOf(name, files) };
}
