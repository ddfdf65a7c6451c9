import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './steps.mjs';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium that runs; one is installed if there is none. */
export async function findChromium({ signal } = {}) {
  for (const candidate of await candidates()) {
    if (await starts(candidate, signal)) return candidate;
  }
  await run('playwright', ['install', 'chromium'], { signal }).catch(() => undefined);
  const downloaded = await playwrightsOwn();
  if (await starts(downloaded, signal)) return downloaded;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    await installByApt(signal);
    const installed = systemCandidates();
    for (const path of installed) if (await starts(path, signal)) return path;
  }
  throw new Error(
    'There is no Chromium: install one (Debian: apt-get install chromium) or name it by CHROMIUM=/path',
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

async function installByApt(signal) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { signal, env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { signal, env });
}
