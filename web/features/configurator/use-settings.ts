import { useEffect, useState } from 'react';
import type { Settings } from './settings';
import { useDebounced } from './use-debounced';

const PAUSE_BEFORE_ADDRESS = 300;

/**
 * The settings, kept in the address bar as well, so that a reload or a shared link restores them. The history
 * entry is replaced outside the router: nothing on the page depends on the new search part.
 */
export function useSettings(
  initial: Settings,
  toSearch: (settings: Settings) => string,
): [Settings, (change: (settings: Settings) => Settings) => void] {
  const [settings, setSettings] = useState(initial);
  const settled = useDebounced(settings, PAUSE_BEFORE_ADDRESS);
  const search = settled === initial ? null : toSearch(settled);
  useEffect(() => {
    if (search === null) return;
    const address = `${window.location.pathname}${search && `?${search}`}`;
    window.history.replaceState(window.history.state, '', address);
  }, [search]);
  return [settings, setSettings];
}
