import { type MouseEvent, useState } from 'react';
import { Handle } from './handle';
import type { Photo } from '../photo/load-photo';
import { Loupe } from './loupe';
import { NudgeButtons } from './nudge-buttons';
import { Outlines } from './outlines';
import { pointsOf } from './photo-points';
import styles from './photo-view.module.css';
import { placeOnPhoto } from './place-on-photo';
import { useDragging } from './use-dragging';
import type { PhotoStudioState } from '../photo/use-photo-studio';

/** The photograph: in "mark" with the marks, later with the goods, in "hide" also with outlines of what hides them. */
export function PhotoView({ photo, state }: { photo: Photo; state: PhotoStudioState }) {
  const { size, address } = photo;
  const { work, goods } = state;
  const points = pointsOf(state);
  const [aimed, setAimed] = useState<string | null>(null);
  const target = points.find(({ key }) => key === aimed);
  const dragging = useDragging(photo, state);
  // A tap beside the points moves the chosen point there, for visitors who cannot drag.
  const tapping = target && {
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!(event.target instanceof HTMLButtonElement)) target.onMove(placeOnPhoto(event, size));
    },
  };
  return (
    <div className={styles.view}>
      <div className={styles.room}>
        <div
          className={styles.photo}
          style={{ ['--ratio' as string]: size.width / size.height }}
          data-step={work.step}
          {...dragging}
          {...tapping}
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
              isAimed={key === aimed}
              onAim={() => setAimed(key)}
            />
          ))}
          {target && <Loupe photo={photo} at={target.at} />}
        </div>
      </div>
      {points.length > 0 && <NudgeButtons point={target ?? null} size={size} />}
    </div>
  );
}
