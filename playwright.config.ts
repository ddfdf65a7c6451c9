import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ACTIVE_CONTEXTS } from './e2e/active-contexts.js';
import { staffAccount } from './e2e/staff-account.js';

// Set only once, so that the workers, which read this file too, get the same values.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 10_000));
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'cieniomat-e2e-'));

const { E2E_PORT: port, E2E_DATA_DIR: dataDir, CHROMIUM: executablePath } = process.env;
const address = `http://localhost:${port}`;

/** Tests that need 3D, which is drawn in software. */
const STUDIO = /studio\.spec\.ts$/;
const PLAIN = ['--no-sandbox', '--disable-background-networking'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  workers: 2,
  // The longest test takes about a minute on an idle machine.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: address,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    // A quarter of the pixels, because they are drawn in software.
    deviceScaleFactor: 0.5,
    // A service worker would answer in place of the routes that tests set up.
    serviceWorkers: 'block',
  },
  projects: [
    // Without WebGL, as on old and locked-down machines: the shop must be complete.
    {
      name: 'shop',
      testIgnore: STUDIO,
      use: {
        launchOptions: { executablePath, args: [...PLAIN, '--disable-3d-apis'] },
        // Animations would move elements away from where they are clicked.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'studio',
      testMatch: STUDIO,
      use: {
        launchOptions: {
          executablePath,
          args: [
            ...PLAIN,
            '--use-angle=swiftshader',
            '--enable-unsafe-swiftshader',
            // Without GPU compositing the page around the picture is painted in a third of the time.
            '--disable-gpu-compositing',
            `--max-active-webgl-contexts=${ACTIVE_CONTEXTS}`,
          ],
        },
      },
    },
  ],
  // With E2E_RUNNING the shop is there already, see tools/images.
  webServer: process.env.E2E_RUNNING
    ? undefined
    : {
        command: 'node scripts/e2e-server.mjs',
        url: `${address}/readyz`,
        timeout: 300_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
        stdout: 'pipe',
        env: {
          PORT: port,
          DATA_DIR: dataDir,
          ADMIN_EMAIL: staffAccount.email,
          ADMIN_PASSWORD: staffAccount.password,
          LOG_LEVEL: 'warn',
          // All visitors of the tests come from one address, so the limit of their writes is switched off.
          WRITES_PER_MINUTE: '0',
        },
      },
});
