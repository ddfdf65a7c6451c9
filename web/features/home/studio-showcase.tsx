import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { SHOWCASE_CATEGORY } from '../../goods/categories';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/image/icon';
import { SceneBoundary } from '../configurator/stage/scene-boundary';
import styles from './studio-showcase.module.css';

/** Makes a new lazy component for each attempt, because React's `lazy` never repeats a failed import. */
function loadShowcase() {
  return lazy(async () => ({
    default: (await import('../configurator/stage/showcase')).Showcase,
  }));
}

/**
 * A drawing in place of the 3D studio until the studio is loaded: when the button is pressed, or on a device with a
 * mouse once the drawing is half in view. On a phone only the button loads it, because swipes over the picture must
 * scroll the page.
 */
export function StudioShowcase() {
  const [Showcase, setShowcase] = useState<ReturnType<typeof loadShowcase> | null>(null);
  const [failed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const start = (): void => {
    // The pressed button disappears, so the focus moves to the studio.
    place.current?.focus({ preventScroll: true });
    setShowcase(loadShowcase());
  };
  const giveUp = (): void => {
    setFailed(true);
    setShowcase(null);
  };
  useEffect(() => whenSeenAtDesk(place.current, () => setShowcase(loadShowcase())), []);
  return (
    <div className={styles.card} ref={place} tabIndex={-1}>
      {Showcase ? (
        <SceneBoundary onError={giveUp}>
          <Suspense fallback={<Poster waiting />}>
            <Showcase waiting={<Poster waiting />} />
          </Suspense>
        </SceneBoundary>
      ) : (
        <Poster failed={failed} onStart={start} />
      )}
    </div>
  );
}

interface PosterProps {
  waiting?: boolean;
  failed?: boolean;
  onStart?: () => void;
}

function Poster({ waiting = false, failed = false, onStart }: PosterProps) {
  return (
    <>
      <img
        className={styles.picture}
        src={`/rysunki/rodzina/${SHOWCASE_CATEGORY}.svg`}
        alt="Pergola lamelowa na tarasie, rysunek w skali"
        width={1200}
        height={900}
        loading="lazy"
      />
      <div className={styles.foot}>
        <p aria-live="polite">
          {failed
            ? 'Nie udało się wczytać studia. Sprawdź połączenie i\u00a0spróbuj ponownie.'
            : 'Pergola czeka w\u00a0studiu.'}
        </p>
        <Button pending={waiting} pendingLabel="Wczytywanie..." onClick={onStart}>
          <Icon name="cube" />
          <span>{failed ? 'Spróbuj ponownie' : 'Obróć w\u00a03D'}</span>
        </Button>
      </div>
    </>
  );
}

/**
 * Calls `act` once the element is half in view, but only on devices with a mouse that do not save data. Returns a
 * function that stops watching; undefined if it does not watch.
 */
function whenSeenAtDesk(element: Element | null, act: () => void): (() => void) | undefined {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const hasMouse = window.matchMedia('(hover: hover) and (pointer: fine)').matches;
  if (!element || !hasMouse || connection?.saveData) return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { threshold: 0.5 },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
