import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Caption,
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
 * by the constructor. `captions` are those of all pictures, uploaded ones too.
 */
export class PictureStore {
  private readonly stored: ReadonlyMap<string, StoredPicture>;
  private readonly further = new Map<string, Picture[]>();

  /** Throws for an invalid manifest; a folder without one has no pictures. */
  constructor(
    readonly directory: string,
    private readonly captions: ReadonlyMap<string, Caption> = new Map(),
  ) {
    this.stored = new Map(
      Object.entries(readManifest(directory)).map(([name, files]) => [
        name,
        { picture: this.show(name, files), file: usualFile(name, files) },
      ]),
    );
    for (const [name, { picture }] of this.stored)
      for (const start of startsOf(name))
        this.further.set(start, [...this.furtherOf(start), picture]);
  }

  find(name: string): Picture | null {
    return this.stored.get(name)?.picture ?? null;
  }

  get names(): string[] {
    return [...this.stored.keys()];
  }

  /** A picture as a page shows it; `alt` is used instead of what its entry says. */
  show(name: string, files: PictureFiles, alt?: string): Picture {
    return captioned(pictureOf(name, files), this.captions.get(name), alt);
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
  return { url, width, height, placeholder: null, alt, position: null, sources: [] };
}

function readManifest(directory: string): Record<string, PictureFiles> {
  const path = join(directory, MANIFEST);
  return existsSync(path) ? pictureManifest.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
}

/** The picture with this text, else that of its caption, else its own; and with the position of its caption. */
export const captioned = (picture: Picture, caption?: Caption, alt?: string): Picture => ({
  ...picture,
  alt: alt ?? (caption?.alt || picture.alt),
  position: caption?.position ?? null,
});

/** One of the shop's pictures without its caption. */
export function pictureOf(name: string, files: PictureFiles): Picture {
  const { width, height, placeholder, alt } = files;
  const url = `${PICTURES_PATH}/${usualFile(name, files)}`;
  return { url, width, height, placeholder, alt, position: null, sources: sourcesOf(name, files) };
}
