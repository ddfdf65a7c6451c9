import { useState, type ComponentType, type MouseEvent } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { findFabric } from '#engine/goods/fabrics/fabrics';
import { Icon } from '../../ui/image/icon';
import styles from './search-link.module.css';

/** The URL of the search page, in a module of its own: pages that only link to the search do not load its code. */
export const SEARCH_PATH = '/szukaj';

const loadDialog = () => import('./search-dialog');

interface LoadedDialog {
  Dialog: ComponentType<{ open: boolean; onClose: () => void }>;
  /**
   * React Router's key of the page on which the dialog was opened; null once it was closed. It is open only there, so
   * that Back closes it.
   */
  openedOn: string | null;
}

/**
 * Links to the search page. With scripts a click opens a dialog instead, whose code is loaded once the link has the
 * focus or the pointer.
 */
export function SearchLink() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [dialog, setDialog] = useState<LoadedDialog>();
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    loadDialog().then(
      ({ SearchDialog }) => setDialog({ Dialog: SearchDialog, openedOn: key }),
      () => navigate(SEARCH_PATH),
    );
  };
  const preload = () => void loadDialog().catch(() => undefined);
  return (
    <>
      <NavLink
        className={styles.link}
        to={SEARCH_PATH}
        onClick={open}
        onFocus={preload}
        onPointerEnter={preload}
      >
        <Icon name="search" />
        <span className={styles.label}>Szukaj</span>
      </NavLink>
      {dialog && (
        <dialog.Dialog
          open={dialog.openedOn === key}
          onClose={() => setDialog({ ...dialog, openedOn: null })}
        />
      )}
    </>
  );
}

/** The maximum number of characters of a search text. */
export const MAX_SEARCH_LENGTH = 100;

/** The text in the URL of the search page; '' for none. */
export const readSearchText = (params: URLSearchParams): string =>
  (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);

/** The URL of the results for a text. */
export const searchAddress = (text: string): string =>
  text.trim() ? `${SEARCH_PATH}?${new URLSearchParams({ q: text.trim() })}` : SEARCH_PATH;

/** The link to a fabric: its collection on the page of fabrics, or that page itself for an unknown fabric. */
export function fabricAddress(id: string): string {
  const collection = findFabric(id)?.collection.code;
  return collection ? `/tkaniny#kolekcja-${collection}` : '/tkaniny';
}
