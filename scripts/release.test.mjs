import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { root } from './project.mjs';

const BACKUP = 'api/database/earlier-versions/1.1.0.jsonl.gz';
/** Who commits and tags, because the machine may know nobody. */
const PERSON = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((role) => [
    [`GIT_${role}_NAME`, 'Test'],
    [`GIT_${role}_EMAIL`, 'test@example.com'],
  ]),
);
const CHANGELOG = '# Changelog\n\n## 1.1.0, 2026-12-01\n\nNew.\n\n## 1.0.0, 2026-11-28\n';

const folders = [];
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  folders.push(folder);
  git('init', '--quiet');
  write('package.json', JSON.stringify({ version: '1.1.0' }));
  write(
    'package-lock.json',
    JSON.stringify({ version: '1.1.0', packages: { '': { version: '1.1.0' } } }),
  );
  write('deploy/chart/Chart.yaml', 'name: cieniomat\nappVersion: 1.1.0\n');
  write('CHANGELOG.md', CHANGELOG);
  write(BACKUP, 'backup');
  commit();
});
after(() => folders.forEach((name) => rmSync(name, { recursive: true })));

void test('a release of which all files agree gets its tag', () => {
  const { status, stdout } = release('1.1.0');
  assert.equal(status, 0);
  assert.match(stdout, /^Made the tag v1\.1\.0\./);
  assert.equal(git('cat-file', '-t', 'v1.1.0'), 'tag');
  assert.equal(git('rev-parse', 'v1.1.0^{commit}'), git('rev-parse', 'HEAD'));
});

const lock = (version, own) => JSON.stringify({ version, packages: { '': { version: own } } });
const refused = [
  ['package.json of another version', 'package.json', '{"version":"1.0.0"}', 'says 1.0.0'],
  ['a lock of another version', 'package-lock.json', lock('1.0.0', '1.1.0'), 'says 1.0.0'],
  ['a lock of another project', 'package-lock.json', lock('1.1.0', '1.0.9'), 'says 1.0.9'],
  ['another version in the chart', 'deploy/chart/Chart.yaml', 'appVersion: 1.0.0', 'says 1.0.0'],
  [
    'changes in preparation',
    'CHANGELOG.md',
    CHANGELOG.replace('2026-12-01', 'in preparation'),
    'in preparation',
  ],
  [
    'a date that does not exist',
    'CHANGELOG.md',
    CHANGELOG.replace('12-01', '13-01'),
    'CHANGELOG.md',
  ],
  ['another version on top', 'CHANGELOG.md', CHANGELOG.replace('1.1.0', '1.2.0'), 'CHANGELOG.md'],
  ['a backup that is too large', BACKUP, 'x'.repeat(2 * 1024 * 1024 + 1), 'more than 2 MB'],
];
for (const [what, file, content, message] of refused)
  void test(`${what} is refused`, () => {
    write(file, content);
    commit();
    assertRefused('1.1.0', message);
  });

void test('a version without its backup is refused', () => {
  rmSync(join(folder, BACKUP));
  commit();
  assertRefused('1.1.0', `There is no ${BACKUP}`);
});

void test('changes that are not committed are refused', () => {
  write('new.txt', 'new');
  assertRefused('1.1.0', 'not committed');
});

void test('a version that has been released is refused', () => {
  assert.equal(release('1.1.0').status, 0);
  assert.match(release('1.1.0').stderr, /There is a tag v1\.1\.0 already/);
});

void test('what is not a version is refused', () => {
  for (const version of ['', '1.1', 'v1.1.0', '1.1.0; true']) assertRefused(version, 'usage');
});

function assertRefused(version, message) {
  const { status, stderr } = release(version);
  assert.equal(status, 1);
  assert.ok(stderr.includes(message), stderr);
  assert.equal(git('tag'), '');
}

function release(version) {
  return spawnSync(process.execPath, [join(root, 'scripts/release.mjs'), version], {
    cwd: folder,
    env: { ...process.env, ...PERSON },
    encoding: 'utf8',
  });
}

function write(file, content) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

function commit() {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'change');
}

function git(...options) {
  const env = { ...process.env, ...PERSON };
  return execFileSync('git', options, { cwd: folder, env, encoding: 'utf8' }).trim();
}
