import { LRUCache } from 'lru-cache';
import { sharp } from '../../../adapters/image-library.js';

/**
 * In pixels: about 250 per inch for a picture that is half a page wide, and half as many for the picture of a cover,
 * which is twice as wide.
 */
const WIDTH = 880;
const QUALITY = 72;
const CACHE_SIZE = 100;

interface Source {
  /** The path of the picture, or its bytes. */
  file: string | Buffer;
}

const cache = new LRUCache<string, Buffer, Source>({
  max: CACHE_SIZE,
  fetchMethod: (_version, _old, { context: { file } }) =>
    sharp(file)
      .resize({ width: WIDTH, withoutEnlargement: true })
      // JPEG has no transparency; without this, transparent parts would become black.
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY, mozjpeg: true, chromaSubsampling: '4:2:0' })
      .toBuffer(),
});

/**
 * Converts a picture, given by its path or as bytes, to JPEG, because PDF supports neither WebP nor AVIF. `version`
 * changes with the picture, so the result can be kept as long as there is room.
 */
export const printedPicture = (version: string, file: string | Buffer): Promise<Buffer> =>
  cache.forceFetch(version, { context: { file } });
