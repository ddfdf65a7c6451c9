import type { ImagePoint, PhotoSize } from '#engine/goods/photo/photo-camera';

/** The point of the photograph that is nearest to (x, y); pixels. */
export function withinPhoto(x: number, y: number, { width, height }: PhotoSize): ImagePoint {
  return { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) };
}
