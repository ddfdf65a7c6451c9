import type { Sharp } from 'sharp';
import { isHeic } from '#engine/goods/photo/heic';
import { sharp } from '../../adapters/image-library.js';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Texts, which may be compressed a thousandfold. */
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt']);
/** Length, type and checksum of a chunk. */
const FRAME = 12;

const isPng = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/** A PNG file without its texts, which the decoder would unpack although nobody reads them. */
function withoutTexts(png: Buffer): Buffer {
  const parts: Buffer[] = [SIGNATURE];
  for (let start = SIGNATURE.length; start + FRAME <= png.length;) {
    const end = start + FRAME + png.readUInt32BE(start);
    const type = png.toString('latin1', start + 4, start + 8);
    if (!TEXTS.has(type)) parts.push(png.subarray(start, end));
    start = end;
  }
  return Buffer.concat(parts);
}

/** The widths of the files, in px. */
const WIDTHS = [480, 800, 1200, 1600];
const MIN_WIDTH = 480;
const MAX_PIXELS = 50_000_000;
/** AVIF is decoded as a whole, which takes about 20 bytes for each pixel. */
const MAX_AVIF_PIXELS = 16_000_000;
/**
 * How many times longer than the other side a side may be: at a width of 1600 px, the height then stays below WebP's
 * limit of 16383 px.
 */
const MAX_RATIO = 10;
const PLACEHOLDER_WIDTH = 20;
const AVIF = { quality: 50, effort: 3 };
const WEBP = { quality: 76 };
/** The longest side of a customer's photograph, in px. */
const LONGEST_SIDE = 1600;
/** The same of a picture that staff attach, such as a scan in which small print is to be read. */
const LONGEST_SIDE_ATTACHED = 3600;

export interface EncodedPicture {
  /** The size of the largest file, in px. */
  width: number;
  height: number;
  /** In px, ascending. */
  widths: number[];
  placeholder: string;
  files: { width: number; extension: 'avif' | 'webp'; bytes: Buffer }[];
}

/** One WebP file and its size in px. */
export interface EncodedPhotograph {
  width: number;
  height: number;
  bytes: Buffer;
}

/** Why a picture is refused, in Polish. */
export class PictureRefusal extends Error {}

const isAvif = (bytes: Buffer): boolean => bytes.toString('latin1', 4, 12) === 'ftypavif';

/** Tests for JPEG, PNG, WebP and AVIF by their first bytes, so that no other format reaches a decoder. */
const SIGNATURES: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  isPng,
  (bytes) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  isAvif,
];

export const hasPictureSignature = (file: Buffer): boolean =>
  SIGNATURES.some((matches) => matches(file));

/**
 * Re-encodes a picture in the shop's widths up to its own, rotated upright, in sRGB and without metadata. Throws
 * `PictureRefusal` for a file that is no picture, or is damaged, too small, too large or too long. To be called in a
 * process of its own: what a hostile file makes the decoder allocate is known only afterwards.
 */
export async function encodePicture(file: Buffer): Promise<EncodedPicture> {
  const { bytes, width, height } = await check(file);
  if (width < MIN_WIDTH)
    throw new PictureRefusal(
      `Zdjęcie jest za małe: potrzeba co najmniej ${MIN_WIDTH}\u00a0px szerokości.`,
    );
  if (Math.max(width, height) > MAX_RATIO * Math.min(width, height))
    throw new PictureRefusal(
      `Zdjęcie jest za bardzo wydłużone: dłuższy bok może być najwyżej ${MAX_RATIO}\u00a0razy dłuższy od krótszego.`,
    );
  const widths = widthsUpTo(width);
  const largest = Math.max(...widths);
  return decoding(async () => {
    // Decoded once, because decoding the original costs most.
    const { data, info } = await opened(bytes)
      .resize({ width: largest })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const decoded = sharp(data, { raw: info });
    const files: EncodedPicture['files'] = [];
    for (const target of widths) {
      const resized = decoded.clone().resize({ width: target });
      files.push({
        width: target,
        extension: 'avif',
        bytes: await resized.clone().avif(AVIF).toBuffer(),
      });
      files.push({
        width: target,
        extension: 'webp',
        bytes: await resized.clone().webp(WEBP).toBuffer(),
      });
    }
    const tiny = await decoded
      .clone()
      .resize({ width: PLACEHOLDER_WIDTH })
      .webp({ quality: 40 })
      .toBuffer();
    const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
    return {
      width: largest,
      height: Math.round((height * largest) / width),
      widths,
      placeholder,
      files,
    };
  });
}

/**
 * Re-encodes a customer's photograph as one file, rotated upright, in sRGB and without metadata. Throws
 * `PictureRefusal` for a file that is no picture, or is damaged or too large. To be called like `encodePicture`.
 */
export const encodePhotograph = (file: Buffer): Promise<EncodedPhotograph> =>
  encodeOne(file, LONGEST_SIDE);

/** The same for a picture that staff attach. */
export const encodeAttachment = (file: Buffer): Promise<EncodedPhotograph> =>
  encodeOne(file, LONGEST_SIDE_ATTACHED);

async function encodeOne(file: Buffer, longestSide: number): Promise<EncodedPhotograph> {
  const { bytes } = await check(file);
  return decoding(async () => {
    const { data, info } = await opened(bytes)
      .resize({
        width: longestSide,
        height: longestSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .webp(WEBP)
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, bytes: data };
  });
}

/** The bytes to decode and the size of a picture. Throws `PictureRefusal` for other files and too many pixels. */
async function check(file: Buffer): Promise<{ bytes: Buffer; width: number; height: number }> {
  if (isHeic(file))
    throw new PictureRefusal(
      'To zdjęcie w\u00a0formacie HEIC. Zapisz je jako JPEG (w\u00a0iPhonie: Ustawienia, Aparat, Formaty, „Najbardziej zgodne”) i\u00a0wgraj ponownie.',
    );
  if (!hasPictureSignature(file))
    throw new PictureRefusal('To nie jest zdjęcie. Wgraj plik JPEG, PNG, WebP lub AVIF.');
  const bytes = isPng(file) ? withoutTexts(file) : file;
  return { bytes, ...(await readSize(bytes)) };
}

async function decoding<Encoded>(decode: () => Promise<Encoded>): Promise<Encoded> {
  try {
    return await decode();
  } catch {
    throw new PictureRefusal('Tego pliku nie da się odczytać: zdjęcie jest uszkodzone.');
  }
}

async function readSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  const metadata = await decoding(() => opened(bytes, NO_LIMIT).metadata());
  const { width, height } = metadata.autoOrient;
  const most = isAvif(bytes) ? MAX_AVIF_PIXELS : MAX_PIXELS;
  if (width * height > most)
    throw new PictureRefusal(`Zdjęcie ma za dużo pikseli: najwyżej ${most / 1_000_000} milionów.`);
  return { width, height };
}

/**
 * Switches off the library's own limit of pixels where only the size is read: a larger picture is then refused by the
 * shop's message, which names the limit.
 */
const NO_LIMIT = false;

function opened(bytes: Buffer, limitInputPixels: number | typeof NO_LIMIT = MAX_PIXELS): Sharp {
  return sharp(bytes, {
    limitInputPixels,
    failOn: 'error',
    sequentialRead: true,
    pages: 1,
  }).autoOrient();
}

function widthsUpTo(width: number): number[] {
  const fitting = WIDTHS.filter((candidate) => candidate <= width);
  const largest = Math.min(width, Math.max(...WIDTHS));
  return [...new Set([...fitting, largest])];
}
