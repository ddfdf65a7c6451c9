import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { build } from 'vite';
import { DESK, expectNoBarriers, PHONE } from './barriers.js';

const ROOT = join(import.meta.dirname, '../..');
const ORIGIN = 'http://gallery.test';
const SIZES = [PHONE, { width: 768, height: 1024 }, DESK];

/** What covers the page: dialogs of the shop, of the staff area, and notices. */
const OPEN = 'dialog[open], .ant-modal, .ant-drawer-section, li[data-state="open"]';

/** The gallery is not in the build of the shop: it has one of its own, whose files answer all requests. */
let files: string;
test.beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'cieniomat-gallery-'));
  await build({
    configFile: false,
    root: join(ROOT, 'web'),
    resolve: { alias: { '#engine': join(ROOT, 'engine') } },
    build: {
      outDir: files,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: join(ROOT, 'web/gallery/index.html') },
    },
    logLevel: 'error',
  });
});
test.afterAll(() => rm(files, { recursive: true }));

test.beforeEach(async ({ page }) => {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname.startsWith('/_ui') ? 'gallery/index.html' : pathname;
    await route.fulfill({ path: join(files, name) });
  });
});

for (const path of ['/_ui', '/_ui/admin']) {
  test(`${path}: no part has barriers, in any state`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(ORIGIN + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectNoBarriers(page, SIZES);
    for (const state of ['hover', 'focus']) {
      await force(page, [state]);
      await expectNoBarriers(page, [DESK]);
    }
    await page.setViewportSize(PHONE);
    for (const label of await overlays(page)) {
      await page.reload();
      await page.locator(`[data-opens="${label}"]`).click();
      await expect(page.locator(OPEN).first()).toBeVisible();
      await expectNoBarriers(page, [PHONE]);
    }
  });
}

test('a tooltip stays within the window of a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${ORIGIN}/_ui`);
  // Only focus by the keyboard shows it.
  await page.getByRole('button', { name: 'Z podpowiedzią' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toBeVisible();
  const box = await page.getByRole('tooltip').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
});

const overlays = (page: Page): Promise<string[]> =>
  page
    .locator('[data-opens]')
    .evaluateAll((openers) => openers.map((opener) => opener.getAttribute('data-opens') ?? ''));

/** Shows all controls as if they were hovered, focused or pressed. */
async function force(page: Page, forcedPseudoClasses: string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeIds } = await browser.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '#root :is(a, button, input, select, textarea, summary, label)',
  });
  for (const nodeId of nodeIds)
    await browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
}
