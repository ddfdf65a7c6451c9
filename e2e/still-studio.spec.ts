import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { toast, visit } from './visit.js';

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
    paint.fillText = function record(text, ...rest) {
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

// The longest test comes first, so that it does not run alone at the end.
test('tracing shows its progress and can be cancelled at once; where the graphics fail, the picture is saved as it is on the screen', async ({
  page,
}) => {
  const written = await watchWriting(page);
  // A stub of graphics that never finish, because real ones in software would take minutes.
  await page.addInitScript(() => {
    WebGL2RenderingContext.prototype.getSyncParameter = function wait() {
      Object.assign(window, { tracing: this });
      return this.UNSIGNALED;
    };
  });
  const dialog = await openDialog(page, `rolety?${BEST}`);
  const sizes = await shownSizes(page);
  await dialog.getByRole('radio', { name: /^Fotorealistyczne/ }).check();
  const start = dialog.getByRole('button', { name: 'Oblicz i zapisz zdjęcie' });
  await start.click();
  const progress = dialog.getByRole('progressbar', { name: 'Przygotowujemy scenę...' });
  await expect(progress).toHaveAttribute('value', '0', SLOW);
  await expect(dialog.getByText('Gotowe w 0%')).toBeAttached(SLOW);
  await page.waitForFunction(() => 'tracing' in window);
  await dialog.getByRole('button', { name: 'Anuluj' }).click();
  await expect(progress).toHaveCount(0);
  await expect(start).toBeEnabled();
  const isLost = () =>
    page.evaluate(() =>
      (window as unknown as { tracing: WebGL2RenderingContext }).tracing.isContextLost(),
    );
  await expect.poll(isLost).toBe(true);

  expect(await written()).toEqual([]);
  await page.evaluate(() => {
    // Here only the path tracer uses `fenceSync`, so only its context is lost.
    WebGL2RenderingContext.prototype.fenceSync = function lose() {
      this.getExtension('WEBGL_lose_context')?.loseContext();
      return null;
    };
  });
  const picture = await save(page, start);
  expect(picture.length).toBeGreaterThan(50_000);
  expect(await written()).toEqual(expect.arrayContaining(sizes));
  await expect(toast(page).getByText('Zapisaliśmy zwykłe zdjęcie')).toBeVisible();
  await expect(page.locator('canvas')).toHaveAttribute('data-frames', /\d/);
});

test('a picture of goods that project from the wall is saved with its caption, and with its sizes unless they are switched off', async ({
  page,
}) => {
  const written = await watchWriting(page);
  const dialog = await openDialog(page, 'pergole?width=500');
  await expect(page.getByText('Obliczanie ceny...')).toHaveCount(0);
  const sizes = await expectSizesOnPicture(page, dialog, written);
  const before = (await written()).length;
  await page.getByRole('button', { name: 'Zrób zdjęcie' }).click();
  await dialog.getByRole('checkbox', { name: /^Z.wymiarami$/ }).uncheck();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Zapisz zdjęcie' }).click(),
  ]);
  expect((await written()).slice(before).filter((text) => sizes.includes(text))).toEqual([]);

  expect(file.suggestedFilename()).toBe('pergola-przyscienna-500x400x280.jpg');
  const picture = await readFile(await file.path());
  const { width, height, shares } = await page.evaluate(colorsOf, picture.toString('base64'));
  expect([width, height]).toEqual([1920, 1212]);
  // Neither the product above nor the caption below is blank.
  expect(shares.above).toBeGreaterThan(50);
  expect(shares.below).toBeGreaterThan(3);
  expect(picture.length).toBeLessThan(1024 * 1024);
});

/** The size in px of a JPEG, and roughly how many colours are above its caption and in it. Runs in the browser. */
async function colorsOf(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  const { width, height } = bitmap;
  const paint = new OffscreenCanvas(width, height).getContext('2d')!;
  paint.drawImage(bitmap, 0, 0);
  const count = (from: number, rows: number): number => {
    const { data } = paint.getImageData(0, from, width, rows);
    const colors = new Set<number>();
    for (let index = 0; index < data.length; index += 4 * 7) {
      colors.add(
        ((data[index]! >> 4) << 8) | ((data[index + 1]! >> 4) << 4) | (data[index + 2]! >> 4),
      );
    }
    return colors.size;
  };
  return { width, height, shares: { above: count(0, 1060), below: count(1090, 120) } };
}

test('a picture of goods that lie flat on the wall shows the sizes at their dimension lines', async ({
  page,
}) => {
  const written = await watchWriting(page);
  const dialog = await openDialog(page, 'zaluzje');
  await expectSizesOnPicture(page, dialog, written);
});

/** Saves a picture and expects the sizes at the dimension lines to be written on it; returns them. */
async function expectSizesOnPicture(
  page: Page,
  dialog: Locator,
  written: () => Promise<string[]>,
): Promise<string[]> {
  const sizes = await shownSizes(page);
  expect(sizes.length).toBeGreaterThan(1);
  await expect(dialog.getByRole('group', { name: 'Rodzaj zdjęcia' })).toHaveCount(0);
  await save(page, dialog.getByRole('button', { name: 'Zapisz zdjęcie' }));
  expect(await written()).toEqual(expect.arrayContaining(sizes));
  return sizes;
}
