import { type PointerEvent, useRef, useState } from 'react';
import { type ImagePoint, pointOnWall } from '../../../../engine/photo/photo-camera.js';
import { Handle } from './handle';
import type { Photo } from './load-photo';
import { Loupe } from './loupe';
import { type AimedPoint, pointsOf } from './photo-points';
import styles from './photo-view.module.css';
import type { PhotoStudioState } from './use-photo-studio';

/** The photograph with the marks, the goods or the outlines of the current step. */
export function PhotoView({ photo, state }: { photo: Photo; state: PhotoStudioState }) {
  const { size, address } = photo;
  const { work, goods } = state;
  const points = pointsOf(state);
  const [aimed, setAimed] = useState<string | null>(null);
  const target = points.find(({ key }) => key === aimed);
  return (
    <div className={styles.room}>
      <div
        className={styles.photo}
        style={{ ['--ratio' as string]: size.width / size.height }}
        data-step={work.step}
        {...useDragging(photo, state)}
      >
        <img className={styles.image} src={address} alt="Twoje zdjęcie" draggable={false} />
        {work.step !== 'mark' && goods && (
          <div className={styles.goods} dangerouslySetInnerHTML={{ __html: goods }} />
        )}
        <Outlines points={points} photo={photo} />
        {points.map(({ key, ...point }) => (
          <Handle
            key={key}
            {...point}
            size={size}
            onAim={(isAimed) => setAimed(isAimed ? key : null)}
          />
        ))}
        {target && <Loupe photo={photo} at={target.at} />}
      </div>
    </div>
  );
}

/** Lines between the points that belong together. */
function Outlines({ points, photo: { size } }: { points: readonly AimedPoint[]; photo: Photo }) {
  const shapes = Object.values(Object.groupBy(points, ({ shape }) => shape)).flatMap((shape) =>
    shape ? [shape] : [],
  );
  return (
    <svg
      className={styles.outlines}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      {shapes.map((shape) => {
        const path = `M${shape.map(({ at }) => `${at.x} ${at.y}`).join('L')}`;
        const closed = shape.length > 2 ? `${path}Z` : path;
        return (
          <g key={shape[0]?.shape} data-tone={shape[0]?.tone}>
            <path className={styles.under} d={closed} />
            <path className={styles.line} d={closed} />
          </g>
        );
      })}
    </svg>
  );
}

/** Drags the goods along the wall, so that the place under the finger stays under it. */
function useDragging(photo: Photo, { work, solved, change }: PhotoStudioState) {
  const start = useRef<{ wall: number; moved: number } | null>(null);
  if (work.step !== 'place' || !solved) return {};
  const wallAt = (event: PointerEvent<HTMLElement>): number | null => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = photo.size.width / box.width;
    const at: ImagePoint = {
      x: (event.clientX - box.left) * scale,
      y: (event.clientY - box.top) * scale,
    };
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

/** cm */
export const FARTHEST = 800;
