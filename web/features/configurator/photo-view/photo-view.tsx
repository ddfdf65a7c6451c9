import { type MouseEvent, useState } from 'react';
import { grouped } from '#engine/goods/model/grouped';
import type { PhotoSize, ImagePoint } from '#engine/goods/photo/photo-camera';
import { RoundButton } from '../../../ui/button/round-button';
import { TooltipGroup } from '../../../ui/overlay/tooltip';
import type { Photo } from '../photo/load-photo';
import type { PhotoStudioState } from '../photo/use-photo-studio';
import { Handle } from './handle';
import { pointsOf, type AimedPoint, withinPhoto } from './photo-points';
import { useDragging, placeOnPhoto } from './use-dragging';
import styles from './photo-view.module.css';

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

/** Lines that join the points of each shape; a shape of more than two points is closed. */
function Outlines({ points, photo: { size } }: { points: readonly AimedPoint[]; photo: Photo }) {
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

const DIRECTIONS = [
  ['chevron-left', 'w\u00a0lewo', -1, 0],
  ['chevron-up', 'w\u00a0górę', 0, -1],
  ['chevron-down', 'w\u00a0dół', 0, 1],
  ['chevron-right', 'w\u00a0prawo', 1, 0],
] as const;

/** The share of the picture's width by which one press moves the point: 2 pixels in a picture 4000 pixels wide. */
const STEP = 0.0005;

/** Buttons that move the chosen point by steps that are too small to drag with a finger. */
function NudgeButtons({ point, size }: { point: AimedPoint | null; size: PhotoSize }) {
  const step = size.width * STEP;
  return (
    <TooltipGroup>
      <fieldset className={styles.pad} aria-label="Dokładne przesuwanie punktu">
        <p className={styles.name}>{point?.label ?? 'Wybierz punkt na zdjęciu'}</p>
        {DIRECTIONS.map(([icon, direction, x, y]) => (
          <RoundButton
            key={icon}
            icon={icon}
            label={`Punkt ${direction}`}
            disabled={!point}
            onClick={() =>
              point?.onMove(withinPhoto(point.at.x + x * step, point.at.y + y * step, size))
            }
          />
        ))}
      </fieldset>
    </TooltipGroup>
  );
}

/** The width of what the loupe shows, as a share of the photograph's width. */
const SHOWN = 0.04;

/** The photograph around a point, magnified, in the upper corner that is farther from the point. */
function Loupe({ photo: { address, size }, at }: { photo: Photo; at: ImagePoint }) {
  const across = size.width * SHOWN;
  return (
    <svg
      className={styles.loupe}
      data-side={at.x < size.width / 2 ? 'right' : 'left'}
      viewBox={`${at.x - across / 2} ${at.y - across / 2} ${across} ${across}`}
      aria-hidden="true"
    >
      <image href={address} width={size.width} height={size.height} />
      <path
        className={styles.cross}
        d={`M${at.x - across / 2} ${at.y}h${across}M${at.x} ${at.y - across / 2}v${across}`}
      />
    </svg>
  );
}
