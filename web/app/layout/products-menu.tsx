import { useQuery } from '@apollo/client/react';
import { useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { accessoriesLink } from '../../features/pages/site-links';
import { categories } from '../../goods/categories';
import { Icon } from '../../ui/image/icon';
import { Picture } from '../../ui/image/picture';
import { ProductsMenuDocument } from './products-menu.generated';
import styles from './products-menu.module.css';

/**
 * The menu of product categories: a button that discloses their links, and opens on focus, too. The links are in the
 * HTML of every page, the pictures are requested when the menu opens for the first time.
 */
export function ProductsMenu({ buttonClass }: { buttonClass: string | undefined }) {
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isCurrent = /^\/produkty?(\/|$)/.test(useLocation().pathname);
  /** "focused" is open until the focus leaves, so that the click or key that brought the focus does not close it. */
  const [state, setState] = useState<'closed' | 'focused' | 'open'>('closed');
  const isOpen = state !== 'closed';
  return (
    <div
      role="presentation"
      className={styles.menu}
      data-open={isOpen || undefined}
      onFocus={() => setState((before) => (before === 'closed' ? 'focused' : before))}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setState('closed');
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        button.current?.focus();
        setState('closed');
      }}
    >
      <button
        ref={button}
        type="button"
        className={buttonClass}
        data-current={isCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button, and without focus there would be no blur to close the menu.
          currentTarget.focus();
          setState(state === 'open' ? 'closed' : 'open');
        }}
      >
        <span>Produkty</span>
        <Icon name="chevron-down" />
      </button>
      <div className={styles.panel} id={panelId} tabIndex={-1}>
        <CategoryLinks isOpen={isOpen} onFollow={() => setState('closed')} />
      </div>
    </div>
  );
}

function CategoryLinks({ isOpen, onFollow }: { isOpen: boolean; onFollow: () => void }) {
  const { data } = useQuery(ProductsMenuDocument, { skip: !isOpen });
  return (
    <ul className={styles.links}>
      {categories.map(({ code, label }) => {
        const found = data?.products.categoryCounts.find(({ category }) => category === code);
        return (
          <li key={code}>
            <NavLink to={`/produkty/${code}`} onClick={onFollow}>
              <span className={styles.picture}>
                {found?.picture && <Picture picture={found.picture} alt="" sizes="190px" />}
              </span>
              <span>{label}</span>
            </NavLink>
          </li>
        );
      })}
      <li className={styles.all}>
        <NavLink to="/produkty" end onClick={onFollow}>
          Wszystkie produkty
        </NavLink>
        <NavLink to={accessoriesLink.to} onClick={onFollow}>
          {accessoriesLink.label}
        </NavLink>
      </li>
    </ul>
  );
}
