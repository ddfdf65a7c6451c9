import { lazy, Suspense, useState } from 'react';
import type { Configuration } from '../../../../engine/configuration/configuration.js';
import { Icon } from '../../../ui/image/icon';
import styles from './photo-button.module.css';

const PhotoStudio = lazy(() =>
  import('./photo-studio').then((module) => ({ default: module.PhotoStudio })),
);

/** Opens the studio for the visitor's own photograph, whose code is loaded on the first click. */
export function PhotoButton({ configuration }: { configuration: Configuration }) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const open = (): void => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <button type="button" className={styles.button} onClick={open}>
        <Icon name="camera" />
        <span className={styles.text}>Zobacz na swoim zdjęciu</span>
      </button>
      {isWanted && (
        <Suspense>
          {/* Stays mounted when it is closed, so that the photograph is kept. */}
          <PhotoStudio open={isOpen} onClose={() => setOpen(false)} configuration={configuration} />
        </Suspense>
      )}
    </>
  );
}
