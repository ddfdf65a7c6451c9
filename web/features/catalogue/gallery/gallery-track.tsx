import { joinClasses } from '../../../lib/join-classes';
import { Picture, type PictureData } from '../../../ui/image/picture';
import { RoundButton } from '../../../ui/button/round-button';
import { TooltipGroup } from '../../../ui/overlay/tooltip';
import styles from './gallery-track.module.css';
import { useTrack } from './use-track';

interface GalleryTrackProps {
  pictures: readonly PictureData[];
  /** The index of the shown picture; swiping to another calls `onShow`. */
  index: number;
  sizes: string;
  /** How the first picture is loaded; the others wait until they are near. */
  urgency: 'eager' | 'first';
  /** Whether the pictures are uncropped, and the track as high as its parent instead of 3:2. */
  whole?: boolean;
  onShow: (index: number) => void;
  onOpen?: () => void;
}

/** Pictures side by side, one of them in view; the browser's own scrolling makes the swipe. */
export function GalleryTrack({ pictures, index, onShow, ...looks }: GalleryTrackProps) {
  const { track, ...scrolling } = useTrack(index, onShow);
  return (
    <div className={joinClasses(styles.frame, looks.whole && styles.whole)}>
      <ul
        ref={track}
        className={styles.track}
        aria-label="Zdjęcia"
        // A list without buttons in it must itself be focusable, to be reached by the keyboard.
        tabIndex={looks.onOpen ? undefined : 0}
        {...scrolling}
      >
        {pictures.map((picture, position) => (
          <li key={picture.url} inert={position !== index}>
            <Slide picture={picture} first={position === 0} {...looks} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && <Steps index={index} count={pictures.length} onShow={onShow} />}
    </div>
  );
}

interface StepsProps extends Pick<GalleryTrackProps, 'index' | 'onShow'> {
  count: number;
}

function Steps({ index, count, onShow }: StepsProps) {
  return (
    <TooltipGroup>
      <span className={styles.count} data-screen-only>{`${index + 1} z\u00a0${count}`}</span>
      <div className={styles.back}>
        <RoundButton
          icon="chevron-left"
          label="Poprzednie zdjęcie"
          disabled={index === 0}
          onClick={() => onShow(index - 1)}
        />
      </div>
      <div className={styles.forth}>
        <RoundButton
          icon="chevron-right"
          label="Następne zdjęcie"
          disabled={index === count - 1}
          onClick={() => onShow(index + 1)}
        />
      </div>
    </TooltipGroup>
  );
}

type SlideProps = Pick<GalleryTrackProps, 'sizes' | 'urgency' | 'whole' | 'onOpen'> & {
  picture: PictureData;
  first: boolean;
};

function Slide({ picture, first, sizes, urgency, whole = false, onOpen }: SlideProps) {
  const shown = (
    <Picture
      picture={picture}
      sizes={sizes}
      urgency={first ? urgency : 'lazy'}
      fit={whole || picture.sources.length === 0 ? 'contain' : 'cover'}
    />
  );
  if (!onOpen) return shown;
  return (
    <button type="button" className={styles.open} onClick={onOpen}>
      {shown}
      <span className={styles.hint} data-screen-only>
        Powiększ
      </span>
    </button>
  );
}
