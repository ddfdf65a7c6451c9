import { useState, useEffect, useRef, type RefObject } from 'react';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/image/icon';
import { type PictureData, Picture } from '../../../ui/image/picture';
import { ScrollArea } from '../../../ui/layout/scroll-area';
import { Dialog } from '../../../ui/overlay/dialog';
import { GalleryThumbnails } from './gallery-thumbnails';
import { GalleryTrack } from './gallery-track';
import { usePinch } from './use-pinch';
import styles from './product-gallery.module.css';

/** The pictures of a product: swiped, stepped through by arrows, keys or thumbnails, and opened in full size. */
export function ProductGallery({
  name,
  pictures,
}: {
  name: string;
  pictures: readonly PictureData[];
}) {
  const [index, setIndex] = useState(0);
  const [open, setOpen] = useState(false);
  const [isZoomed, setZoomed] = useState(false);
  const picture = pictures[index];
  const show = (next: number) => setIndex(Math.min(Math.max(next, 0), pictures.length - 1));
  const close = () => {
    setOpen(false);
    setZoomed(false);
  };
  // While a picture is zoomed in, the arrow keys scroll it.
  const section = useArrowKeys<HTMLElement>(isZoomed ? null : (step) => show(index + step));
  return (
    <section ref={section} className={styles.gallery} aria-label={`Zdjęcia: ${name}`}>
      <GalleryTrack
        pictures={pictures}
        index={index}
        sizes="(width < 56.25rem) 100vw, 58vw"
        urgency="first"
        onShow={show}
        onOpen={() => setOpen(true)}
      />
      <div className={styles.thumbnails}>
        <GalleryThumbnails pictures={pictures} index={index} onShow={show} />
      </div>
      <Dialog open={open} onClose={close} title={name} side="full">
        <div className={styles.full}>
          {picture && isZoomed ? (
            <ZoomedPicture picture={picture} />
          ) : (
            <GalleryTrack
              pictures={pictures}
              index={index}
              sizes="100vw"
              urgency="eager"
              whole
              onShow={show}
              onOpen={() => setZoomed(true)}
            />
          )}
          <div className={styles.foot}>
            <p className={styles.caption} aria-live="polite">
              {picture?.alt}
            </p>
            <Button variant="secondary" size="s" onClick={() => setZoomed(!isZoomed)}>
              <Icon name={isZoomed ? 'collapse' : 'expand'} />
              <span>{isZoomed ? 'Pokaż całość' : 'Przybliż'}</span>
            </Button>
          </div>
        </div>
      </Dialog>
    </section>
  );
}

/** A picture larger than the window: it is scrolled by finger, wheel or arrow keys, and zoomed by two fingers. */
function ZoomedPicture({ picture }: { picture: PictureData }) {
  const area = usePinch();
  // The arrow keys scroll the element that has the focus.
  useEffect(() => area.current?.focus(), [area]);
  return (
    <ScrollArea label="Przybliżone zdjęcie" className={styles.area} ref={area}>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="1600px" ratio="3 / 2" urgency="eager" fit="contain" />
      </div>
    </ScrollArea>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Calls `onStep` with -1 or 1 on the left or right arrow key while the focus is inside the element of the returned ref;
 * with null the browser handles these keys.
 */
function useArrowKeys<E extends HTMLElement>(
  onStep: ((step: number) => void) | null,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (!onStep) return undefined;
    const element = ref.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      // With a modifier the keys are shortcuts of the browser: Alt and ← go to the previous page.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (step === undefined) return;
      event.preventDefault();
      onStep(step);
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [onStep]);
  return ref;
}
