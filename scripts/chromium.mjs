import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './steps.mjs';

/** The shell without a window first: tests take half the time in it. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** What Debian has, and Ubuntu at least the second. */
const aptNames = ['chromium-headless-shell', 'chromium'];

/** The path of a Chromium that runs; one is installed if there is none. */
export async function findChromium({ signal } = {}) {
  for (const candidate of await candidates()) {
    if (await starts(candidate, signal)) return candidate;
  }
  await run('playwright', ['install', 'chromium'], { signal }).catch(() => undefined);
  const downloaded = await playwrightsOwn();
  if (await starts(downloaded, signal)) return downloaded;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    await apt(['update'], signal);
    for (const name of aptNames) {
      await apt(['install', '-y', '--no-install-recommends', name], signal).catch(() => undefined);
      for (const path of systemCandidates()) if (await starts(path, signal)) return path;
    }
  }
  throw new Error(
    `There is no Chromium: install one (Debian: apt-get install ${aptNames[0]}) or name it by CHROMIUM=/path`,
  );
}

async function candidates() {
  if (process.env.CHROMIUM) return [process.env.CHROMIUM];
  return [...systemCandidates(), await playwrightsOwn()];
}

function systemCandidates() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  const paths = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...new Set(paths)].filter((path) => existsSync(path));
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** A file may be there and still not run: a snap's placeholder, or missing libraries. */
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
