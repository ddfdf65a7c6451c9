import { expect, type Page, test } from '@playwright/test';
import { DESK, PHONE } from './pages/barriers.js';
import { openStep } from './steps.js';
import { visit } from './visit.js';

test.describe.configure({ mode: 'parallel' });

const TABLET = { width: 768, height: 1024 };
/** The sizes in CSS pixels of a window of 1280 × 1024 at a zoom of 200 % and of 400 %. */
const TWICE = { width: 640, height: 512 };
const FOUR_TIMES = { width: 320, height: 256 };

const stageOf = (page: Page) => page.getByTestId('stage');
const picture = (page: Page) => page.getByRole('img', { name: /rysunek w\sskali/ });

test('nothing covers the cart button or a size, however large the window is', async ({ page }) => {
  await visit(page, '/konfigurator/markizy');
  const targets = [
    ['textbox', 'Szerokość'],
    ['button', 'Wysięg: więcej o 5 cm'],
    ['textbox', 'Wysięg'],
    ['button', 'Dodaj do koszyka'],
  ] as const;
  for (const size of [PHONE, TABLET, TWICE, FOUR_TIMES, DESK]) {
    await page.setViewportSize(size);
    for (const [role, name] of targets) {
      const target = page.getByRole(role, { name });
      await page.evaluate(() => window.scrollTo(0, 0));
      await target.focus();
      expect(await target.evaluate(isUncovered), `${size.width} px: ${name}`).toBe(true);
    }
  }
});

test('the price does not cover the message about a wrong size', async ({ page }) => {
  await page.setViewportSize(TABLET);
  await visit(page, '/konfigurator/markizy');
  const width = page.getByRole('textbox', { name: 'Szerokość' });
  await width.fill('900');
  await width.press('Enter');
  const error = page.getByRole('alert').filter({ hasText: '600' });
  await expect(error).toBeVisible();
  await expect.poll(() => error.getByRole('button').evaluate(isUncovered)).toBe(true);
});

for (const size of [PHONE, DESK])
  test(`the confirmation of the cart has the focus, and no message covers it at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await visit(page, '/konfigurator/markizy');
    const badge = page.getByRole('link', { name: /^Koszyk/ }).first();
    const add = page.getByRole('button', { name: 'Dodaj do koszyka' });
    await add.hover();
    const before = await badge.boundingBox();
    await add.click();
    const confirmation = page.getByRole('status').filter({ hasText: 'Dodano do koszyka!' });
    await expect(confirmation).toBeFocused();
    const onward = page.getByRole('link', { name: 'Przejdź do koszyka' });
    for (const part of [confirmation, onward])
      await expect.poll(() => part.evaluate(isUncovered)).toBe(true);
    await expect(badge).toHaveAccessibleName('Koszyk 1 pozycja');
    expect(await badge.boundingBox()).toEqual(before);
  });

/** Whether the middle of an element is in the window and not covered. Runs in the browser. */
function isUncovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && element.contains(top);
}

test('the picture takes two thirds of a desktop window, and the full height below the header', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await visit(page, '/konfigurator/markizy');
  const stage = (await stageOf(page).boundingBox())!;
  expect(stage.width / DESK.width).toBeCloseTo(0.66, 1);
  const bar = (await page.getByRole('group', { name: 'Widok' }).locator('..').boundingBox())!;
  expect(stage.y + stage.height).toBeLessThanOrEqual(bar.y);
  expect(stage.height / DESK.height).toBeGreaterThan(0.75);
  expect(bar.y + bar.height).toBeLessThanOrEqual(DESK.height);
  await openStep(page, 'Podsumowanie');
  await page.getByRole('heading', { name: 'Wolisz porozmawiać?' }).scrollIntoViewIfNeeded();
  await expect(picture(page)).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('button', { name: 'Dodaj do koszyka' })).toBeInViewport();
  await expect(page.getByText('Cena z VAT').first()).toBeInViewport();
});

test('on a phone the picture shrinks from 40 to 20 percent of the height', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/konfigurator/markizy');
  const share = async () => (await stageOf(page).boundingBox())!.height / PHONE.height;
  expect(await share()).toBeCloseTo(0.4, 2);
  await openStep(page, 'Podsumowanie');
  await page.getByRole('heading', { name: 'Zabierz ze sobą' }).scrollIntoViewIfNeeded();
  await expect.poll(share).toBeCloseTo(0.2, 2);
  await expect(picture(page)).toBeInViewport({ ratio: 0.9 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(share).toBeCloseTo(0.4, 2);
});

test('nothing sticks to the edges of a low window', async ({ page }) => {
  await page.setViewportSize(FOUR_TIMES);
  await visit(page, '/konfigurator/markizy');
  const sticking = await page.evaluate(() =>
    [...document.querySelectorAll('#root *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(sticking).toEqual([]);
});
