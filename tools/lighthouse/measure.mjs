// Measures the built shop as Lighthouse sees it on a phone: npm run lighthouse [-- home list ...]
import '../../scripts/require-node.mjs';
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { build } from '../../scripts/build.mjs';
import { findChromium } from '../../scripts/chromium.mjs';
import { freePort } from '../../scripts/postgres/postgres-process.mjs';
import { root } from '../../scripts/project.mjs';
import { explanation } from '../../scripts/steps.mjs';
import { startFront } from './front.mjs';
import { misses, report, terminalTable } from './report.mjs';

const RUNS = 5;
const ATTEMPTS = 3;
const CHROME_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-background-networking',
  // The 3D picture would be drawn in software and slowed down four times, much slower than on a phone, which has a
  // graphics chip.
  '--disable-3d-apis',
  // The certificate of `startFront` is self-signed.
  '--ignore-certificate-errors',
];
const PAGES = {
  home: '/',
  list: '/produkty/markizy',
  detail: '/produkt/1',
  configurator: '/konfigurator/markizy',
  article: '/blog/1',
};

const names = process.argv.slice(2);
const pages = Object.entries(PAGES).filter(([name]) => !names.length || names.includes(name));
try {
  await build();
  const load = loadavg()[0];
  if (load > cpus().length / 2)
    console.warn(`The machine is busy (load ${load.toFixed(1)}): times will be too long`);
  const figures = await onServer((address) => inChromium((port) => measureAll(address, port)));
  console.log(terminalTable(figures));
  if (!names.length) await writeFile(join(root, 'bench', 'lighthouse.md'), report(figures, RUNS));
  process.exitCode = figures.some((figure) => misses(figure).length) ? 1 : 0;
} catch (error) {
  console.error(explanation(error));
  process.exitCode = 1;
}

/** Starts the shop behind TLS as in production, calls `work` with its URL, and returns its result. */
async function onServer(work) {
  const dataDir = await mkdtemp(join(tmpdir(), 'cieniomat-lighthouse-'));
  const port = await freePort();
  const frontPort = await freePort();
  const address = `https://localhost:${frontPort}`;
  const env = {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: address,
    TRUST_PROXY: '1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  };
  const server = spawn(process.execPath, [join(root, 'scripts', 'e2e-server.mjs')], {
    env,
    stdio: 'inherit',
  });
  const ended = new Promise((done) => server.once('exit', done));
  const front = await startFront({ target: port, port: frontPort });
  try {
    await untilReady(`http://localhost:${port}/readyz`, server);
    return await work(address);
  } finally {
    front.close();
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function untilReady(address, server) {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await delay(100);
  }
}

async function inChromium(work) {
  const chrome = await launch({
    chromePath: await findChromium({ shell: true }),
    chromeFlags: CHROME_FLAGS,
  });
  try {
    return await work(chrome.port);
  } finally {
    chrome.kill();
  }
}

async function measureAll(address, port) {
  const figures = [];
  for (const [name, path] of pages) {
    const runs = [];
    // The first visit only fills the caches.
    await measure(address + path, port);
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(address + path, port));
    figures.push({ name, path, ...medians(runs), findings: runs[0].findings });
  }
  return figures;
}

/**
 * One run with Lighthouse's own settings: a phone, simulated slow 4G, a processor four times slower. Chromium sometimes
 * loses the beginning of a recording; such a run is repeated, up to `attempts` runs in all.
 */
async function measure(url, port, attempts = ATTEMPTS) {
  const { lhr } = await lighthouse(url, { port, logLevel: 'error' });
  if (lhr.runtimeError && attempts > 1) return measure(url, port, attempts - 1);
  if (lhr.runtimeError) throw new Error(`Lighthouse failed: ${lhr.runtimeError.message}`);
  const score = (category) => Math.round((lhr.categories[category].score ?? 0) * 100);
  const value = (audit) => lhr.audits[audit].numericValue;
  return {
    performance: score('performance'),
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    speed: lhr.environment.benchmarkIndex,
    findings: findingsOf(lhr),
  };
}

/** The audits that keep accessibility, best practices or SEO below the full score, which is their target. */
function findingsOf(lhr) {
  return ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    lhr.categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  );
}

function medians(runs) {
  const names = Object.keys(runs[0]).filter((name) => name !== 'findings');
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))]));
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
