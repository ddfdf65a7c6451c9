import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './steps.mjs';

/** A Chromium without a window, in which tests run faster; Debian has a package of it. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a Chromium that starts: the one in CHROMIUM, an installed one, or one that is installed now. `shell`
 * prefers one without a window. Throws if there is none.
 */
export async function findChromium({ signal, shell = false } = {}) {
  const names = shell ? [SHELL, ...BROWSERS] : BROWSERS;
  for (const candidate of await candidates(names)) {
    if (await starts(candidate, signal)) return candidate;
  }
  await run('playwright', ['install', 'chromium'], { signal }).catch(() => undefined);
  const downloaded = await playwrightsOwn();
  if (await starts(downloaded, signal)) return downloaded;
  const [first, second] = names;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    await apt(['update'], signal);
    // Ubuntu has no package of the headless shell, so the second name is tried, too.
    for (const name of [first, second]) {
      await apt(['install', '-y', '--no-install-recommends', name], signal).catch(() => undefined);
      for (const path of onSystem(names)) if (await starts(path, signal)) return path;
    }
  }
  throw new Error(
    `There is no Chromium: install one (Debian: apt-get install ${first}) or name it by CHROMIUM=/path`,
  );
}

async function candidates(names) {
  if (process.env.CHROMIUM) return [process.env.CHROMIUM];
  return [...onSystem(names), await playwrightsOwn()];
}

function onSystem(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...new Set(paths)].filter((path) => existsSync(path));
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** Whether the Chromium at this path starts: the file may be the placeholder of a snap, or libraries may be missing. */
async function starts(path, signal) {
  if (!existsSync(path)) return false;
  return run(path, ['--version'], { signal }).then(
    () => true,
    () => false,
  );
}

function apt(words, signal) {
  return run('apt-get', words, { signal, env: { DEBIAN_FRONTEND: 'noninteractive' } });
}
