import { isShopPath } from './blocks.js';

interface Redirect {
  from: string;
  to: string;
}

const RESERVED = /^\/(admin|api|graphql)(\/|$)/;
const MAX_REDIRECTS = 2000;
const MAX_LINE = 500;

/** The lines of a list of redirects, "/stary → /nowy", with their numbers; a line that says none has empty addresses. */
const linesOf = (text: string) =>
  text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const [, from = '', to = ''] = line.length > MAX_LINE ? [] : /^\s*(\S+)\s*(?:→|->|\s)\s*(\S+)\s*$/.exec(line) ?? [];
    return [{ number: index + 1, from: from.replace(/(.)\/+$/, '$1'), to }];
  });

/** Where each moved address leads in the end. The list must have no problem. */
export function readRedirects(text: string): ReadonlyMap<string, string> {
  const next = new Map(linesOf(text).map(({ from, to }) => [from, to]));
  return new Map([...next.keys()].map((from) => [from, endOf(from, next)]));
}

function endOf(from: string, next: ReadonlyMap<string, string>): string {
  let path = from;
  for (let steps = 0; steps <= next.size; steps += 1) {
    const following = next.get(path);
    if (following === undefined) return path;
    path = following;
  }
  return path;
}

/** What is wrong with a list of redirects; null where nothing is. `isPage` says whether a page stands at an address. */
export function redirectsProblem(text: string, isPage: (path: string) => boolean): string | null {
  const lines = linesOf(text);
  if (lines.length > MAX_REDIRECTS) return `Wpisz najwyżej ${MAX_REDIRECTS}\u00a0przekierowań.`;
  const next = new Map(lines.map(({ from, to }) => [from, to]));
  const seen = new Set<string>();
  for (const redirect of lines) {
    const problem = problemOf(redirect, seen, next, isPage);
    if (problem) return `Wiersz ${redirect.number}: ${problem}`;
    seen.add(redirect.from);
  }
  return null;
}

function problemOf(
  { from, to }: Redirect,
  seen: ReadonlySet<string>,
  next: ReadonlyMap<string, string>,
  isPage: (path: string) => boolean,
): string | null {
  if (from === '') return 'wpisz dwa adresy, na przykład /stary → /nowy.';
  if (!isShopPath(from) || /[?#]/.test(from))
    return 'stary adres to ścieżka w\u00a0tym sklepie, na przykład /stary.';
  if (!isShopPath(to)) return 'nowy adres to ścieżka w\u00a0tym sklepie, na przykład /nowy.';
  if (RESERVED.test(from)) return `adresu ${from} nie można przekierować.`;
  if (isPage(from)) return `pod adresem ${from} jest strona.`;
  if (seen.has(from)) return `adres ${from} jest już na liście.`;
  if (next.has(endOf(from, next))) return `adres ${from} prowadzi z\u00a0powrotem do siebie.`;
  return null;
}
