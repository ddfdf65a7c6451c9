import type { RequestHandler } from 'express';
import type { Services } from '../../request/services.js';

/** First parts of public addresses whose rest holds no secret, which would be case-sensitive. */
const SECTIONS = [
  'produkty',
  'produkt',
  'konfigurator',
  'blog',
  'kontakt',
  'wycena',
  'o-nas',
  'koszyk',
];

/**
 * One address for each page: those with a slash at the end, with doubled slashes, capitals or Polish letters lead to
 * it for good, so that links and search engines agree.
 */
export function movedAddresses({ content }: Services): RequestHandler {
  const sections = new Set([...SECTIONS, ...content.pageSlugs]);
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const [path = '/', ...search] = req.originalUrl.split('?');
    const asked = decoded(path);
    if (asked === null) return next();
    const plain = plainPath(asked, sections);
    if (plain === asked) return next();
    res.redirect(301, [encodeURI(plain), ...search].join('?'));
  };
}

/** Null where the escapes make no text: such an address is simply not found. */
function decoded(path: string): string | null {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}

/** Always one slash at the start: with two, the next word would be another site. */
function plainPath(path: string, sections: ReadonlySet<string>): string {
  const parts = path.split(/[/\\]+/).filter(Boolean);
  const simple = parts.map((part) =>
    part.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, ''),
  );
  return `/${(sections.has(simple[0] ?? '') ? simple : parts).join('/')}`;
}
