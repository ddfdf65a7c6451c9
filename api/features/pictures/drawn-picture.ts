import { LRUCache } from 'lru-cache';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { drawProduct } from '#engine/goods/drawing/draw-product';
import { renderSvg } from '#engine/goods/drawing/svg';

/** The number of pictures kept in memory, so that frequent requests do not draw them again. */
const CACHE_SIZE = 100;

interface PictureRequest {
  configuration: Configuration;
  /** In px; the height is three quarters of the width. */
  width: number;
}

const cache = new LRUCache<string, Buffer, PictureRequest>({
  max: CACHE_SIZE,
  fetchMethod: (_key, _old, { context: { configuration, width } }) => draw(configuration, width),
});

/**
 * The to-scale drawing of a configuration as PNG, for programs that show no SVG; it has no letters, so that no fonts
 * are needed. `width` is in px; the height is three quarters of it.
 */
export function drawnPicture(configuration: Configuration, width: number): Promise<Buffer> {
  return cache.forceFetch(keyOf(configuration, width), { context: { configuration, width } });
}

/** Whether the picture is in memory. */
export const isDrawn = (configuration: Configuration, width: number): boolean =>
  cache.has(keyOf(configuration, width));

const keyOf = (configuration: Configuration, width: number): string =>
  JSON.stringify([configuration, width]);

async function draw(configuration: Configuration, width: number): Promise<Buffer> {
  const { sharp } = await import('../../adapters/image-library.js');
  const svg = renderSvg(drawProduct(configuration, { dimensions: false, scene: true }));
  return sharp(Buffer.from(svg))
    .resize(width, (width * 3) / 4)
    .png({ palette: true, effort: 4 })
    .toBuffer();
}
