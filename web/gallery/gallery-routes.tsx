import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { App, ConfigProvider, Grid } from 'antd';
import plPL from 'antd/locale/pl_PL';
import { useState, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { ANTD_DEFAULTS } from '../admin/kit/page/antd-defaults';
import { ViewerDocument } from '../admin/kit/page/viewer.generated';
import { readAdminTheme } from '../admin/shell/admin-theme';
import { createApolloClient } from '../apollo/create-apollo-client';
import { Link } from '../ui/button/link';
import { Toaster } from '../ui/overlay/toaster';
import { TooltipGroup } from '../ui/overlay/tooltip';
import { ShopContent } from './shop-content';
import { ShopControls } from './shop-controls';
import { ShopLayout } from './shop-layout';
import { StaffForms } from './staff-forms';
import { StaffLists } from './staff-lists';
import styles from './gallery.module.css';

/** A member of staff who may export lists. */
const VIEWER = {
  __typename: 'User' as const,
  id: 1,
  name: 'Anna Nowak',
  email: 'anna@cieniomat.example',
  lacksSecondFactor: false,
  role: {
    __typename: 'StaffRole' as const,
    id: '1',
    name: 'Biuro',
    permissions: ['exports:read'],
    maxDiscountPercent: null,
  },
};

/** The gallery of parts: those of the shop at `/_ui`, those of the staff area at `/_ui/admin`. */
export const GALLERY_ROUTES: RouteObject[] = [
  {
    path: '/_ui',
    element: (
      <Gallery title="Części sklepu">
        <ShopControls />
        <ShopContent />
        <ShopLayout />
      </Gallery>
    ),
  },
  {
    path: '/_ui/admin',
    element: (
      <Gallery title="Części panelu">
        <StaffTheme>
          <StaffForms />
          <StaffLists />
        </StaffTheme>
      </Gallery>
    ),
  },
  { path: '*', element: <Link to="/_ui">Galeria części</Link> },
];

function Gallery({ title, children }: { title: string; children: ReactNode }) {
  const [client] = useState(createClient);
  return (
    <ApolloProvider client={client}>
      <TooltipGroup>
        <main className={styles.gallery}>
          <h1>{title}</h1>
          <nav aria-label="Galeria" className={styles.pages}>
            <Link to="/_ui">Sklep</Link>
            <Link to="/_ui/admin">Panel</Link>
          </nav>
          {children}
        </main>
      </TooltipGroup>
      <Toaster />
    </ApolloProvider>
  );
}

/** No server answers: parts show what is in the cache. */
function createClient() {
  const client = createApolloClient(ApolloLink.empty());
  client.writeQuery({ query: ViewerDocument, data: { me: VIEWER } });
  return client;
}

function StaffTheme({ children }: { children: ReactNode }) {
  const [{ token, components }] = useState(readAdminTheme);
  const { lg: wide } = Grid.useBreakpoint();
  const theme = { components, token: { ...token, controlHeight: wide ? 32 : 44 } };
  return (
    <ConfigProvider {...ANTD_DEFAULTS} locale={plPL} theme={theme}>
      <App>{children}</App>
    </ConfigProvider>
  );
}
