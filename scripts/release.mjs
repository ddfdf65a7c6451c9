// Makes the tag of a release after checking that everything agrees on its version: npm run release -- 1.1.0
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { parse } from 'yaml';

/** The shop of a version, which the upgrade test of all later ones migrates; see CONTRIBUTING.md. */
const backupOf = (version) => `api/database/earlier-versions/${version}.jsonl.gz`;
const BACKUP_LIMIT = 2 * 1024 * 1024;

const [version = ''] = process.argv.slice(2);
const problems = /^\d+\.\d+\.\d+$/.test(version)
  ? problemsOf(version)
  : ['usage: npm run release -- 1.2.3'];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
git('tag', '--annotate', `v${version}`, '--message', `Version ${version}`);
console.log(`Made the tag v${version}. Publish it: git push origin v${version}`);

/** What speaks against a release of this version, in words; of the project in the current folder. */
function problemsOf(version) {
  const manifest = JSON.parse(read('package.json'));
  const lock = JSON.parse(read('package-lock.json'));
  const chart = parse(read('deploy/chart/Chart.yaml'));
  const [, newest = ''] = /^## (.*)$/m.exec(read('CHANGELOG.md')) ?? [];
  return [
    ...(git('status', '--porcelain') === '' ? [] : ['There are changes that are not committed.']),
    ...(git('tag', '--list', `v${version}`) === '' ? [] : [`There is a tag v${version} already.`]),
    ...Object.entries({
      'package.json': manifest.version,
      'package-lock.json': lock.version,
      'package-lock.json, of the project itself': lock.packages[''].version,
      'deploy/chart/Chart.yaml, appVersion': chart.appVersion,
    })
      .filter(([, said]) => said !== version)
      .map(([file, said]) => `${file} says ${said}.`),
    ...(isDated(newest, version)
      ? []
      : [`CHANGELOG.md begins with "${newest}", not with "${version}, " and a date.`]),
    ...backupProblems(backupOf(version)),
  ];
}

function isDated(heading, version) {
  const [of, date = ''] = heading.split(', ');
  return of === version && /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date));
}

function backupProblems(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return [`There is no ${file}: npm run release:shop makes it.`];
  return stats.size > BACKUP_LIMIT ? [`${file} has more than 2 MB.`] : [];
}

function read(file) {
  return readFileSync(file, 'utf8');
}

function git(...options) {
  return execFileSync('git', options, { encoding: 'utf8' }).trim();
}
