import { useState, type ComponentType, type MouseEvent } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '../../ui/image/icon';
import styles from './search-link.module.css';

/** The URL of the search page. It stands here, because pages that only link to the search do not load its code. */
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
