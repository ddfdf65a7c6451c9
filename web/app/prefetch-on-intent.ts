import { type DataRouter, matchRoutes } from 'react-router-dom';

/** How long a pointer must rest on a link before its page is fetched, in ms. */
const HOVER_DELAY = 80;

/**
 * Fetches the script and the data of a link's page when the pointer rests on the link, or when the link is focused or
 * touched.
 */
export function prefetchOnIntent(router: DataRouter): void {
  if (savesData()) return;
  const fetchedPaths = new Set([location.pathname + location.search]);
  let timer: ReturnType<typeof setTimeout>;
  const prefetch = (event: Event): void => {
    clearTimeout(timer);
    const url = addressOf(event.target);
    if (!url || fetchedPaths.has(url.pathname + url.search)) return;
    const fetch = (): void => {
      fetchedPaths.add(url.pathname + url.search);
      void loadPage(router, url);
    };
    if (event.type === 'pointerover') timer = setTimeout(fetch, HOVER_DELAY);
    else fetch();
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, prefetch, { passive: true });
}

/** The URL of a link to this origin that a click would open in this window; null for anything else. */
function addressOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  return url.origin === location.origin ? url : null;
}

/** Loads a page ahead. Failures are ignored, because a click on the link loads the page again and shows them. */
async function loadPage(router: DataRouter, url: URL): Promise<void> {
  const match = matchRoutes(router.routes, url)?.at(-1);
  if (!match) return;
  const { lazy, loader } = match.route;
  try {
    const page = typeof lazy === 'function' ? await lazy() : { loader };
    if (typeof page.loader === 'function') {
      const request = new Request(url);
      await page.loader({ request, params: match.params, context: {}, url, pattern: '' });
    }
  } catch {
    return;
  }
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
