import type { MouseEvent } from 'react';
import type { ImagePoint, PhotoSize } from '#engine/goods/photo/photo-camera';

/** The pixel of the photograph under the pointer; the event's current target must show the whole photograph. */
export function placeOnPhoto(
  { currentTarget, clientX, clientY }: MouseEvent<HTMLElement>,
  size: PhotoSize,
): ImagePoint {
  const box = currentTarget.getBoundingClientRect();
  const scale = size.width / box.width;
  return { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale };
}
