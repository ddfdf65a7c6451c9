import { useId } from 'react';
import { Button } from '../../../ui/button/button';
import { VisuallyHidden } from '../../../ui/content/visually-hidden';
import styles from './photo-dialog.module.css';

/** Progress is announced to screen readers in steps of this many per cent. */
const ANNOUNCED_STEP = 10;

/** A ref that focuses the button when it appears; a constant function, so that React calls it once. */
export function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** The progress of a traced picture, 0 to 1, with a button that cancels it. */
export function TracingProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const label = useId();
  const percent = Math.floor(share * 100);
  return (
    <div className={styles.form}>
      <p id={label}>
        {percent === 0 ? 'Przygotowujemy scenę...' : `Śledzimy bieg promieni: ${percent}%`}
      </p>
      <progress className={styles.progress} aria-labelledby={label} value={percent} max={100} />
      <VisuallyHidden>
        <span aria-live="polite">{`Gotowe w ${Math.floor(percent / ANNOUNCED_STEP) * ANNOUNCED_STEP}%`}</span>
      </VisuallyHidden>
      <p className={styles.hint}>Nie zamykaj tej karty. Zdjęcie zapisze się samo.</p>
      <Button ref={takeFocus} variant="secondary" onClick={onCancel}>
        Anuluj
      </Button>
    </div>
  );
}
