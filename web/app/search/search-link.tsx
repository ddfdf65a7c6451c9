import { useState, type ComponentType, type MouseEvent } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';

import { Icon } from '../../ui/image/icon';
import styles from './search-link.module.css';
import { SEARCH_PATH } from './search-path';

const loadDialog = () => import('./search-dialog');

/**
 * Links to the search page. With scripts a click opens a dialog instead; its code is loaded once the link has the focus
 * or the pointer.
 */
export function SearchLink() {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<{ onClose: () => void }> }>();
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    loadDialog().then(
      ({ SearchDialog }) => setDialog({ Dialog: SearchDialog }),
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
      {dialog && <dialog.Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
