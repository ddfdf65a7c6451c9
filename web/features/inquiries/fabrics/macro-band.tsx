import { Picture, type PictureData } from '../../../ui/image/picture';
import styles from './macro-band.module.css';

/** Close-ups of cloths, across the whole page. */
export function MacroBand({ pictures }: { pictures: readonly (PictureData | null)[] }) {
  const shown = pictures.filter((picture) => picture !== null);
  if (shown.length === 0) return null;
  return (
    <div className={styles.band}>
      {shown.map((picture) => (
        <div key={picture.url} className={styles.cloth}>
          <Picture picture={picture} sizes="(width < 48rem) 34vw, 17vw" urgency="eager" />
        </div>
      ))}
    </div>
  );
}
