import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import type { Settings } from './settings';
import { type History, useHistory } from './use-history';

const PAUSE_BEFORE_ADDRESS = 300;

/**
 * The settings and their history, also written to the URL, so that a reload or a shared link restores them. The
 * browser's history entry is replaced without the router: nothing on the page depends on the new search parameters.
 */
export function useSettings(
  initial: Settings,
  toSearch: (settings: Settings) => string,
): History<Settings> {
  const { pathname, key } = useLocation();
  const history = useHistory(initial);
  const isUntouched = history.present === initial && history.redo === null;
  const search = isUntouched ? null : toSearch(history.present);
  useEffect(() => {
    if (search === null) return undefined;
    const timer = setTimeout(() => {
      if (isCurrent(key)) replaceSearch(pathname, search);
    }, PAUSE_BEFORE_ADDRESS);
    return () => clearTimeout(timer);
  }, [search, pathname, key]);
  return history;
}

/**
 * Whether the browser is at the history entry with this key of React Router. While the next page is loading, this page
 * is still mounted, but the URL is already that of the next one.
 */
function isCurrent(key: string): boolean {
  const state = window.history.state as { key?: string } | null;
  return (state?.key ?? 'default') === key;
}

function replaceSearch(pathname: string, search: string): void {
  const address = `${pathname}${search && `?${search}`}`;
  window.history.replaceState(window.history.state, '', address);
}
