import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import type { Settings } from './settings';
import { useDebounced } from '../../../lib/use-debounced';
import { type History, useHistory } from './use-history';

const PAUSE_BEFORE_ADDRESS = 300;

/**
 * The settings and those before them, kept in the address bar as well, so that a reload or a shared link restores
 * them. The browser's entry is replaced outside the router: nothing on the page depends on the new search part.
 */
export function useSettings(
  initial: Settings,
  toSearch: (settings: Settings) => string,
): History<Settings> {
  const { pathname } = useLocation();
  const history = useHistory(initial);
  const settled = useDebounced(history.present, PAUSE_BEFORE_ADDRESS);
  const isUntouched = settled === initial && history.redo === null;
  const search = isUntouched ? null : toSearch(settled);
  useEffect(() => {
    // While the next page is loading, this one is still mounted but the address is already the next page's.
    if (search === null || window.location.pathname !== pathname) return;
    const address = `${pathname}${search && `?${search}`}`;
    window.history.replaceState(window.history.state, '', address);
  }, [search, pathname]);
  return history;
}
