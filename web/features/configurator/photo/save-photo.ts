import type { Photo } from './load-photo';

const QUALITY = 0.92;

/**
 * The photograph with the goods (SVG text) drawn over it, as a JPEG file; null where the browser cannot make it. Throws
 * where a picture cannot be decoded.
 */
export async function paintPhoto({ address, size }: Photo, goods: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [size.width, size.height];
  const paint = canvas.getContext('2d');
  if (!paint) return null;
  const drawn = URL.createObjectURL(new Blob([sized(goods, size)], { type: 'image/svg+xml' }));
  try {
    for (const source of [address, drawn]) {
      const image = new Image();
      image.src = source;
      await image.decode();
      paint.drawImage(image, 0, 0, size.width, size.height);
    }
  } finally {
    URL.revokeObjectURL(drawn);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/** The SVG with its size in pixels, without which Firefox does not paint it. */
function sized(svg: string, { width, height }: Photo['size']): string {
  return svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
}
