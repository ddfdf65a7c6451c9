import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { takeLock } from './process-lock.mjs';
import { projectNode, root } from './project.mjs';
import { run } from './steps.mjs';

/**
 * Installs the packages of the lock file unless exactly these are installed. Returns a note for the progress line if
 * there was nothing to install.
 */
export async function install({ signal } = {}) {
  if (await isInstalled()) return 'up to date';
  await mkdir(join(root, '.cache'), { recursive: true });
  const lock = await takeLock(join(root, '.cache', 'install.lock'), { waitMs: 600_000 });
  if (lock.holder) throw new Error(`Process ${lock.holder.pid} has been installing for too long`);
  try {
    if (await isInstalled()) return 'up to date';
    if (!(await hasPackages()))
      await npm(['ci', '--include=dev', '--no-audit', '--no-fund'], signal);
    if (!existsSync(projectNode())) await installNode(signal);
  } finally {
    await lock.release();
  }
  return undefined;
}

async function isInstalled() {
  return existsSync(projectNode()) && (await hasPackages());
}

/**
 * Whether the packages of the lock file are installed. npm writes its own lock into node_modules last, so an
 * interrupted install does not count as complete.
 */
async function hasPackages() {
  const locked = await packagesOf('package-lock.json');
  const present = await packagesOf(join('node_modules', '.package-lock.json'));
  return Object.entries(locked).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true;
    const found = present[path];
    if (!found) return optional === true;
    return found.version === version && found.integrity === integrity;
  });
}

/** The pinned Node is downloaded by an install script, which a cautious configuration of npm may have disabled. */
async function installNode(signal) {
  await npm(['rebuild', 'node', '--ignore-scripts=false'], signal);
  if (!existsSync(projectNode())) throw new Error(`npm did not install ${projectNode()}`);
}

async function packagesOf(file) {
  try {
    return JSON.parse(await readFile(join(root, file), 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

/** Runs the npm that started this command by the current Node, because the project's own may not be installed yet. */
function npm(npmArguments, signal) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  return run(command, [...first, ...npmArguments], { signal });
}
