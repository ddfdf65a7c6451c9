import type { APIRequestContext } from '@playwright/test';

const AT_ONCE = 8;
/** Files of which only the headers are asked, because they have no links and most of the bytes of the shop. */
const PICTURE = /\.(?:avif|webp|png|jpe?g|ico|woff2)$/;

/** What the shop has answered at an address. */
export interface Found {
  status: number;
  /** The addresses in a page or a style sheet; empty for other files. */
  links: string[];
  /** The ids of elements, which are the targets of "#" links. */
  ids: ReadonlySet<string>;
}

export interface Crawl {
  pages: ReadonlyMap<string, Found>;
  /** The addresses that are malformed or answered by an error, each with the page on which it was found. */
  problems: string[];
}

/**
 * Crawls all links from some paths of a shop, except addresses that match `without`. Stops beyond `most` URLs, because
 * a mistake may generate an endless number.
 */
export async function crawl(
  request: APIRequestContext,
  origin: string,
  paths: readonly string[],
  { most, without }: { most: number; without?: RegExp },
): Promise<Crawl> {
  const pages = new Map<string, Found>();
  const problems: string[] = [];
  let next = new Map(paths.map((path) => [origin + path, 'the start']));
  while (next.size > 0 && pages.size <= most) {
    const found = await fetchAll(request, [...next.keys()]);
    for (const [address, { status }] of found) {
      if (status >= 400) problems.push(`${address} on ${next.get(address)}: ${status}`);
    }
    for (const [address, page] of found) pages.set(address, page);
    next = new Map();
    for (const [from, { links }] of found) {
      for (const link of links) {
        if (!isInForm(link)) problems.push(`${link} on ${from}: not an address`);
        const address = ownAddress(link, from);
        if (!address || pages.has(address)) continue;
        if (!without?.test(address.replace(origin, ''))) next.set(address, from);
      }
    }
  }
  return { pages, problems };
}

/** The URL of a link on the page `from`, without its fragment ("#…"); null for a link to another site. */
export function ownAddress(link: string, from: string): string | null {
  const url = new URL(link, from);
  if (url.origin !== new URL(from).origin) return null;
  url.hash = '';
  return url.href;
}

async function fetchAll(
  request: APIRequestContext,
  addresses: string[],
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  const queue = [...addresses];
  const work = async () => {
    for (let address = queue.pop(); address !== undefined; address = queue.pop())
      found.set(address, await fetchOne(request, address));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

async function fetchOne(request: APIRequestContext, address: string): Promise<Found> {
  const response = await (PICTURE.test(address) ? request.head(address) : request.get(address));
  const type = response.headers()['content-type'] ?? '';
  const text = /html|css/.test(type) ? await response.text() : '';
  const ids = new Set(Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id));
  return { status: response.status(), links: linksIn(text), ids };
}

/** The targets of links in attributes and in functions of style sheets; data in scripts do not count. */
export function linksIn(text: string): string[] {
  const visible = text
    .replaceAll(/<script type="application[\s\S]*?<\/script>/g, '')
    .replaceAll(/url\((?:"|&quot;)?data:[^)]*\)/g, '');
  const attributes = visible.matchAll(/ (href|src|srcset|action)="([^"]*)"/gi);
  const links = [...attributes].flatMap(([, name = '', value = '']) =>
    name.toLowerCase() === 'srcset'
      ? value.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '')
      : [value],
  );
  const files = [...visible.matchAll(/url\((["']?)([^"')]+)\1\)/g)].map(([, , file = '']) => file);
  return [...links, ...files].map((link) => link.replaceAll('&amp;', '&'));
}

function isInForm(link: string): boolean {
  if (link.startsWith('tel:')) return /^tel:\+\d{9,15}$/.test(link);
  if (link.startsWith('mailto:')) return /^mailto:[^@\s]+@[^@\s]+\.\w+/.test(link);
  return URL.canParse(link, 'https://shop.example/');
}
