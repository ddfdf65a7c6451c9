import { expect, type Page, test } from '@playwright/test';
import { PHONE } from './pages/barriers.js';
import { visit } from './visit.js';

test.describe.configure({ mode: 'parallel' });

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const region = (page: Page, name: string) => page.getByRole('region', { name });

test('home begins with the finder, which answers with prices', async ({ page }) => {
  await visit(page, '/');
  const need = region(page, 'Co chcesz zacienić?');
  await expect(need.getByRole('article')).toHaveCount(3);
  const first = need.getByRole('article').first();
  const before = await first.textContent();
  await need.getByRole('link', { name: 'Okno', exact: true }).click();
  await expect(first).not.toHaveText(before ?? '');
  await expect(need.getByText(/^\d[\d\s]*\szł/).first()).toBeVisible();
  await expect(page).toHaveURL(/\?miejsce=okno/);
  await need.getByRole('link', { name: 'Podaj swoje wymiary' }).click();
  await expect(page).toHaveURL(/\/dobierz\?miejsce=okno$/);
});

test('home shows its first picture uncropped at every width', async ({ page }) => {
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const picture = page.locator('main img[fetchpriority="high"]');
    const shape = await picture.evaluate((image: HTMLImageElement) => {
      const { width: across, height: down } = image.getBoundingClientRect();
      return {
        shown: across / down,
        made:
          image.width && Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
      };
    });
    expect(shape.shown).toBeCloseTo(shape.made, 1);
  }
});

test('the text of the first screen and its picture never overlap', async ({ page }) => {
  await page.goto('/');
  const words = page.getByRole('heading', { level: 1 }).locator('..');
  for (const width of [320, 390, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const picture = (await page.locator('main img[fetchpriority="high"]').boundingBox())!;
    const text = (await words.boundingBox())!;
    expect(text.y, `${width} px`).toBeGreaterThan(picture.y + picture.height - 1);
    expect(await words.evaluate(rightOfText), `${width} px`).toBeLessThanOrEqual(width);
  }
  for (const width of [1200, 1280, 1440, 1600, 1920, 2560, 3440, 3840]) {
    await page.setViewportSize({ width, height: 900 });
    const picture = (await page.locator('main img[fetchpriority="high"]').boundingBox())!;
    const right = await words.evaluate(rightOfText);
    expect(right, `${width} px`).toBeLessThan(picture.x);
    expect(picture.width / width, `${width} px`).toBeGreaterThan(0.5);
  }
});

/** The right end of the longest line in an element. Runs in the browser. */
function rightOfText(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return Math.max(...[...range.getClientRects()].map(({ right }) => right));
}

test('cards show their facts in full on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/produkty');
  const cut = await cards(page)
    .getByRole('listitem')
    .evaluateAll((facts) =>
      facts
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  for (const path of ['/produkty', '/produkty/markizy']) {
    test(`${path} has a product in the first screen, and no card is tall`, async ({ page }) => {
      await page.goto(path);
      const boxes = await cards(page).evaluateAll((found) =>
        found.map((card) => {
          const { top, bottom, height } = card.getBoundingClientRect();
          return { top, bottom, height };
        }),
      );
      expect(boxes[0]!.bottom).toBeLessThanOrEqual(PHONE.height);
      expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(330);
      expect(boxes[1]!.top).toBe(boxes[0]!.top);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(7000);
    });
  }

  test('filters open from below, count what they find, and close', async ({ page }) => {
    await visit(page, '/produkty/zadaszenia');
    await page.getByRole('button', { name: 'Więcej filtrów' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filtry' });
    await sheet.getByRole('checkbox', { name: 'LED' }).check();
    const show = sheet.getByRole('button', { name: /^Pokaż \d+\sprodukt/ });
    await expect(async () => {
      const count = await cards(page).count();
      expect(await show.textContent()).toMatch(new RegExp(`^Pokaż ${count}\\s`));
    }).toPass();
    await show.tap();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/features=led/);
  });

  test('a zoomed picture is larger than the window, in both orientations', async ({ page }) => {
    for (const size of [PHONE, { width: PHONE.height, height: PHONE.width }]) {
      await page.setViewportSize(size);
      await visit(page, '/produkt/1');
      await page
        .getByRole('button', { name: /Powiększ/ })
        .first()
        .tap();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Przybliż' }).tap();
      const box = (await dialog.getByRole('img').first().boundingBox())!;
      expect(box.width).toBeGreaterThan(size.width * 1.5);
      expect(box.height).toBeGreaterThan(size.height);
      await dialog.getByRole('button', { name: 'Pokaż całość' }).tap();
      await expect(dialog.getByRole('list', { name: 'Zdjęcia' })).toBeVisible();
    }
  });
});

test('products are compared from the list and from their page, differences first', async ({
  page,
}) => {
  await visit(page, '/produkty/markizy');
  await page.getByRole('checkbox', { name: 'Porównaj: Markiza tarasowa Aurora 350' }).check();
  await cards(page).filter({ hasText: 'Jantar' }).getByRole('link', { name: 'Szczegóły' }).click();
  await expect(page).toHaveURL(/\/produkt\/\d+$/);
  await page.getByRole('checkbox', { name: /^Porównaj: Markiza kasetowa Jantar/ }).check();
  await page.getByRole('button', { name: 'Porównaj', exact: true }).click();

  await expect(page).toHaveURL(/\/porownanie\?produkt=1&produkt=\d+$/);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(table).toContainText('Wysięg');
  await expect(page.getByText(/^Takie same: \d+/)).toBeVisible();
  await page.getByRole('link', { name: /^Usuń z porównania: Markiza kasetowa Jantar/ }).click();
  await expect(page).toHaveURL(/\/porownanie\?produkt=1$/);
});

test('a comparison names the colours of a product as its page does', async ({ page }) => {
  await visit(page, '/porownanie?produkt=3&produkt=6');
  const table = page.getByRole('table');
  await expect(table.getByRole('rowheader', { name: 'Kolor prowadnic' })).toBeVisible();
  await expect(table.getByRole('rowheader', { name: 'Kolor osprzętu' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('products can be compared, and the finder shows products for another need', async ({
    page,
  }) => {
    await page.goto('/produkty/markizy');
    const boxes = page.getByRole('checkbox', { name: /^Porównaj/ });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: 'Porównaj', exact: true }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);

    await page.goto('/');
    await page.getByRole('link', { name: 'Balkon' }).click();
    await expect(page).toHaveURL(/miejsce=balkon/);
    await expect(region(page, 'Co chcesz zacienić?').getByRole('article').first()).toBeVisible();
  });
});
