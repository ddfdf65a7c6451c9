import { expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';

const QUOTED = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
const ESCAPE = /\\u[\da-f]{4}/i;

/** JSX does not interpret escape sequences: in texts and attributes they would appear on the page as typed. */
it('no text in JSX holds an escape sequence', () => {
  const files = globSync('web/**/*.tsx');
  const wrong = files.filter((file) =>
    ESCAPE.test(readFileSync(file, 'utf8').replaceAll(QUOTED, '')),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
