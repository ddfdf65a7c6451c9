import { type PhotoFacts, readPhotoFacts } from '#engine/goods/photo/exif';
import type { PhotoSize } from '#engine/goods/photo/photo-camera';
import { shrinkPicture } from '../../../lib/browser/shrink-picture';

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

/**
 * Opens a picture file of the visitor, made smaller where it is very large; null where the browser cannot read it.
 * Nothing leaves the browser.
 */
export async function loadPhoto(file: Blob): Promise<Photo | null> {
  const shrunk = await shrinkPicture(file, LONGEST);
  if (!shrunk) return null;
  const facts = readPhotoFacts(await file.arrayBuffer());
  return { address: URL.createObjectURL(shrunk.file), size: shrunk.size, facts };
}
