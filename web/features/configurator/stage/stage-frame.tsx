import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useInBrowser } from '../../../lib/browser/hydration';
import styles from './stage.module.css';
import { useFullScreen } from './use-full-screen';
import { useShrinking } from './use-shrinking';

/** The button is loaded lazily, with the code of its tooltip, and not rendered on the server. */
const FullScreenButton = lazy(() =>
  import('./full-screen-button').then(
    (module) => ({ default: module.FullScreenButton }),
    () => ({ default: () => <></> }),
  ),
);

/** The picture with the controls below it: as a part of the page, as a card, or on the whole screen. */
export function StageFrame({
  isPage,
  corner,
  bar,
  children,
}: {
  isPage: boolean;
  corner: ReactNode;
  bar: ReactNode;
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const { isFull, isOverlay, toggle } = useFullScreen(frame);
  useShrinking(holder);
  const inBrowser = useInBrowser();
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-page={isPage || undefined}
      data-full={isFull || undefined}
      {...(isOverlay && { role: 'dialog', 'aria-modal': true, 'aria-label': 'Pełny ekran' })}
    >
      <div ref={holder} className={styles.holder}>
        <div className={styles.stage} data-testid="stage">
          {children}
          {corner}
          {inBrowser && (
            <Suspense fallback={null}>
              <FullScreenButton isFull={isFull} onClick={toggle} />
            </Suspense>
          )}
        </div>
      </div>
      {bar}
    </div>
  );
}
