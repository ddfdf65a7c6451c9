/*
 * Every address of the shop. A page is a module with a named component and, where it needs data, a function
 * `load({ client, params, url })` that preloads the page's queries and may throw redirect(path, 301). A module
 * may export `Loading`, the skeleton shown while the browser waits for data.
 */
import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';

import { AdminGate } from './admin-gate';
import { ErrorPage } from './error-page';
import { lazyPage } from './lazy-page';
import { NotFound } from './not-found';
import { PageSkeleton } from './page-skeleton';
import { loadShopLayout, ShopLayout } from './shop-layout';

const textPages = ['montaz', 'serwis', 'doradztwo', 'polityka-prywatnosci', 'regulamin', 'cookies'];

/** The routes with their loaders bound to the client of this visitor (browser) or of this request (server). */
export function createRoutes(client: ApolloClient): RouteObject[] {
  return [
    {
      Component: ShopLayout,
      loader: () => loadShopLayout(client),
      shouldRevalidate: () => false,
      ErrorBoundary: ErrorPage,
      HydrateFallback: PageSkeleton,
      children: [{ ErrorBoundary: ErrorPage, children: shopRoutes(client) }],
    },
    { path: 'admin/*', Component: AdminGate, ErrorBoundary: ErrorPage },
  ];
}

function shopRoutes(client: ApolloClient): RouteObject[] {
  const productList = lazyPage(
    client,
    () => import('../features/catalogue/product-list-page'),
    'ProductListPage',
  );
  const configurator = lazyPage(
    client,
    () => import('../features/configurator/configurator-page'),
    'ConfiguratorPage',
  );
  const textPage = lazyPage(client, () => import('../features/pages/text-page'), 'TextPage');
  return [
    { index: true, lazy: lazyPage(client, () => import('./home-page'), 'HomePage') },
    { path: 'produkty/:category?', lazy: productList },
    {
      path: 'produkt/:id',
      lazy: lazyPage(client, () => import('../features/catalogue/product-page'), 'ProductPage'),
    },
    { path: 'konfigurator/:category?', lazy: configurator },
    { path: 'koszyk', lazy: lazyPage(client, () => import('./cart-page'), 'CartPage') },
    {
      path: 'zamowienie/:token',
      lazy: lazyPage(client, () => import('../features/order/order-page'), 'OrderPage'),
    },
    {
      path: 'kontakt',
      lazy: lazyPage(client, () => import('../features/inquiries/contact-page'), 'ContactPage'),
    },
    {
      path: 'wycena',
      lazy: lazyPage(
        client,
        () => import('../features/inquiries/quote-request-page'),
        'QuoteRequestPage',
      ),
    },
    {
      path: 'o-nas',
      lazy: lazyPage(client, () => import('../features/pages/about-page'), 'AboutPage'),
    },
    {
      path: 'blog',
      lazy: lazyPage(client, () => import('../features/blog/blog-page'), 'BlogPage'),
    },
    {
      path: 'blog/:id',
      lazy: lazyPage(client, () => import('../features/blog/article-page'), 'ArticlePage'),
    },
    {
      path: 'logowanie',
      lazy: lazyPage(client, () => import('../features/auth/login-page'), 'LoginPage'),
    },
    ...textPages.map((path) => ({ path, lazy: textPage })),
    { path: '*', Component: NotFound },
  ];
}
