import { useState } from 'react';
import type { Configuration } from '#engine/goods/configuration/configuration';
import type { ConfigurationInput } from '../../../apollo/schema.generated';
import { Icon } from '../../../ui/image/icon';
import { useLoaded } from '../../../ui/overlay/use-loaded';
import styles from './photo-button.module.css';

const loadStudio = () => import('./photo-studio').then((module) => module.PhotoStudio);

/**
 * A button that opens the studio for the visitor's own photograph; the code of the studio is loaded on the first click.
 */
export function PhotoButton({
  configuration,
  input,
}: {
  configuration: Configuration;
  input: ConfigurationInput;
}) {
  const [isOpen, setOpen] = useState(false);
  const [PhotoStudio, wantStudio] = useLoaded(loadStudio, () => setOpen(false));
  const open = (): void => {
    wantStudio();
    setOpen(true);
  };
  return (
    <>
      <button type="button" className={styles.button} onClick={open}>
        <Icon name="camera" />
        <span className={styles.text}>Zobacz na swoim zdjęciu</span>
      </button>
      {/* A closed studio stays mounted, so that it keeps the photograph. */}
      {PhotoStudio && (
        <PhotoStudio
          open={isOpen}
          onClose={() => setOpen(false)}
          configuration={configuration}
          input={input}
        />
      )}
    </>
  );
}
