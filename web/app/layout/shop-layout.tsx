import { useSuspenseQuery } from '@apollo/client/react';
import {
  lazy,
  type MouseEvent,
  Suspense,
  useEffect,
  useRef,
  type RefObject,
  useSyncExternalStore,
} from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import type { Load } from '../../apollo/load';
import { useInBrowser } from '../../lib/browser/hydration';
import { Icon } from '../../ui/image/icon';
import { MissingContext, ShopContext } from '../../ui/layout/page-context';
import { ShopLayoutDocument } from './shop-layout.generated';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import styles from './shop-layout.module.css';

export const loadShopLayout: Load = ({ client }) => client.query({ query: ShopLayoutDocument });

const FollowMove = lazy(async () => ({ default: (await import('./follow-move')).FollowMove }));

/** In the browser only: the server itself answers with the address to which a missing page has moved. */
function Missing() {
  return useInBrowser() ? (
    <Suspense>
      <FollowMove />
    </Suspense>
  ) : null;
}

/** Header, page and footer of the shop. */
export function ShopLayout() {
  const { company, footerPages } = useSuspenseQuery(ShopLayoutDocument).data;
  const main = useFocusOnNavigation<HTMLElement>();
  // By script, because the router would navigate to "#tresc", and the configurator would lose the visitor's changes.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.scrollIntoView();
    main.current?.focus({ preventScroll: true });
  };
  return (
    <ShopContext value={company}>
      <link rel="manifest" href="/manifest.webmanifest" />
      <MissingContext value={<Missing />}>
        <div className={styles.layout}>
          <a className={styles.skip} href="#tresc" onClick={skip}>
            Przejdź do treści
          </a>
          <SiteHeader company={company} />
          <main className={styles.main} id="tresc" tabIndex={-1} ref={main}>
            <Outlet />
          </main>
          <ScrollToTop />
          <SiteFooter company={company} pages={footerPages} />
          <ScrollRestoration />
        </div>
      </MissingContext>
    </ShopContext>
  );
}

/**
 * Moves the focus to the element when the path changes, but not when only the search parameters do, so that a screen
 * reader reads the new page from its start. Returns the ref for the element.
 */
function useFocusOnNavigation<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    ref.current?.focus({ preventScroll: true });
  }, [pathname]);
  return ref;
}

const THRESHOLD_PX = 300;

function ScrollToTop() {
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
