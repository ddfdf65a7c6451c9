import { useEffect, useRef } from 'react';
import { Link } from '../../ui/button/link';
import { Dialog } from '../../ui/overlay/dialog';
import { categoryLinks, serviceLinks } from '../pages/site-links';
import { SearchField } from './search-field';
import styles from './search-dialog.module.css';

interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The search in a dialog. It stays mounted while it is closed, because only a dialog that closes returns the focus. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  // The focus is moved here, not in the search field, whose effects run before the dialog has opened.
  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);
  return (
    <Dialog open={open} onClose={onClose} title="Szukaj" side="right">
      <SearchField isDialog inputRef={input} onLeave={onClose} />
      <div className={styles.start}>
        <SearchStart />
      </div>
    </Dialog>
  );
}

/** Links for a visitor who has not searched yet, or has found nothing. */
export function SearchStart() {
  return (
    <div className={styles.columns}>
      {[
        { title: 'Kategorie produktów', links: categoryLinks },
        { title: 'Pomoc w\u00a0wyborze i\u00a0usługi', links: serviceLinks },
      ].map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
