import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { upperFirst } from '#engine/locale/text';
import { typeset } from '#engine/locale/typeset';
import { CartBadge } from '../../features/cart/cart-badge';
import {
  aboutLink,
  accessoriesLink,
  categoryLinks,
  headerLinks,
} from '../../features/pages/site-links';
import { SearchLink } from '../../features/search/search-link';
import { phoneLink } from '../../lib/text/format';
import { Link } from '../../ui/button/link';
import { Icon } from '../../ui/image/icon';
import { Container } from '../../ui/layout/section';
import { Dialog } from '../../ui/overlay/dialog';
import { ProductsMenu } from './products-menu';
import { Logo } from './site-footer';
import { type SiteHeaderFragment, SiteHeaderFragmentDoc } from './site-header.generated';
import styles from './site-header.module.css';

export function SiteHeader(props: { company: FragmentType<SiteHeaderFragment> }) {
  const { data: company } = useSuspenseFragment({
    fragment: SiteHeaderFragmentDoc,
    from: props.company,
  });
  // The drawer is open only on the page on which it was opened, so that Back closes it.
  const { key } = useLocation();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  return (
    <>
      <header className={styles.header}>
        <TopBar company={company} />
        <div className={styles.bar}>
          <Container>
            <div className={styles.row}>
              <Link className={styles.logo} to="/" aria-label={`${company.name} – strona główna`}>
                <Logo name={company.name} logo={company.logo} />
              </Link>
              <nav className={styles.navigation} aria-label="Główna">
                <ProductsMenu buttonClass={styles.link} />
                {headerLinks.map((link) => (
                  <NavLink
                    key={link.to}
                    to={link.to}
                    className={link.highlighted ? styles.highlighted : styles.link}
                  >
                    {link.label}
                  </NavLink>
                ))}
              </nav>
              <SearchLink />
              <NavLink className={styles.cart} to="/koszyk">
                <Icon name="cart" />
                <span className={styles.cartLabel}>Koszyk</span>
                <CartBadge />
              </NavLink>
              <button
                type="button"
                className={styles.menu}
                aria-label="Otwórz menu"
                aria-haspopup="dialog"
                onClick={() => setOpenedOn(key)}
              >
                <Icon name="menu" />
              </button>
            </div>
          </Container>
        </div>
      </header>
      <NavigationDrawer
        open={openedOn === key}
        onClose={() => setOpenedOn(null)}
        phone={company.phone}
      />
    </>
  );
}

function TopBar({ company }: { company: SiteHeaderFragment }) {
  return (
    <div className={styles.top} data-tone="shade">
      <Container>
        <div className={styles.topRow}>
          <span className={styles.delivery}>{typeset(upperFirst(company.delivery))}</span>
          {company.phone && (
            <a href={phoneLink(company.phone)}>
              <Icon name="phone" />
              <span>{company.phone}</span>
            </a>
          )}
          <NavLink className={styles.wide} to={aboutLink.to}>
            {aboutLink.label}
          </NavLink>
          <Link className={styles.wide} to="/admin">
            Panel Admin
          </Link>
        </div>
      </Container>
    </div>
  );
}

interface NavigationDrawerProps {
  open: boolean;
  onClose: () => void;
  phone: string | null;
}

/** The header's links on small screens. Following one closes the drawer and scrolls to the top of the page. */
function NavigationDrawer({ open, onClose, phone }: NavigationDrawerProps) {
  const leave = () => {
    onClose();
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <Dialog open={open} onClose={onClose} title="Menu" side="right">
      <nav className={styles.links} aria-label="Menu">
        <ul className={styles.categories} aria-label="Produkty">
          {[...categoryLinks, accessoriesLink].map((link) => (
            <li key={link.to}>
              <NavLink to={link.to} onClick={leave}>
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
        {[...headerLinks, aboutLink].map((link) => (
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
