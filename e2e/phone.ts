import { type Browser, type BrowserContext, devices, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { PHONE } from './pages/barriers.js';

/** A phone whose page is kept by its service worker. */
export const openPhone = (browser: Browser, baseURL?: string): Promise<BrowserContext> =>
  browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    userAgent: devices['Pixel 7'].userAgent,
    serviceWorkers: 'allow',
    ...(baseURL && { baseURL }),
  });

/** Opens the page of the crews, and waits until the phone has kept it. */
export async function openField(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const isKept = async () => Boolean(await caches.match('/teren'));
    while (!(await isKept())) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await expect(page.getByText(/zdjęcia są na telefonie\.$/)).toBeVisible();
}

/** A square JPEG. */
export const picture = (size: number): Promise<Buffer> =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#8899aa' } })
    .jpeg()
    .toBuffer();

/** Takes a photograph of the place on the open page of a visit, and marks something in it. */
export async function takePhotograph(page: Page, caption: string, buffer: Buffer): Promise<void> {
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('Przed pracą').setInputFiles(file);
  await draw(page, 'Oznaczenia na zdjęciu');
  await page.getByLabel('Podpis zdjęcia').fill(caption);
  await page.getByRole('button', { name: 'Dodaj zdjęcie' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Draws with a finger in the field for the signature, or in another one. */
export async function draw(page: Page, label = 'Miejsce na podpis'): Promise<void> {
  const field = page.getByText(label);
  await field.scrollIntoViewIfNeeded();
  const { x, y, height } = (await field.boundingBox())!;
  await page.mouse.move(x + 30, y + height / 2);
  await page.mouse.down();
  for (const [right, down] of [
    [60, -30],
    [90, 30],
    [130, -20],
  ] as const)
    await page.mouse.move(x + 30 + right, y + height / 2 + down, { steps: 4 });
  await page.mouse.up();
}
