import type { ImagePoint } from '#engine/goods/photo/photo-camera';
import styles from './loupe.module.css';
import type { Photo } from '../photo/load-photo';

/** The width of what the loupe shows, as a share of the photograph's width. */
const SHOWN = 0.04;

/** The photograph around a point, magnified, in the upper corner that is farther from the point. */
export function Loupe({ photo: { address, size }, at }: { photo: Photo; at: ImagePoint }) {
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
