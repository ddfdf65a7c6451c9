import { sharp } from '../../adapters/image-library.js';
import { PictureRefusal, hasPictureSignature } from './encode-picture.js';
import { type DrawSign, ICONS, onPaper } from './icons.js';

/** The size of the logo's file in px, twice that of the largest place where it is shown. */
const BOX = { width: 640, height: 160 };
const SHARED = { width: 1200, height: 630 };
const MAX_BYTES = 1024 * 1024;
const MAX_PIXELS = 16_000_000;
/** The dots per inch at which the library draws an SVG in its own size, and the most that it takes. */
const DPI = 72;
const MAX_DPI = 7200;

export interface EncodedLogo {
  /** px of the logo itself, which is the file "logo.png". */
  width: number;
  height: number;
  /** The logo, the icons and the picture for previews of links, by their names. */
  files: Record<string, Buffer>;
}

/**
 * A logo as PNG, with the icons and the picture for shared links that are made from it. An SVG is drawn and not kept, so
 * that no script, style or address in it reaches a browser. Throws `PictureRefusal` for other files. To be called in a
 * process of its own, like `encodePicture`.
 */
export async function encodeLogo(file: Buffer): Promise<EncodedLogo> {
  if (file.length > MAX_BYTES) throw new PictureRefusal('Plik jest za duży: najwyżej 1\u00a0MB.');
  const isSvg = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<svg[\s>]/i.test(
    file.toString('utf8').replace(/^\uFEFF/, ''),
  );
  if (!isSvg && !hasPictureSignature(file))
    throw new PictureRefusal('To nie jest logo. Wgraj plik SVG, PNG lub WebP.');
  try {
    const draw = await drawing(file, isSvg);
    const logo = await draw(BOX.width, BOX.height);
    const { width, height } = await sharp(logo).metadata();
    const icons = Object.entries(ICONS).map(async ([name, make]) => [name, await make(draw)]);
    const files: Record<string, Buffer> = Object.fromEntries(await Promise.all(icons));
    const favicon = files['icon-192.png']!.toString('base64');
    return {
      width,
      height,
      files: {
        ...files,
        'logo.png': logo,
        'favicon.svg': Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image width="1" height="1" href="data:image/png;base64,${favicon}"/></svg>`,
        ),
        'udostepnianie.jpg': await onPaper(SHARED.width, SHARED.height)
          .composite([{ input: await draw(SHARED.width * 0.6, SHARED.height * 0.6) }])
          .jpeg({ quality: 84, mozjpeg: true })
          .toBuffer(),
      },
    };
  } catch {
    throw new PictureRefusal('Tego pliku nie da się odczytać: logo jest uszkodzone.');
  }
}

/** Draws the logo in the size that fits into a box; an SVG sharp in every size. */
async function drawing(file: Buffer, isSvg: boolean): Promise<DrawSign> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;
  const { width: own } = await sharp(file, options).metadata();
  return (width, height) => {
    const density = isSvg ? Math.min(MAX_DPI, Math.max(DPI, (DPI * width) / own)) : DPI;
    return sharp(file, { ...options, density })
      .autoOrient()
      .resize(Math.round(width), Math.round(height), { fit: 'inside' })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer();
  };
}
