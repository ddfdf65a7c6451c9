import type { PhotoSize } from '#engine/goods/photo/photo-camera';
import { RoundButton } from '../../../ui/button/round-button';
import { TooltipGroup } from '../../../ui/overlay/tooltip';
import styles from './nudge-buttons.module.css';
import type { AimedPoint } from './photo-points';
import { withinPhoto } from './within-photo';

const DIRECTIONS = [
  ['chevron-left', 'w\u00a0lewo', -1, 0],
  ['chevron-up', 'w\u00a0górę', 0, -1],
  ['chevron-down', 'w\u00a0dół', 0, 1],
  ['chevron-right', 'w\u00a0prawo', 1, 0],
] as const;

/** The share of the picture's width by which one press moves the point: 2 pixels in a picture 4000 pixels wide. */
const STEP = 0.0005;

/** Buttons that move the chosen point by steps that are too small to drag with a finger. */
export function NudgeButtons({ point, size }: { point: AimedPoint | null; size: PhotoSize }) {
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
