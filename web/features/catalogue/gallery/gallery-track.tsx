import { useEffect, useRef, type RefObject } from 'react';
import { joinClasses } from '../../../lib/join-classes';
import { RoundButton } from '../../../ui/button/round-button';
import { Picture, type PictureData } from '../../../ui/image/picture';
import { TooltipGroup } from '../../../ui/overlay/tooltip';
import styles from './gallery-track.module.css';

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

interface Track {
  track: RefObject<HTMLUListElement | null>;
  onScroll: () => void;
  onPointerDown: () => void;
  onWheel: () => void;
}

/** Scrolls a row of pictures to `index` when it changes, and calls `onShow` when the visitor scrolls to another one. */
function useTrack(index: number, onShow: (index: number) => void): Track {
  const track = useRef<HTMLUListElement>(null);
  /** The index to which a scroll is under way: pictures passed on the way are not reported. */
  const goal = useRef<number | null>(null);
  useEffect(() => {
    const list = track.current;
    if (!list || (goal.current ?? inView(list)) === index) return;
    goal.current = index;
    list.scrollLeft = index * list.clientWidth;
  }, [index]);
  useEffect(() => scrollOnResize(track.current, index), [index]);

  const letGo = () => {
    goal.current = null;
  };
  const onScroll = () => {
    const list = track.current;
    if (!list) return;
    if (goal.current === null) onShow(inView(list));
    else if (Math.abs(list.scrollLeft - goal.current * list.clientWidth) < 1) letGo();
  };
  return { track, onScroll, onPointerDown: letGo, onWheel: letGo };
}

function inView({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
}

/** Scrolls to the picture, without animation, when the width of the row changes, also from 0 when a dialog opens. */
function scrollOnResize(list: HTMLElement | null, index: number): (() => void) | undefined {
  if (!list) return undefined;
  let { clientWidth } = list;
  const observer = new ResizeObserver(() => {
    if (list.clientWidth === clientWidth) return;
    ({ clientWidth } = list);
    list.scrollTo({ left: index * clientWidth, behavior: 'instant' });
  });
  observer.observe(list);
  return () => observer.disconnect();
}
