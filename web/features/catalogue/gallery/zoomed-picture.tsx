import { useEffect } from 'react';

import { Picture, type PictureData } from '../../../ui/image/picture';
import { ScrollArea } from '../../../ui/layout/scroll-area';
import { usePinch } from './use-pinch';
import styles from './zoomed-picture.module.css';

/** A picture larger than the window: it is scrolled by finger, wheel or arrow keys, and zoomed by two fingers. */
export function ZoomedPicture({ picture }: { picture: PictureData }) {
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
