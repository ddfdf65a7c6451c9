import { useSyncExternalStore } from 'react';

import { Icon } from '../../ui/image/icon';
import styles from './scroll-to-top.module.css';

const THRESHOLD_PX = 300;

export function ScrollToTop() {
  const shown = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  );
  if (!shown) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Przewiń do góry"
      onClick={() => window.scrollTo({ top: 0, behavior: motionAllowed() ? 'smooth' : 'instant' })}
    >
      <Icon name="arrow-up" />
    </button>
  );
}

function subscribeToScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

function motionAllowed(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
