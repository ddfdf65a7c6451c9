import { type PointerEvent, useRef } from 'react';
import { pointOnWall } from '#engine/goods/photo/photo-camera';
import type { Photo } from '../photo/load-photo';
import { placeOnPhoto } from './place-on-photo';
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
