import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import test from 'node:test';
import { root } from './project.mjs';

const PATH = /`((?:api|bench|docs|e2e|engine|scripts|tools|web)\/[\w./-]+)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#]+)/g;

for (const file of [...readdirSync(root).filter(isDocument), ...documents('docs')]) {
  void test(`${file} names only files that exist`, () => {
    const text = readFileSync(join(root, file), 'utf8');
    const paths = [...text.matchAll(PATH)].map(([, path]) => path);
    const links = [...text.matchAll(LINK)].map(([, link]) => join(dirname(file), link));
    const missing = [...paths, ...links].filter((path) => !existsSync(join(root, path)));
    assert.deepEqual(missing, []);
  });
}

void test('the decisions are numbered without a gap, and dated', () => {
  for (const [index, file] of documents('docs/decisions').sort().entries()) {
    const number = String(index + 1).padStart(4, '0');
    assert.equal(basename(file).slice(0, 5), `${number}-`);
    assert.match(
      readFileSync(join(root, file), 'utf8'),
      new RegExp(`^# ${number}: .+\n\nDate: \\d{4}-\\d\\d-\\d\\d\n`),
    );
  }
});

void test('docs/configuration.md names every variable of .env.example', () => {
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const text = readFileSync(join(root, 'docs/configuration.md'), 'utf8');
  const variables = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  assert.ok(variables.length > 0);
  assert.deepEqual(
    variables.filter((name) => !text.includes(`\`${name}\``)),
    [],
  );
});

function documents(folder) {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files.filter(isDocument).map((name) => join(folder, name));
}

function isDocument(name) {
  return name.endsWith('.md');
}
