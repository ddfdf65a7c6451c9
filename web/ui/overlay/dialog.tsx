import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { joinClasses } from '../../lib/join-classes';
import { Icon } from '../image/icon';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Position; a side makes it a drawer, "full" covers the whole window. */
  side?: 'centre' | 'left' | 'right' | 'bottom' | 'full';
  children: ReactNode;
}

/** The browser's modal dialog: keeps the focus inside, closes on Escape and on a click beside it. */
export function Dialog({ open, onClose, title, side = 'centre', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(ref, open, onClose);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={joinClasses(styles.dialog, styles[side])}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The close event is asynchronous, so the dialog may have been opened again before it arrives.
      onClose={() => {
        if (!ref.current?.open) onClose();
      }}
    >
      {open && (
        <div className={styles.sheet}>
          <div className={styles.header}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label="Zamknij" onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
        </div>
      )}
    </dialog>
  );
}

/** Opens and closes the element, and closes it on a click that begins and ends on its backdrop. */
function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onClose: () => void,
): void {
  const pressed = useRef<EventTarget | null>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [ref, open]);
  useEffect(() => {
    const dialog = ref.current;
    const rememberPressed = ({ target }: Event) => {
      pressed.current = target;
    };
    // A click that begins in a field and ends outside, as when text is selected, has the dialog as its target, too.
    const closeOnBackdrop = ({ target }: Event) => {
      if (target === dialog && pressed.current === dialog) onClose();
    };
    dialog?.addEventListener('pointerdown', rememberPressed);
    dialog?.addEventListener('click', closeOnBackdrop);
    return () => {
      dialog?.removeEventListener('pointerdown', rememberPressed);
      dialog?.removeEventListener('click', closeOnBackdrop);
    };
  }, [ref, onClose]);
}
