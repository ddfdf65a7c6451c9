import type { ComponentProps } from 'react';

import { useInBrowser } from '../../lib/browser/hydration';
import { Button } from '../button/button';
import styles from './field.module.css';

/** The button of a form that needs scripts: disabled until they are there, so that nothing typed before is lost. */
export function ScriptedSubmit(props: Omit<ComponentProps<typeof Button>, 'type' | 'disabled'>) {
  const isReady = useInBrowser();
  return (
    <>
      <Button {...props} type="submit" disabled={!isReady} />
      {!isReady && (
        <p className={styles.hint}>Przycisk zadziała, gdy strona wczyta się do końca.</p>
      )}
    </>
  );
}
