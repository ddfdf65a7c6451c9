import { LRUCache } from 'lru-cache';
import { sharp } from '../../../adapters/image-library.js';

/** Pixels: enough for a picture that is printed half a page wide. */
const WIDTH = 880;
const QUALITY = 72;
const KEPT = 100;

/** The path of a file contains its version, so the result can be kept as long as there is room. */
const kept = new LRUCache<string, Buffer>({
  max: KEPT,
  fetchMethod: (path) =>
    sharp(path)
      .resize({ width: WIDTH, withoutEnlargement: true })
      .jpeg({ quality: QUALITY, mozjpeg: true, chromaSubsampling: '4:2:0' })
      .toBuffer(),
});

/** Converts a picture file to JPEG, because PDF supports neither WebP nor AVIF. */
export const printedPicture = (path: string): Promise<Buffer> => kept.forceFetch(path);
