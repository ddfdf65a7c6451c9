import { NavLink } from 'react-router-dom';

import { phoneLink } from '../../lib/text/phone-link';
import { Dialog } from '../../ui/overlay/dialog';
import { Icon } from '../../ui/image/icon';
import { Link } from '../../ui/button/link';
import styles from './navigation-drawer.module.css';
import { headerLinks } from '../../features/pages/site-links';

interface NavigationDrawerProps {
  open: boolean;
  onClose: () => void;
  phone: string | null;
}

/** The header's links on small screens. Following one closes the drawer and scrolls to the top of the page. */
export function NavigationDrawer({ open, onClose, phone }: NavigationDrawerProps) {
  const leave = () => {
    onClose();
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <Dialog open={open} onClose={onClose} title="Menu" side="right">
      <nav className={styles.links} aria-label="Menu">
        {headerLinks.map((link) => (
          <NavLink key={link.to} to={link.to} onClick={leave}>
            <span>{link.label}</span>
            {link.highlighted && <Icon name="ruler" />}
          </NavLink>
        ))}
        <NavLink to="/koszyk" onClick={leave}>
          Koszyk
        </NavLink>
      </nav>
      <div className={styles.more}>
        {phone && (
          <a href={phoneLink(phone)}>
            <Icon name="phone" />
            <span>{phone}</span>
          </a>
        )}
        <Link to="/wycena" onClick={leave}>
          <Icon name="document" />
          Bezpłatna wycena
        </Link>
      </div>
    </Dialog>
  );
}
