import type { ApolloClient } from '@apollo/client';
import { Outlet } from 'react-router-dom';

import { preload } from '../../apollo/preload';
import { ScrollPlaces } from './scroll-places';
import { ScrollToTop } from './scroll-to-top';
import styles from './shop-layout.module.css';
import { ShopLayoutDocument } from './shop-layout.generated';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { usePageQuery } from '../../apollo/use-page-query';

export function loadShopLayout(client: ApolloClient): Promise<null> {
  return preload(client, ShopLayoutDocument, {});
}

/** Header, page and footer of the shop. */
export function ShopLayout() {
  const { company } = usePageQuery(ShopLayoutDocument, {});
  const main = useFocusOnNavigation<HTMLElement>();
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#tresc">
        Przejdź do treści
      </a>
      <SiteHeader company={company} />
      <main className={styles.main} id="tresc" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <SiteFooter company={company} />
      <ScrollToTop />
      <ScrollPlaces />
    </div>
  );
}
