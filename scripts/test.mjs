// All tests: npm test; or only some parts of them: npm test -- lint api e2e
import './require-node.mjs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDocuments } from './documents.mjs';
import { install } from './install.mjs';
import { startTemporaryPostgres } from './postgres/temporary-postgres.mjs';
import { root } from './project.mjs';
import { explanation, step } from './steps.mjs';
import { sideBySide, suites } from './test-suites.mjs';

const interruption = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => interruption.abort());

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(suites, name));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}; there are ${Object.keys(suites).join(', ')}.`,
  );
  process.exit(2);
}
const total = { passed: 0, failed: 0 };
await testAll(names.length > 0 ? names : Object.keys(suites));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || interruption.signal.aborted ? 1 : 0);

async function testAll(names) {
  const { signal } = interruption;
  let context;
  try {
    await step('packages', () => install({ signal }));
    await step('documents', () => generateDocuments({ signal }));
    context = await prepare();
  } catch (error) {
    console.log(explanation(error));
    total.failed += 1;
    return;
  }
  const testOne = async (name) => {
    if (signal.aborted) return;
    const succeeded = await test(name, { ...context, signal });
    if (name === 'build') context.unbuilt = !succeeded;
  };
  try {
    for (const group of sideBySide)
      await twoAtOnce(
        group.filter((name) => names.includes(name)),
        testOne,
      );
    const others = names.filter((name) => !sideBySide.flat().includes(name));
    for (const name of others) await testOne(name);
  } finally {
    await context.database.stop();
    await rm(context.folder, { recursive: true, force: true });
  }
}

/** Calls `carryOut` for each name, two at a time: the next one starts as soon as one has ended. */
async function twoAtOnce(names, carryOut) {
  const waiting = names.values();
  const work = async () => {
    for (const name of waiting) await carryOut(name);
  };
  await Promise.all([work(), work()]);
}

async function prepare() {
  let database;
  await step('test database', async () => {
    database = await startTemporaryPostgres();
  });
  await mkdir(join(root, 'test-results'), { recursive: true });
  return { database, folder: await mkdtemp(join(tmpdir(), 'cieniomat-test-')) };
}

/** Runs one suite and returns whether it succeeded. Never throws, so that the other suites run in any case. */
async function test(name, context) {
  let counted = false;
  try {
    await step(name, async () => {
      const { passed, failed, error } = await suites[name](context);
      total.passed += passed;
      total.failed += failed;
      counted = true;
      if (error) throw error;
      return passed > 1 ? `${passed} passed` : undefined;
    });
    return true;
  } catch (error) {
    if (!counted) total.failed += 1;
    if (!context.signal.aborted) console.log(explanation(error));
    return false;
  }
}
