import { useState } from 'react';

import type { PictureData } from '../../../ui/image/picture';
import { Dialog } from '../../../ui/overlay/dialog';
import { GalleryTrack } from './gallery-track';
import { GalleryThumbnails } from './gallery-thumbnails';
import styles from './product-gallery.module.css';
import { useArrowKeys } from './use-arrow-keys';

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
  const show = (wanted: number) => setIndex(Math.min(Math.max(wanted, 0), pictures.length - 1));
  const section = useArrowKeys<HTMLElement>((step) => show(index + step));
  return (
    <section ref={section} className={styles.gallery} aria-label={`Zdjęcia: ${name}`}>
      <GalleryTrack
        pictures={pictures}
        index={index}
        sizes="(width < 900px) 92vw, 680px"
        urgency="first"
        onShow={show}
        onOpen={() => setOpen(true)}
      />
      <GalleryThumbnails pictures={pictures} index={index} onShow={show} />
      <Dialog open={open} onClose={() => setOpen(false)} title={name} side="full">
        <div className={styles.full}>
          <GalleryTrack
            pictures={pictures}
            index={index}
            sizes="100vw"
            urgency="eager"
            whole
            onShow={show}
          />
          <p className={styles.caption} aria-live="polite">
            {pictures[index]?.alt}
          </p>
        </div>
      </Dialog>
    </section>
  );
}
