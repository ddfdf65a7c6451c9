import { type SvgNode, renderSvg } from '#engine/goods/drawing/svg';
import { CachedAnswer } from './answer-cache.js';

/** Encodes a drawing as a cacheable SVG response. */
export function svgAnswer(picture: SvgNode, cacheControl: string): CachedAnswer {
  const contentType = 'image/svg+xml; charset=utf-8';
  return new CachedAnswer(Buffer.from(renderSvg(picture)), 200, contentType, cacheControl);
}
