import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { root } from './project.mjs';

/** What the house may grow to; to be lowered whenever it has become lighter. */
const LIMITS = { files: 2_115, lines: 178_000, shortFiles: 81 };
/** Lines of a file that is read in one glance, and may stand in another one. */
const SHORT = 15;
const FILES_IN_FOLDER = 25;

const SOURCE = /^(api|bench|engine|scripts|web)\/.*\.(ts|tsx|mjs)$/;
const NOT_COUNTED = /\.test\.|\/testing\/|\.generated\.|\/migrations\/|\/seed\/|\.d\.m?ts$/;

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => SOURCE.test(file) && !NOT_COUNTED.test(file))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const linesOf = ({ text }) => text.split('\n').length - 1;

void test('the house does not become heavier', () => {
  const size = {
    files: files.length,
    lines: files.reduce((sum, file) => sum + linesOf(file), 0),
    shortFiles: files.filter((file) => linesOf(file) <= SHORT).length,
  };
  const grown = Object.keys(LIMITS).filter((figure) => size[figure] > LIMITS[figure]);
  assert.deepEqual({ ...size, grown }, { ...size, grown: [] });
});

void test('no import climbs four folders', () => {
  const climbing = files.filter(({ text }) => /from '(?:\.\.\/){4}/.test(text));
  assert.deepEqual(
    climbing.map(({ path }) => path),
    [],
  );
});

void test(`no folder has more than ${FILES_IN_FOLDER} files of code`, () => {
  const counts = new Map();
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  assert.deepEqual(
    [...counts].filter(([, count]) => count > FILES_IN_FOLDER),
    [],
  );
});
