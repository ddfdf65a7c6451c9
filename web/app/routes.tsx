/*
 * Every address of the shop. A page is a module with a named component and, where it needs data, a function
 * `load({ client, params, url })` that brings it into the client's cache and may throw redirect(path, 301). A module
 * may export `Loading`, the skeleton shown while the browser waits for data.
 */
import type { RouteObject } from 'react-router-dom';

import { ErrorPage } from './error-page';
import { lazyPage, loaderOf } from './lazy-page';
import { NotFound } from '../ui/layout/not-found';
import { PageSkeleton } from '../ui/layout/page-skeleton';
import type { ClientOf } from '../apollo/load';
import { loadShopLayout, ShopLayout } from './layout/shop-layout';

const textPages = [
  'montaz',
  'serwis',
  'doradztwo',
  'polityka-prywatnosci',
  'regulamin',
  'cookies',
  'deklaracja-dostepnosci',
];

/** The routes; their loaders ask `clientOf` for the client to use. */
export function createRoutes(clientOf: ClientOf): RouteObject[] {
  return [
    {
      Component: ShopLayout,
      loader: loaderOf(clientOf, loadShopLayout),
      shouldRevalidate: () => false,
      ErrorBoundary: ErrorPage,
      HydrateFallback: PageSkeleton,
      children: [{ ErrorBoundary: ErrorPage, children: shopRoutes(clientOf) }],
    },
    {
      path: 'admin/*',
      lazy: lazyPage(clientOf, () => import('./staff-area-page'), 'StaffAreaPage'),
      // Within it navigation stays immediate: a click on what is shown must not be lost to one that is under way.
      shouldRevalidate: () => false,
      ErrorBoundary: ErrorPage,
    },
  ];
}

function shopRoutes(clientOf: ClientOf): RouteObject[] {
  const productList = lazyPage(
    clientOf,
    () => import('../features/catalogue/list/product-list-page'),
    'ProductListPage',
  );
  const configurator = lazyPage(
    clientOf,
    () => import('../features/configurator/configurator-page'),
    'ConfiguratorPage',
  );
  const textPage = lazyPage(clientOf, () => import('../features/pages/text-page'), 'TextPage');
  return [
    { index: true, lazy: lazyPage(clientOf, () => import('./home/home-page'), 'HomePage') },
    { path: 'produkty/:category?', lazy: productList },
    {
      path: 'produkt/:id',
      lazy: lazyPage(
        clientOf,
        () => import('../features/catalogue/product/product-page'),
        'ProductPage',
      ),
    },
    { path: 'konfigurator/:category?', lazy: configurator },
    { path: 'koszyk', lazy: lazyPage(clientOf, () => import('./cart/cart-page'), 'CartPage') },
    {
      path: 'zamowienie/:token',
      lazy: lazyPage(clientOf, () => import('../features/order/order-page'), 'OrderPage'),
    },
    {
      path: 'kontakt',
      lazy: lazyPage(
        clientOf,
        () => import('../features/inquiries/contact/contact-page'),
        'ContactPage',
      ),
    },
    {
      path: 'wycena',
      lazy: lazyPage(
        clientOf,
        () => import('../features/inquiries/quote/quote-request-page'),
        'QuoteRequestPage',
      ),
    },
    {
      path: 'o-nas',
      lazy: lazyPage(clientOf, () => import('../features/pages/about-page'), 'AboutPage'),
    },
    {
      path: 'blog',
      lazy: lazyPage(clientOf, () => import('../features/blog/list/blog-page'), 'BlogPage'),
    },
    {
      path: 'blog/:id',
      lazy: lazyPage(
        clientOf,
        () => import('../features/blog/article/article-page'),
        'ArticlePage',
      ),
    },
    {
      path: 'logowanie',
      lazy: lazyPage(clientOf, () => import('../features/auth/login-page'), 'LoginPage'),
    },
    {
      path: 'haslo',
      lazy: lazyPage(
        clientOf,
        () => import('../features/auth/request-link-page'),
        'RequestLinkPage',
      ),
    },
    {
      path: 'haslo/:token',
      lazy: lazyPage(
        clientOf,
        () => import('../features/auth/set-password-page'),
        'SetPasswordPage',
      ),
    },
    {
      path: 'odstapienie',
      lazy: lazyPage(
        clientOf,
        () => import('../features/withdrawal/withdrawal-page'),
        'WithdrawalPage',
      ),
    },
    {
      path: 'newsletter/potwierdz/:token',
      lazy: lazyPage(
        clientOf,
        () => import('../features/newsletter/confirm-newsletter-page'),
        'ConfirmNewsletterPage',
      ),
    },
    {
      path: 'newsletter/wypisz/:token',
      lazy: lazyPage(
        clientOf,
        () => import('../features/newsletter/leave-newsletter-page'),
        'LeaveNewsletterPage',
      ),
    },
    ...textPages.map((path) => ({ path, lazy: textPage })),
    { path: '*', Component: NotFound },
  ];
}
