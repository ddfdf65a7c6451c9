import { type APIRequestContext, expect, test, type Page } from '@playwright/test';
import { newCustomer } from './customer.js';
import { putIntoCart } from './goods.js';
import { PHONE } from './pages/barriers.js';
import { cutTexts } from './pages/cut-texts.js';
import { placeOrder } from './place-order.js';
import { publicPages } from './public-pages.js';
import { signIn } from './staff.js';
import { goOn, visit } from './visit.js';

/** The spacing of text that every page must allow for (WCAG 1.4.12). */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: PHONE });

test('selections are visible with forced colours, too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const family of ['pergole', 'zaluzje']) {
    await visit(page, `/konfigurator/${family}`);
    // Repeated, because the buttons that switch between drawing and 3D change once the 3D view has failed.
    await expect(async () => {
      const groups = await page.locator('fieldset:has([type="radio"])').evaluateAll(looksOfChoices);
      expect(groups.length).toBeGreaterThan(3);
      for (const { name, chosen, others } of groups) expect(others, name).not.toContain(chosen);
    }).toPass();
  }
  // The track is drawn in system colours, which the browser must leave unchanged.
  await expect(page.getByRole('slider').first()).toHaveCSS('forced-color-adjust', 'none');
  const button = page.getByRole('button', { name: 'Dodaj do koszyka' }).first();
  await expect(button).toHaveCSS('border-top-style', 'solid');
});

test('nothing is animated for visitors who prefer reduced motion', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Otwórz menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  const moving = await page.evaluate(() => {
    const isSlow = (durations: string) =>
      durations.split(', ').some((duration) => Number.parseFloat(duration) > 0.01);
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
        return (
          isSlow(transitionDuration) || (animationName !== 'none' && isSlow(animationDuration))
        );
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });
  expect(moving).toEqual([]);
});

test('with reduced motion the list of a field is at its place at once', async ({ page }) => {
  await signIn(page.request);
  await page.goto('/admin/audit');
  const field = page.getByRole('combobox', { name: 'Rodzaj wpisu' });
  await field.click();
  const option = await page.getByTitle('Utworzenie', { exact: true }).boundingBox();
  const { x, width } = (await field.boundingBox())!;
  expect(option!.x + option!.width / 2).toBeGreaterThan(x);
  expect(option!.x).toBeLessThan(x + width);
});

test('every page fits a phone whose text is one and a half or two times as large, or spaced out', async ({
  page,
  request,
}) => {
  await signIn(request);
  const order = await placeOrder(page, newCustomer());
  await putIntoCart(page);
  const paths = [
    // Without a family the configurator is that of awnings.
    ...publicPages.map(({ path }) => path).filter((path) => path !== '/konfigurator'),
    '/dobierz',
    '/pomiar/markizy',
    ...(await customersPages(request, order)),
  ];
  const browser = await page.context().newCDPSession(page);
  const findings: string[] = [];
  await visit(page, '/nie-ma');
  for (const path of paths) {
    await goOn(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const standard of [24, 32]) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard } });
      const cut = [...(await overhang(page)), ...(await cutTexts(page))];
      findings.push(...cut.map((finding) => `${path}, ${standard} px: ${finding}`));
    }
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await page.evaluate(spaceOut, SPACED);
    findings.push(...(await overhang(page)).map((finding) => `${path}, spaced out: ${finding}`));
    await page.evaluate(spaceOut, '');
  }
  expect(findings).toEqual([]);
});

/** The paths of the customer's own pages of an order and of an offer. */
async function customersPages(staff: APIRequestContext, orderId: number): Promise<string[]> {
  const ask = async (query: string) =>
    (await (await staff.post('/graphql', { data: { query } })).json()).data;
  const { offers } = await ask('{ offers(filter: { state: sent }) { items { id } } }');
  const { order, offer } = await ask(`mutation {
    order: revealOrderLink(input: { orderId: ${orderId} }) { path }
    offer: revealOfferLink(input: { offerId: ${offers.items[0].id} }) { path }
  }`);
  return [order.path, offer.path];
}

/** The width of a page that is wider than its window. */
async function overhang(page: Page): Promise<string[]> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth: scroll, clientWidth: client } = document.documentElement;
    return { scrollWidth: scroll, clientWidth: client };
  });
  return scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [];
}

/** Applies a style to the page in place of the one before; allowed by its security policy. Runs in the browser. */
function spaceOut(style: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
}

/** How the choices of each group look: the browser's own controls, or what replaces them. Runs in the browser. */
function looksOfChoices(groups: Element[]) {
  const lookOf = (input: HTMLInputElement): string =>
    getComputedStyle(input).opacity === '1'
      ? `the browser’s own, ${input.checked}`
      : [input.closest('label'), input.nextElementSibling]
          .filter((mark) => mark !== null)
          .map((mark) => getComputedStyle(mark))
          .map(({ outline, backgroundColor, color }) => [outline, backgroundColor, color].join())
          .join(' ');
  return groups.map((group) => {
    const inputs = [...group.querySelectorAll<HTMLInputElement>('[type="radio"]')];
    return {
      name: group.textContent,
      chosen: inputs.filter(({ checked }) => checked).map(lookOf)[0],
      others: inputs.filter(({ checked }) => !checked).map(lookOf),
    };
  });
}
