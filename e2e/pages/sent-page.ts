import type { APIRequestContext, Page } from '@playwright/test';
import { origin } from '../origin.js';

/** The data that a search engine reads in a page sent by the server. */
export interface SentPage {
  path: string;
  status: number;
  title: string;
  headings: string[];
  canonical: string | null;
  /** The URLs of the page by language. */
  languages: Record<string, string>;
  /** The contents of the meta elements, by their name or property. */
  meta: Record<string, string>;
  jsonLd: Record<string, unknown>[];
  hasBreadcrumbs: boolean;
}

/** The paths of the sitemap's URLs. */
export async function sitemapPaths(
  request: APIRequestContext,
  shopOrigin = origin,
): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replace(shopOrigin, ''),
  );
}

/** Reads pages one after the other as the server sends them; the browser page only parses them. */
export async function readSent(page: Page, paths: readonly string[]): Promise<SentPage[]> {
  const pages: SentPage[] = [];
  for (const path of paths) {
    const response = await page.request.get(path);
    const read = await page.evaluate(parse, await response.text());
    pages.push({ path, status: response.status(), ...read });
  }
  return pages;
}

/** Reads the HTML of a page. Runs in the browser. */
function parse(html: string): Omit<SentPage, 'path' | 'status'> {
  const sent = new DOMParser().parseFromString(html, 'text/html');
  const metas = [...sent.querySelectorAll('meta[content]')].map((meta) => [
    meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
    meta.getAttribute('content') ?? '',
  ]);
  return {
    title: sent.title,
    headings: [...sent.querySelectorAll('h1')].map((heading) =>
      (heading.textContent ?? '').replaceAll(/\s+/g, ' '),
    ),
    canonical: sent.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    languages: Object.fromEntries(
      [...sent.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
    ),
    meta: Object.fromEntries(metas),
    jsonLd: [...sent.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? ''),
    ),
    hasBreadcrumbs: sent.querySelector('nav[aria-label="Ścieżka nawigacji"]') !== null,
  };
}
