import { grouped } from '#engine/goods/model/grouped';
import type { Photo } from '../photo/load-photo';
import styles from './photo-view.module.css';
import type { AimedPoint } from './photo-points';

/** Lines that join the points of each shape; a shape of more than two points is closed. */
export function Outlines({
  points,
  photo: { size },
}: {
  points: readonly AimedPoint[];
  photo: Photo;
}) {
  const shapes = [...grouped(points, ({ shape }) => shape).values()];
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
