import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const QUOTED = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
const INTERPOLATION = /\$\{[^{}]*\}/g;
const ESCAPE = /\\u[\da-f]{4}/i;

/** The source without its strings; interpolations go first, innermost ones before others, as they may hold strings. */
function withoutStrings(source: string): string {
  const shorter = source.replaceAll(INTERPOLATION, '');
  return shorter === source ? source.replaceAll(QUOTED, '') : withoutStrings(shorter);
}

/** JSX does not interpret escape sequences: in texts and attributes they would appear on the page as typed. */
it('no text in JSX holds an escape sequence', () => {
  const files = globSync('web/**/*.tsx');
  const wrong = files.filter((file) => ESCAPE.test(withoutStrings(readFileSync(file, 'utf8'))));
  expect(files.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
