import { expect, test, type Page } from '@playwright/test';
import { visit } from '../visit.js';

const TYPEFACES = /^(?:Figtree|Brygada 1918)\b/;

test('Polish text is set in the two typefaces, by one file each', async ({ page }) => {
  const files = fontFiles(page);
  await visit(page, '/konfigurator/markizy');
  await page.evaluate(() => document.fonts.ready);
  expect(await platformFonts(page)).toEqual([
    expect.stringMatching(TYPEFACES),
    expect.stringMatching(TYPEFACES),
  ]);
  expect(files.filter((file) => file.includes('extended'))).toEqual([]);
});

test('a letter of another language loads the file that has it', async ({ page }) => {
  const files = fontFiles(page);
  await visit(page, '/kontakt');
  await page.getByLabel(/^Imię i/).fill('Antonín Dvořák');
  await expect.poll(() => files).toContainEqual(expect.stringContaining('figtree-extended'));
  await page.evaluate(() => document.fonts.ready);
  expect(await platformFonts(page)).toEqual([
    expect.stringMatching(TYPEFACES),
    expect.stringMatching(TYPEFACES),
  ]);
});

/** Records the font files that the page requests from now on; the returned list grows. */
function fontFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.push(request.url());
  });
  return files;
}

/** The families of the fonts that Chromium draws the page with, each once. */
async function platformFonts(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeIds } = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body *',
  });
  const families = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName } of fonts) families.add(familyName);
  }
  await client.detach();
  return [...families].toSorted();
}
