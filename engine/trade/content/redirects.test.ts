import { expect, test } from '@jest/globals';
import { readRedirects, redirectsProblem } from './redirects.js';

const isPage = (path: string) => path === '/montaz';

test('a list leads to the last address of each chain', () => {
  const text = '/stara → /nowa\n\n /nowa/ -> /najnowsza?a=1#b\n/dawna /montaz\n';
  expect(redirectsProblem(text, isPage)).toBeNull();
  expect(Object.fromEntries(readRedirects(text))).toEqual({
    '/stara': '/najnowsza?a=1#b',
    '/nowa': '/najnowsza?a=1#b',
    '/dawna': '/montaz',
  });
});

test.each([
  ['/stara', 'dwa adresy'],
  ['stara → /nowa', 'stary adres to ścieżka'],
  ['//zla.example → /nowa', 'stary adres to ścieżka'],
  ['/stara?a=1 → /nowa', 'stary adres to ścieżka'],
  ['/stara → https://zla.example', 'nowy adres to ścieżka'],
  ['/stara → //zla.example', 'nowy adres to ścieżka'],
  ['/stara → /\\zla.example', 'nowy adres to ścieżka'],
  ['/admin/pages → /nowa', 'nie można'],
  ['/montaz → /nowa', 'jest strona'],
  ['/a → /b\n/a → /c', 'Wiersz 2: adres /a jest już'],
  ['/a → /a', 'z\u00a0powrotem'],
  ['/a → /b\n/b → /c\n/c → /a', 'z\u00a0powrotem'],
  ['/x → /a\n/a → /b\n/b → /a', 'z\u00a0powrotem'],
])('%j is refused', (text, problem) => {
  expect(redirectsProblem(text, isPage)).toContain(problem);
});
