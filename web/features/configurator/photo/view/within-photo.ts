import type { ImagePoint, PhotoSize } from '../../../../../engine/photo/photo-camera.js';

/** The nearest point of the photograph. */
export function withinPhoto(x: number, y: number, { width, height }: PhotoSize): ImagePoint {
  return { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) };
}
