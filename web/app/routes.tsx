/*
 * Every page of the shop by its path. A page is a module with a named component and, where it needs data, a function
 * `load({ client, params, url })` that loads them into the client's cache and may throw redirect(path, 301). A module
 * may export `Loading`, the skeleton shown while the browser waits for data, and `Failure`, an error page of its own.
 */
import type { RouteObject } from 'react-router-dom';
import type { ClientOf } from '../apollo/load';
import { NotFound } from '../ui/layout/not-found';
import { PageSkeleton } from '../ui/layout/skeleton';
import { ErrorPage } from './error-page';
import { loadShopLayout, ShopLayout } from './layout/shop-layout';
import { lazyPage, loaderOf } from './lazy-page';

const textPages = [
  'montaz',
  'serwis',
  'doradztwo',
  'polityka-prywatnosci',
  'regulamin',
  'cookies',
  'deklaracja-dostepnosci',
  'gwarancja',
  'dla-programow',
];

/** The routes; their loaders ask `clientOf` for the Apollo client to use. */
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
      path: 'teren/*',
      lazy: lazyPage(clientOf, () => import('../features/field/field-page'), 'FieldPage'),
      ErrorBoundary: ErrorPage,
    },
    {
      path: 'admin/*',
      lazy: lazyPage(clientOf, () => import('./staff-area-page'), 'StaffAreaPage'),
      // Loaders do not run again within the staff area: navigation is immediate, and no click gets lost while a loader
      // is pending.
      shouldRevalidate: () => false,
      ErrorBoundary: ErrorPage,
    },
  ];
}

function shopRoutes(clientOf: ClientOf): RouteObject[] {
  return [
    {
      index: true,
      lazy: lazyPage(clientOf, () => import('../features/home/home-page'), 'HomePage'),
    },
    {
      path: 'szukaj',
      lazy: lazyPage(clientOf, () => import('../features/search/search-page'), 'SearchPage'),
    },
    ...orderingRoutes(clientOf),
    ...contactRoutes(clientOf),
    ...readingRoutes(clientOf),
    ...passwordRoutes(clientOf),
    ...newsletterRoutes(clientOf),
    { path: '*', Component: NotFound },
  ];
}

function orderingRoutes(clientOf: ClientOf): RouteObject[] {
  const list = () => import('../features/catalogue/list/product-list-page');
  const accessories = () => import('../features/catalogue/accessory/accessory-list-page');
  const product = () => import('../features/catalogue/product/product-page');
  const comparison = () => import('../features/catalogue/compare/comparison-page');
  const finder = () => import('../features/configurator/starting-points/finder-page');
  const measuring = () => import('../features/measuring/measuring-page');
  const configurator = () => import('../features/configurator/configurator-page');
  const project = () => import('../features/project/project-page');
  const offer = () => import('../features/offer/offer-page');
  const order = () => import('../features/order/order-page');
  const service = () => import('../features/service/service-page');
  const visit = () => import('../features/visits/visit-page');
  const withdrawal = () => import('../features/withdrawal/withdrawal-page');
  return [
    { path: 'produkty/:category?', lazy: lazyPage(clientOf, list, 'ProductListPage') },
    { path: 'akcesoria/:slug?', lazy: lazyPage(clientOf, accessories, 'AccessoryListPage') },
    { path: 'produkt/:id', lazy: lazyPage(clientOf, product, 'ProductPage') },
    { path: 'porownanie', lazy: lazyPage(clientOf, comparison, 'ComparisonPage') },
    { path: 'konfigurator/:category?', lazy: lazyPage(clientOf, configurator, 'ConfiguratorPage') },
    { path: 'dobierz', lazy: lazyPage(clientOf, finder, 'FinderPage') },
    { path: 'pomiar/:category', lazy: lazyPage(clientOf, measuring, 'MeasuringPage') },
    { path: 'projekt/:token?', lazy: lazyPage(clientOf, project, 'ProjectPage') },
    {
      path: 'koszyk',
      lazy: lazyPage(clientOf, () => import('../features/cart/cart-page'), 'CartPage'),
    },
    { path: 'oferta/:token', lazy: lazyPage(clientOf, offer, 'OfferPage') },
    { path: 'zamowienie/:token', lazy: lazyPage(clientOf, order, 'OrderPage') },
    { path: 'serwis/:lineId/:piece?', lazy: lazyPage(clientOf, service, 'ServicePage') },
    { path: 'wizyta/:token', lazy: lazyPage(clientOf, visit, 'VisitPage') },
    { path: 'odstapienie', lazy: lazyPage(clientOf, withdrawal, 'WithdrawalPage') },
  ];
}

function contactRoutes(clientOf: ClientOf): RouteObject[] {
  const contact = () => import('../features/inquiries/contact/contact-page');
  const quote = () => import('../features/inquiries/quote/quote-request-page');
  const fabrics = () => import('../features/inquiries/fabrics/fabrics-page');
  return [
    { path: 'tkaniny', lazy: lazyPage(clientOf, fabrics, 'FabricsPage') },
    { path: 'kontakt', lazy: lazyPage(clientOf, contact, 'ContactPage') },
    { path: 'wycena', lazy: lazyPage(clientOf, quote, 'QuoteRequestPage') },
  ];
}

function readingRoutes(clientOf: ClientOf): RouteObject[] {
  const about = () => import('../features/pages/about-page');
  const blog = () => import('../features/blog/list/blog-page');
  const article = () => import('../features/blog/article/article-page');
  const legal = () => import('../features/pages/legal-text-page');
  const text = lazyPage(clientOf, () => import('../features/pages/text-page'), 'TextPage');
  return [
    { path: 'o-nas', lazy: lazyPage(clientOf, about, 'AboutPage') },
    { path: 'blog', lazy: lazyPage(clientOf, blog, 'BlogPage') },
    { path: 'blog/:id', lazy: lazyPage(clientOf, article, 'ArticlePage') },
    { path: 'strona/:word', lazy: text },
    { path: 'warunki/:sha256', lazy: lazyPage(clientOf, legal, 'LegalTextPage') },
    ...textPages.map((path) => ({ path, lazy: text })),
  ];
}

function passwordRoutes(clientOf: ClientOf): RouteObject[] {
  const login = () => import('../features/auth/login-page');
  const request = () => import('../features/auth/request-link-page');
  const choose = () => import('../features/auth/set-password-page');
  return [
    { path: 'logowanie', lazy: lazyPage(clientOf, login, 'LoginPage') },
    { path: 'haslo', lazy: lazyPage(clientOf, request, 'RequestLinkPage') },
    { path: 'haslo/:token', lazy: lazyPage(clientOf, choose, 'SetPasswordPage') },
  ];
}

function newsletterRoutes(clientOf: ClientOf): RouteObject[] {
  const confirm = () => import('../features/newsletter/confirm-newsletter-page');
  const leave = () => import('../features/newsletter/leave-newsletter-page');
  return [
    {
      path: 'newsletter/potwierdz/:token',
      lazy: lazyPage(clientOf, confirm, 'ConfirmNewsletterPage'),
    },
    { path: 'newsletter/wypisz/:token', lazy: lazyPage(clientOf, leave, 'LeaveNewsletterPage') },
  ];
}
