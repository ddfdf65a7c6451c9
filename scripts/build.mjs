import './require-node.mjs';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { generateDocuments } from './documents.mjs';
import { install } from './install.mjs';
import { takeLock } from './process-lock.mjs';
import { root } from './project.mjs';
import { explanation, run, step } from './steps.mjs';

const sources = [
  'api',
  'engine',
  'web',
  'content',
  'schema.graphql',
  'codegen.ts',
  'package-lock.json',
  'tsconfig.json',
];
const stampFile = join(root, 'dist', '.stamp');
/** Files that a build does not depend on, or that it generates itself. */
const ignored = /\.test\.tsx?$|\/web\/.*\.generated\.(?:ts|json)$/;
const compressible = new Set(['.js', '.css', '.svg', '.html', '.json']);

/**
 * Builds dist/ if the sources have changed since the last build. Returns a note for the progress line if there was
 * nothing to build.
 */
export async function build({ signal } = {}) {
  const stamp = await hashSources();
  if (await isBuilt(stamp)) return 'up to date';
  await mkdir(join(root, '.cache'), { recursive: true });
  const lock = await takeLock(join(root, '.cache', 'build.lock'), { waitMs: 600_000 });
  if (lock.holder) throw new Error(`Process ${lock.holder.pid} has been building for too long`);
  try {
    if (await isBuilt(stamp)) return 'up to date';
    await rm(join(root, 'dist'), { recursive: true, force: true });
    await generateDocuments({ signal });
    await Promise.all([buildApi(signal), buildWeb(signal)]);
    await cp(
      join(root, 'web', 'apollo', 'trusted-documents.generated.json'),
      join(root, 'dist', 'web', 'trusted-documents.json'),
    );
    await writeFile(stampFile, stamp);
  } finally {
    await lock.release();
  }
  return undefined;
}

async function buildApi(signal) {
  await run('tsc', ['-p', 'api/tsconfig.build.json'], { signal });
  // Read when a database is migrated.
  await cp(
    join(root, 'api', 'database', 'functions'),
    join(root, 'dist', 'api', 'database', 'functions'),
    { recursive: true },
  );
}

async function buildWeb(signal) {
  const options = { signal, env: { NODE_ENV: 'production' } };
  await run(
    'vite',
    ['build', '--app', '-c', 'web/vite.config.ts', '--configLoader', 'runner', 'web'],
    options,
  );
  await precompress(join(root, 'dist', 'web', 'client'));
}

async function precompress(folder) {
  for (const file of await filesBelow(folder)) {
    if (!compressible.has(extname(file))) continue;
    const content = await readFile(file);
    if (content.length <= 1024) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, { params }),
      promisify(gzip)(content, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
}

async function isBuilt(stamp) {
  return existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp;
}

async function hashSources() {
  const hash = createHash('sha256').update(await readFile(fileURLToPath(import.meta.url)));
  for (const source of sources) {
    for (const file of await filesBelow(join(root, source))) {
      if (ignored.test(file)) continue;
      hash.update(`\0${file.slice(root.length)}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** The files at or below a path, in a stable order; none if there is nothing there. */
async function filesBelow(path) {
  let entries;
  try {
    entries = await readdir(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    if (error.code === 'ENOENT') return [];
    throw error;
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  const nested = await Promise.all(entries.map((entry) => filesBelow(join(path, entry.name))));
  return nested.flat();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await step('packages', install);
    await step('build', build);
  } catch (error) {
    console.error(explanation(error));
    process.exitCode = 1;
  }
}
