import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { englishNames } from './english-names.js';
import { expectNoSidewaysScroll } from '../visit.js';
import { controlsTooSmall } from './target-size.js';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };
/** The smallest phone, and half of a desk: what a zoom of 200 % leaves of it. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 640, height: 512 },
];

/**
 * No findings of axe and no English names on the phone and on the desk, controls for fingers on the phone, and
 * nothing out at the side there and where less fits. Begins with the size that the window has: to change it takes as
 * long as axe.
 */
export async function expectNoBarriers(
  page: Page,
  sizes = [PHONE, ...NARROW, DESK],
): Promise<void> {
  const findings: string[] = [];
  const hasLastSize = page.viewportSize()?.width === sizes.at(-1)?.width;
  for (const size of hasLastSize ? sizes.toReversed() : sizes) {
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    if (NARROW.includes(size)) continue;
    findings.push(...(await barriers(page)), ...(await englishNames(page)));
    if (size === PHONE && !isStaffPage(page)) findings.push(...(await controlsTooSmall(page)));
  }
  expect(findings).toEqual([]);
}

async function barriers(page: Page): Promise<string[]> {
  // A page that has been looked at has it already; to compile it again takes a third of the time.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? ';' : undefined;
  // The legacy mode looks at one frame, all that our pages have, in a third of the time.
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode(true).options({
    // What passes needs no selectors, which take long to find.
    resultTypes: ['violations'],
    // Tables of the staff hold lines closer to each other than fingers want.
    rules: { 'target-size': { enabled: !isStaffPage(page) } },
  });
  const { violations } = await axe.analyze();
  const width = page.viewportSize()?.width;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${width} px: ${id}: ${node.html} ${node.failureSummary}`),
  );
}

function isStaffPage(page: Page): boolean {
  return new URL(page.url()).pathname.startsWith('/admin');
}
