import { type PhotoFacts, readPhotoFacts } from '#engine/goods/photo/exif';
import type { PhotoSize } from '#engine/goods/photo/photo-camera';

/** A loaded photograph; `address` is an object URL, which is valid on this page only. */
export interface Photo {
  readonly address: string;
  readonly size: PhotoSize;
  readonly facts: PhotoFacts;
}

/**
 * The maximum length of the longer side, pixels: a larger picture looks the same on the screen, and phones may run out
 * of memory.
 */
const LONGEST = 4096;
const QUALITY = 0.92;

/**
 * Opens a picture file of the visitor, made smaller where it is very large; null where the browser cannot read it.
 * Nothing leaves the browser.
 */
export async function loadPhoto(file: Blob): Promise<Photo | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const facts = readPhotoFacts(await file.arrayBuffer());
  const { width, height } = bitmap;
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const shown = scale < 1 ? await shrunk(bitmap, size) : file;
  bitmap.close();
  return shown && { address: URL.createObjectURL(shown), size, facts };
}

async function shrunk(bitmap: ImageBitmap, { width, height }: PhotoSize): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
