import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../visit.js';
import { brokenWords } from './broken-words.js';
import { englishNames } from './english-names.js';
import { controlsTooSmall } from './target-size.js';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };
/** The smallest phone, half of a 1280 px desktop (what a zoom of 200 % leaves), and an upright tablet. */
const LAYOUTS = [
  { width: 320, height: 640 },
  { width: 640, height: 512 },
  { width: 768, height: 1024 },
];

/**
 * Checks at all sizes that nothing overflows sideways and no word of the shop is broken; on a phone and a desktop also
 * that axe finds nothing and no name is English; on a phone also that the shop's controls are large enough for
 * fingers. Starts with the current size of the window, because changing it takes as long as axe.
 */
export async function expectNoBarriers(
  page: Page,
  sizes = [PHONE, ...LAYOUTS, DESK],
): Promise<void> {
  const findings: string[] = [];
  const hasLastSize = page.viewportSize()?.width === sizes.at(-1)?.width;
  for (const size of hasLastSize ? sizes.toReversed() : sizes) {
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    if (!isStaffPage(page)) findings.push(...(await brokenWords(page)));
    if (LAYOUTS.includes(size)) continue;
    findings.push(...(await barriers(page)), ...(await englishNames(page)));
    if (size === PHONE && !isStaffPage(page)) findings.push(...(await controlsTooSmall(page)));
  }
  expect(findings).toEqual([]);
}

async function barriers(page: Page): Promise<string[]> {
  // A page that was checked before has axe already; compiling axe again takes a third of the time.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? ';' : undefined;
  // The legacy mode checks only one frame, which is all that our pages have, and takes a third of the time.
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode(true).options({
    // Details of passed rules are not needed, and finding their selectors takes long.
    resultTypes: ['violations'],
    // The rows of the staff's tables are closer together than the size of a finger.
    rules: { 'target-size': { enabled: !isStaffPage(page) } },
  });
  const { violations } = await axe.analyze();
  const width = page.viewportSize()?.width;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${width} px: ${id}: ${node.html} ${node.failureSummary}`),
  );
}

function isStaffPage(page: Page): boolean {
  return /^(?:\/_ui)?\/admin\b/.test(new URL(page.url()).pathname);
}
