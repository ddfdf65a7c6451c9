import type { Metadata, Sharp } from 'sharp';
import { isHeic } from '../../../engine/photo/heic.js';
import { sharp } from '../../adapters/image-library.js';
import { type AppError, wrongField } from '../../shared/errors.js';

/** The widths of the files, in px. */
const WIDTHS = [480, 800, 1200, 1600];
const MIN_WIDTH = 480;
const MAX_PIXELS = 50_000_000;
/**
 * How many times longer than the other side a side may be: at a width of 1600 px, the height then stays below WebP's
 * limit of 16383 px.
 */
const MAX_RATIO = 10;
const PLACEHOLDER_WIDTH = 20;
const AVIF = { quality: 50, effort: 3 };
const WEBP = { quality: 76 };

export interface EncodedPicture {
  /** The size of the largest file, in px. */
  width: number;
  height: number;
  /** In px, ascending. */
  widths: number[];
  placeholder: string;
  files: { width: number; extension: 'avif' | 'webp'; bytes: Buffer }[];
}

/** Tests for JPEG, PNG, WebP and AVIF by their first bytes, so that no other format reaches a decoder. */
const SIGNATURES: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => bytes.toString('latin1', 4, 12) === 'ftypavif',
];

/**
 * Re-encodes a picture in the shop's widths up to its own, rotated upright, in sRGB and without metadata. Throws
 * BAD_USER_INPUT for a file that is no picture, or is damaged, too small, too large or too long.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  if (isHeic(bytes))
    throw refused(
      'To zdjęcie w\u00a0formacie HEIC. Zapisz je jako JPEG (w\u00a0iPhonie: Ustawienia, Aparat, Formaty, „Najbardziej zgodne”) i\u00a0wgraj ponownie.',
    );
  if (!SIGNATURES.some((matches) => matches(bytes)))
    throw refused('To nie jest zdjęcie. Wgraj plik JPEG, PNG, WebP lub AVIF.');
  const { width, height } = await readSize(bytes);
  if (width < MIN_WIDTH)
    throw refused(`Zdjęcie jest za małe: potrzeba co najmniej ${MIN_WIDTH}\u00a0px szerokości.`);
  if (Math.max(width, height) > MAX_RATIO * Math.min(width, height))
    throw refused(
      `Zdjęcie jest za bardzo wydłużone: dłuższy bok może być najwyżej ${MAX_RATIO}\u00a0razy dłuższy od krótszego.`,
    );
  const widths = widthsUpTo(width);
  const largest = Math.max(...widths);
  try {
    const files: EncodedPicture['files'] = [];
    // One after another, so that the process can answer other requests.
    for (const target of widths) {
      const resized = opened(bytes).resize({ width: target });
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
    const tiny = await opened(bytes)
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
  } catch {
    throw broken();
  }
}

async function readSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  let metadata: Metadata;
  try {
    metadata = await opened(bytes, NO_LIMIT).metadata();
  } catch {
    throw broken();
  }
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS)
    throw refused(`Zdjęcie ma za dużo pikseli: najwyżej ${MAX_PIXELS / 1_000_000} milionów.`);
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

const broken = () => refused('Tego pliku nie da się odczytać: zdjęcie jest uszkodzone.');

function refused(message: string): AppError {
  return wrongField('file', message);
}
