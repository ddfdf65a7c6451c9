import { z } from 'zod';

/** The path of the shop below which the files are served. */
export const PICTURES_PATH = '/zdjecia';

/** The formats in which every picture is stored, the best first. */
const FORMATS = [
  { type: 'image/avif', extension: 'avif' },
  { type: 'image/webp', extension: 'webp' },
] as const;
/** The preferred width, in px, of the file that is used where only one can be named. */
const USUAL_WIDTH = 1200;

/** What the manifest says of a picture of the shop, whose files are `<name>-<hash>-<width>.avif` and `.webp`. */
export const pictureFiles = z.object({
  hash: z.string().regex(/^[0-9a-f]{8}$/),
  /** The size of the largest file, in px. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** In px, ascending. */
  widths: z.array(z.int().positive()).min(1),
  placeholder: z.string().startsWith('data:image/'),
  alt: z.string().min(1),
});
export type PictureFiles = z.output<typeof pictureFiles>;

const pictureName = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const pictureManifest = z.record(pictureName, pictureFiles);

/** What the entry of a picture says of how it is shown. */
export interface Caption {
  /** Empty where staff have not said what it shows. */
  alt: string;
  /** See `Picture.position`. */
  position: string | null;
}

/** The focal point as `Caption.position`; x and y are in % from the left and the top. */
export const positionOf = ({ focalX, focalY }: { focalX: number; focalY: number }): string | null =>
  focalX === 50 && focalY === 50 ? null : `${focalX}% ${focalY}%`;

/** Every format with all its widths, in the syntax of `srcset`. */
export function sourcesOf(name: string, files: PictureFiles) {
  return FORMATS.map(({ type, extension }) => ({
    type,
    srcSet: files.widths
      .map((width) => `${PICTURES_PATH}/${fileName(name, files, width, extension)} ${width}w`)
      .join(', '),
  }));
}

/** The names of all files of a picture. */
export const allFiles = (name: string, files: PictureFiles): string[] =>
  FORMATS.flatMap(({ extension }) =>
    files.widths.map((width) => fileName(name, files, width, extension)),
  );

/**
 * The name of the file that is used where only one can be named: WebP, in the usual width or, without it, the largest.
 */
export function usualFile(name: string, files: PictureFiles): string {
  const width = files.widths.includes(USUAL_WIDTH) ? USUAL_WIDTH : Math.max(...files.widths);
  return fileName(name, files, width, 'webp');
}

const ADDRESS = new RegExp(
  `^${PICTURES_PATH}/([a-z0-9-]+?)(?:-[0-9a-f]{8}-\\d+\\.(?:avif|webp|jpg))?$`,
);

/**
 * The name in the address of one of the shop's pictures, with or without hash and width; null for any other address.
 */
export function nameInAddress(address: string): string | null {
  return ADDRESS.exec(address)?.[1] ?? null;
}

const OWN_PATH = /^\/(?!\/)[\w./-]+$/;

/** Whether an address is a path of the shop: its pages show no external pictures. */
export const isOwnPath = (address: string): boolean =>
  OWN_PATH.test(address) && !address.includes('..');

export function fileName(
  name: string,
  { hash }: Pick<PictureFiles, 'hash'>,
  width: number,
  extension: string,
): string {
  return `${name}-${hash}-${width}.${extension}`;
}
