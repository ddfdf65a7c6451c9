import { type PointerEvent, useRef, type MouseEvent } from 'react';
import { pointOnWall, type ImagePoint, type PhotoSize } from '#engine/goods/photo/photo-camera';
import type { Photo } from '../photo/load-photo';
import type { PhotoStudioState } from '../photo/use-photo-studio';

/** How far the goods can be moved along the wall and away from it, cm. */
export const FARTHEST = 800;

/**
 * Pointer handlers that drag the goods along the wall, so that the grabbed place stays under the pointer. There are
 * none outside the step "place" and while the camera is unknown.
 */
export function useDragging(photo: Photo, { work, solved, change }: PhotoStudioState) {
  const start = useRef<{ wall: number; moved: number } | null>(null);
  if (work.step !== 'place' || !solved) return {};
  const wallAt = (event: PointerEvent<HTMLElement>): number | null => {
    const at = placeOnPhoto(event, photo.size);
    return pointOnWall(solved.camera, at, work.moved.z)?.x ?? null;
  };
  const stop = (): void => {
    start.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const wall = wallAt(event);
      if (wall === null) return;
      start.current = { wall, moved: work.moved.x };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const wall = wallAt(event);
      if (!start.current || wall === null) return;
      const x = Math.round(start.current.moved + wall - start.current.wall);
      change({ moved: { ...work.moved, x: Math.max(-FARTHEST, Math.min(x, FARTHEST)) } });
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}

/** The pixel of the photograph under the pointer; the event's current target must show the whole photograph. */
export function placeOnPhoto(
  { currentTarget, clientX, clientY }: MouseEvent<HTMLElement>,
  size: PhotoSize,
): ImagePoint {
  const box = currentTarget.getBoundingClientRect();
  const scale = size.width / box.width;
  return { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale };
}
