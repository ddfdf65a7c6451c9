import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { freePort } from './postgres/postgres-process.mjs';
import { root } from './project.mjs';
import { run } from './steps.mjs';

/** How long a suite may take, in ms, before it counts as hanging. */
const timeout = 40 * 60_000;

const SCRIPTS = 'scripts';

/**
 * The parts of `npm test`; those not in `sideBySide` run last, one by one, in this order. A suite gets `{ database,
 * folder, unbuilt, signal }` and returns `{ passed, failed, error }`, where `error` is the error of its command if that
 * failed; a suite without counts throws instead.
 */
export const suites = {
  types: ({ signal }) => check('npm', ['run', '--silent', 'test:types'], { signal }),
  lint: ({ signal }) => check('npm', ['run', '--silent', 'lint'], { signal }),
  format: ({ signal }) => check('npm', ['run', '--silent', 'format:check'], { signal }),
  drift,
  build: async ({ signal }) => {
    await build({ signal });
    return { passed: 1, failed: 0 };
  },
  bundle: onBuild(({ signal }) => check('node', ['scripts/check-bundle.mjs'], { signal })),
  engine: (context) => jest('engine', context),
  api: (context) => jest('api', context),
  web: (context) => jest('web', context),
  start: onBuild(scriptTests),
  e2e: onBuild(endToEnd),
};

/**
 * The suites that run first, group by group, in this order and two at a time: each alone leaves a processor idle for
 * part of its time, and none changes what another reads. `start` and `bundle` need the build of the first group.
 */
export const sideBySide = [
  ['build', 'types', 'lint', 'drift', 'format'],
  ['web', 'start', 'bundle', 'engine'],
];

async function drift({ database, signal }) {
  const url = await createDatabase(database.url);
  const env = { DATABASE_URL: url, TEST_DATABASE_URL: url };
  return check('npm', ['run', '--silent', 'test:drift'], { env, signal });
}

async function check(command, commandArguments, options) {
  await run(command, commandArguments, { ...options, timeout });
  return { passed: 1, failed: 0 };
}

async function jest(project, { database, signal }) {
  const report = join(root, 'test-results', `${project}.json`);
  const env = {
    TEST_DATABASE_URL: database.url,
    NODE_ENV: 'test',
  };
  const options = ['--json', `--outputFile=${report}`, '--maxWorkers=2'];
  return counted(report, countJest, () =>
    run('jest', ['--selectProjects', project, ...options], { env, signal, timeout }).catch(
      async (error) => {
        if (!signal.aborted) await nameUnfinished(error, project);
        throw error;
      },
    ),
  );
}

/** Adds to the error which files had not finished when Jest was killed by its timeout; one of them hangs. */
async function nameUnfinished(error, project) {
  if (error.endedBy !== 'SIGTERM') return;
  const listed = await run('jest', ['--selectProjects', project, '--listTests']);
  const files = listed.split('\n').filter((line) => isAbsolute(line));
  const unfinished = files
    .map((file) => relative(root, file))
    .filter((file) => !error.output.includes(file));
  error.output += `\nNot finished: ${unfinished.join(', ')}`;
}

function countJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

/** A suite that needs the build and fails at once if the build has failed. */
function onBuild(suite) {
  return (context) => {
    if (context.unbuilt) throw new Error('not run, because the build failed');
    return suite(context);
  };
}

/** Runs the tests of the start and of the other scripts with the Node that runs this program. */
async function scriptTests({ signal }) {
  // Listed here, because Node 20's test runner takes no patterns of file names.
  const names = await readdir(join(root, SCRIPTS), { recursive: true });
  const files = names.filter((name) => name.endsWith('.test.mjs'));
  const report = join(root, 'test-results', 'start.tap');
  const reporters = [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
  ];
  return counted(report, countTap, () =>
    run(
      process.execPath,
      ['--test', '--test-concurrency=2', ...reporters, ...files.map((name) => join(SCRIPTS, name))],
      { signal, timeout },
    ),
  );
}

function countTap(report) {
  const count = (name) => Number(new RegExp(`^# ${name} (\\d+)`, 'm').exec(report)?.[1] ?? 0);
  return { passed: count('pass'), failed: count('fail') + count('cancelled') };
}

async function endToEnd({ database, folder, signal }) {
  const report = join(root, 'test-results', 'e2e.json');
  const env = {
    CHROMIUM: await findChromium({ signal, shell: true }),
    TEST_DATABASE_URL: database.url,
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: join(folder, 'e2e'),
  };
  return counted(report, countPlaywright, () =>
    run('playwright', ['test'], { env, signal, timeout }),
  );
}

function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** Runs a command and reads the counts from its report; throws if there is no report. */
async function counted(file, count, command) {
  await rm(file, { force: true });
  const error = await command().then(
    () => undefined,
    (reason) => reason,
  );
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw error ?? new Error(`There is no report ${file}`);
  const { passed, failed } = count(file.endsWith('.json') ? JSON.parse(text) : text);
  return { passed, failed: error && failed === 0 ? 1 : failed, error };
}

async function createDatabase(url) {
  const { default: pg } = await import('pg');
  const name = `test_${randomBytes(4).toString('hex')}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
