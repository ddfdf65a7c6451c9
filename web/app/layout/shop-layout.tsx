import { useSuspenseQuery } from '@apollo/client/react';
import type { MouseEvent } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';

import type { Load } from '../../apollo/load';
import { ShopContext } from '../../ui/layout/shop-context';
import { ScrollToTop } from './scroll-to-top';
import styles from './shop-layout.module.css';
import { ShopLayoutDocument } from './shop-layout.generated';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { useFocusOnNavigation } from './use-focus-on-navigation';

export const loadShopLayout: Load = ({ client }) => client.query({ query: ShopLayoutDocument });

/** Header, page and footer of the shop. */
export function ShopLayout() {
  const { company } = useSuspenseQuery(ShopLayoutDocument).data;
  const main = useFocusOnNavigation<HTMLElement>();
  // By script, because the router would navigate to "#tresc", and the configurator would lose the visitor's changes.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.scrollIntoView();
    main.current?.focus({ preventScroll: true });
  };
  return (
    <ShopContext value={company}>
      <div className={styles.layout}>
        <a className={styles.skip} href="#tresc" onClick={skip}>
          Przejdź do treści
        </a>
        <SiteHeader company={company} />
        <main className={styles.main} id="tresc" tabIndex={-1} ref={main}>
          <Outlet />
        </main>
        <SiteFooter company={company} />
        <ScrollToTop />
        <ScrollRestoration />
      </div>
    </ShopContext>
  );
}
