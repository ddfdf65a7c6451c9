import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';

import { toast, visit } from './visit.js';

/** A family whose goods project from the wall, and one whose goods lie flat on it. */
const FAMILIES = ['markizy', 'zaluzje'];
/** With software rendering the path tracer is offered only where the URL asks for it. */
const BEST = 'jakosc=pelna';
/** The time limit in ms for drawing the best quality in software, and for loading the path tracer's scripts. */
const SLOW = { timeout: 90_000 };

test.describe.configure({ mode: 'parallel' });
// A picture that is small enough to be drawn quickly in software.
test.use({ viewport: { width: 500, height: 720 } });

/** Opens the dialog in which pictures are taken. */
async function openDialog(page: Page, address: string): Promise<Locator> {
  await visit(page, `/konfigurator/${address}`);
  await expect(page.locator('canvas')).toHaveAttribute('data-frames', /\d/, SLOW);
  await page.getByRole('button', { name: 'Zrób zdjęcie' }).click();
  return page.getByRole('dialog', { name: 'Zrób zdjęcie' });
}

/** Records the texts that are written on pictures; returns a function that reads them. */
async function watchWriting(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const paint = CanvasRenderingContext2D.prototype;
    const own = Object.getOwnPropertyDescriptor(paint, 'fillText');
    const write = own?.value as (this: CanvasRenderingContext2D, ...rest: unknown[]) => void;
    paint.fillText = function keep(text, ...rest) {
      written.push(text);
      write.call(this, text, ...rest);
    };
  });
  return () => page.evaluate(() => (window as unknown as { written: string[] }).written);
}

/** The sizes beside the dimension lines of the live picture. */
const shownSizes = (page: Page): Promise<string[]> =>
  page.getByTestId('stage').locator('button[aria-label$=": zmień"]').allTextContents();

async function save(page: Page, button: Locator): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFile(await file.path());
}

for (const family of FAMILIES) {
  test(`a picture of ${family} shows the sizes at its dimension lines, unless they are switched off`, async ({
    page,
  }) => {
    const written = await watchWriting(page);
    const dialog = await openDialog(page, family);
    const sizes = await shownSizes(page);
    expect(sizes.length).toBeGreaterThan(1);
    await expect(dialog.getByRole('group', { name: 'Rodzaj zdjęcia' })).toHaveCount(0);
    await save(page, dialog.getByRole('button', { name: 'Zapisz zdjęcie' }));
    expect(await written()).toEqual(expect.arrayContaining(sizes));
    const before = (await written()).length;
    await page.getByRole('button', { name: 'Zrób zdjęcie' }).click();
    await dialog.getByRole('checkbox', { name: /^Z.wymiarami$/ }).uncheck();
    await save(page, dialog.getByRole('button', { name: 'Zapisz zdjęcie' }));
    expect((await written()).slice(before).filter((text) => sizes.includes(text))).toEqual([]);
  });
}

test('a traced picture shows its progress, can be cancelled at once and releases its context', async ({
  page,
}) => {
  // A stub of graphics that never finish, because real ones in software would take minutes.
  await page.addInitScript(() => {
    WebGL2RenderingContext.prototype.getSyncParameter = function wait() {
      Object.assign(window, { tracing: this });
      return this.UNSIGNALED;
    };
  });
  const dialog = await openDialog(page, `rolety?${BEST}`);
  await dialog.getByRole('radio', { name: /^Fotorealistyczne/ }).check();
  await dialog.getByRole('button', { name: 'Oblicz i zapisz zdjęcie' }).click();
  const progress = dialog.getByRole('progressbar', { name: 'Przygotowujemy scenę...' });
  await expect(progress).toHaveAttribute('value', '0', SLOW);
  await expect(dialog.getByText('Gotowe w 0%')).toBeAttached(SLOW);
  await page.waitForFunction(() => 'tracing' in window);
  await dialog.getByRole('button', { name: 'Anuluj' }).click();
  await expect(progress).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Oblicz i zapisz zdjęcie' })).toBeEnabled();
  const isLost = () =>
    page.evaluate(() =>
      (window as unknown as { tracing: WebGL2RenderingContext }).tracing.isContextLost(),
    );
  await expect.poll(isLost).toBe(true);
});

test('where the graphics fail during tracing, the picture is saved as it is on the screen', async ({
  page,
}) => {
  const written = await watchWriting(page);
  await page.addInitScript(() => {
    // Here only the path tracer uses `fenceSync`, so only its context is lost.
    WebGL2RenderingContext.prototype.fenceSync = function lose() {
      this.getExtension('WEBGL_lose_context')?.loseContext();
      return null;
    };
  });
  const dialog = await openDialog(page, `rolety?${BEST}`);
  const sizes = await shownSizes(page);
  await dialog.getByRole('radio', { name: /^Fotorealistyczne/ }).check();
  const picture = await save(page, dialog.getByRole('button', { name: 'Oblicz i zapisz zdjęcie' }));
  expect(picture.length).toBeGreaterThan(50_000);
  expect(await written()).toEqual(expect.arrayContaining(sizes));
  await expect(toast(page).getByText('Zapisaliśmy zwykłe zdjęcie')).toBeVisible();
  await expect(page.locator('canvas')).toHaveAttribute('data-frames', /\d/);
});
