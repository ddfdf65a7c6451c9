import type { RequestHandler } from 'express';
import type { Services } from '../../request/services.js';

/** First segments of public paths without secret tokens. Tokens are case-sensitive, so other paths keep their case. */
const SECTIONS = [
  'produkty',
  'produkt',
  'konfigurator',
  'blog',
  'kontakt',
  'wycena',
  'o-nas',
  'koszyk',
  'szukaj',
  'strona',
];

/** What mail programs and people take into a link from the text around it: `.`, `)`, `>`, a blank. */
const TAIL = /[\s.,;:!?)>\]}'"”’»]+$/u;

/**
 * One URL for each page: paths with a trailing slash, doubled slashes, capitals or Polish letters are redirected
 * permanently, so that search engines see one page, and so are paths with a tail from the text around a link.
 */
export function movedAddresses({ content }: Services): RequestHandler {
  const sections = new Set([...SECTIONS, ...content.textPages.map(({ slug }) => slug)]);
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const [path = '/', ...search] = req.originalUrl.split('?');
    const requested = decoded(path);
    if (requested === null) return next();
    const plain = plainPath(requested, sections);
    if (plain === requested) return next();
    res.redirect(301, [encodeURI(plain), ...search].join('?'));
  };
}

/** The decoded path; null if its percent-encoding is not valid. */
function decoded(path: string): string | null {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}

/** The path as it should be, with one slash at the start: with two, the redirect would lead to another host. */
function plainPath(path: string, sections: ReadonlySet<string>): string {
  const parts = path
    .replace(TAIL, '')
    .split(/[/\\]+/)
    .filter(Boolean);
  const simple = parts.map((part) =>
    part.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, ''),
  );
  return `/${(sections.has(simple[0] ?? '') ? simple : parts).join('/')}`;
}
