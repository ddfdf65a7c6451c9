import { expect, test, type Page } from '@playwright/test';
import { introduce, newCustomer, orderButton } from './customer.js';
import { publicPages } from './public-pages.js';
import { visit } from './visit.js';

const failure = (page: Page) => page.getByText('Coś poszło nie tak');

/** Replaces each text node, now and whenever one appears, by two nested `font` elements, as browsers' translators do. */
function translate(): void {
  const isText = (node: Node) =>
    node.nodeValue?.trim() && !node.parentElement?.closest('font, script, style, textarea, svg');
  const wrap = (root: Node) => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts.filter(isText)) {
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild!.append(text.nodeValue!);
      text.parentNode!.replaceChild(font, text);
    }
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) wrap(node);
  }).observe(document.body, { subtree: true, childList: true });
  wrap(document.body);
}

/** Opens a page and has it translated once it is hydrated, as a browser does when the page has loaded. */
async function visitTranslated(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.evaluate(translate);
}

test('a translated shop sells: every sum follows the size and the quantity, and no page fails', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const main = page.getByRole('main');
  await visitTranslated(page, '/');
  await page.getByRole('link', { name: 'Wszystkie produkty' }).click();
  await main.getByRole('link', { name: 'Markiza tarasowa Aurora 350' }).first().click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Markiza tarasowa Aurora 350');
  await main.getByRole('link', { name: 'Skonfiguruj produkt' }).click();

  const price = page.getByText(/^Cena: /);
  await expect(price).toHaveText('Cena: 4 890 zł');
  const width = page.getByRole('textbox', { name: 'Szerokość' });
  await width.fill('900');
  await width.press('Enter');
  await expect(page.getByRole('alert')).toContainText('600');
  await page.getByRole('alert').getByRole('button').click();
  await expect(price).toHaveText('Cena: 6 090 zł');
  await width.fill('350');
  await width.press('Enter');
  await expect(price).toHaveText('Cena: 4 590 zł');
  await page.getByRole('button', { name: 'Dodaj do koszyka' }).click();
  await page
    .getByRole('link', { name: /^Koszyk/ })
    .first()
    .click();

  await expect(main.getByText('1 pozycja, 1 sztuka')).toBeVisible();
  await main.getByRole('button', { name: 'Zwiększ' }).click();
  await expect(main.getByText('1 pozycja, 2 sztuki')).toBeVisible();
  await main.getByRole('button', { name: 'Zwiększ' }).click();
  await expect(main.getByText('1 pozycja, 3 sztuki')).toBeVisible();
  await expect(main).toContainText('Cena zawiera VAT: 2 574,88 zł');
  await expect(main).not.toContainText('858,29');
  await introduce(page, newCustomer());
  await orderButton(page).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Mamy Twoje zamówienie');
  await expect(main).toContainText('13 770 zł');
  await expect(failure(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('every page of the shop may be translated, and be left again', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  // The configurators of the other families are pages of the same kind.
  const pages = publicPages.filter(({ path }) => !/^\/konfigurator\/(?!markizy)/.test(path));
  for (const { path, heading } of pages) {
    await visitTranslated(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Formularz kontaktowy' }).click();
    await expect(page).toHaveURL(/\/kontakt/);
    await expect(failure(page)).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});
