import { useState } from 'react';

import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/image/icon';
import type { PictureData } from '../../../ui/image/picture';
import { Dialog } from '../../../ui/overlay/dialog';
import { GalleryTrack } from './gallery-track';
import { GalleryThumbnails } from './gallery-thumbnails';
import styles from './product-gallery.module.css';
import { useArrowKeys } from './use-arrow-keys';
import { ZoomedPicture } from './zoomed-picture';

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
  const show = (wanted: number) => setIndex(Math.min(Math.max(wanted, 0), pictures.length - 1));
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
