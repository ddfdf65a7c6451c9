import { SITE_PAGES } from '../shop/site-pages.js';

interface TextKind {
  /** The heading of their list. */
  label: string;
  /** How the slugs begin of those that staff write themselves. */
  prefix?: string;
  /** The label and hint of the running text; without it such texts have none. */
  body?: { label: string; hint: string };
  hasBlocks: boolean;
  /** Title and description. */
  hasHead: boolean;
}

const BODY = {
  label: 'Treść',
  hint: 'Markdown: ## nagłówek, **pogrubienie**, - lista, [tekst](/adres). Wstawki takie jak {{company.name}} sklep zastępuje danymi firmy.',
};

/** The kinds of texts that staff change, by their slugs; mails have words of their own. */
export const TEXT_KINDS = {
  page: { label: 'Strony sklepu', body: BODY, hasBlocks: true, hasHead: true },
  home: { label: 'Strona główna', hasBlocks: true, hasHead: false },
  own: { label: 'Własne strony', prefix: 'strona/', body: BODY, hasBlocks: true, hasHead: true },
  article: { label: 'Artykuły', prefix: 'blog/', body: BODY, hasBlocks: false, hasHead: true },
  redirects: {
    label: 'Przekierowania',
    body: {
      label: 'Stary i\u00a0nowy adres',
      hint: 'Po jednym w\u00a0wierszu: /stary-adres → /nowy-adres. Kto otworzy stary adres, trafi pod nowy.',
    },
    hasBlocks: false,
    hasHead: false,
  },
} as const satisfies Record<string, TextKind>;

export type TextKindName = keyof typeof TEXT_KINDS;

export const TEXT_KIND_NAMES = Object.keys(TEXT_KINDS) as TextKindName[];

export const textKind = (name: TextKindName): TextKind => TEXT_KINDS[name];

const HOME = 'home';
export const REDIRECTS = 'przekierowania';

export function textKindOf(slug: string): TextKindName {
  if (slug === HOME) return 'home';
  if (slug === REDIRECTS) return 'redirects';
  if (slug.startsWith(TEXT_KINDS.article.prefix)) return 'article';
  return slug.startsWith(TEXT_KINDS.own.prefix) ? 'own' : 'page';
}

/** The path at which visitors read a text; null for one that they do not read. */
export function pathOfText(slug: string): string | null {
  if (slug === REDIRECTS) return null;
  return slug === HOME ? '/' : `/${slug}`;
}

/** The pages at fixed addresses that are no texts. */
export const FIXED_PATHS: ReadonlySet<string> = new Set([
  '/',
  ...Object.values(SITE_PAGES).map(({ path }) => path),
]);

/** The end of the address of a text that staff write: "montaz-zima". */
export const isAddressWord = (word: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(word) && word.length <= 50;

/** The categories of the blog's articles. */
export const ARTICLE_CATEGORIES = [
  'poradniki',
  'porównania',
  'trendy',
  'technologie',
  'konserwacja',
  'diy',
  'biznes',
] as const;
