import { drawClosing } from '../../../paper/closing.js';
import { drawFacts } from '../../../paper/fact-rows.js';
import { drawHeading, drawLetterhead } from '../../../paper/letterhead.js';
import { Sheet, LEFT, RIGHT, WIDTH } from '../../../paper/sheet.js';
import type { BrochureContent } from './brochure-content.js';
import { drawPage } from './page-part.js';
import { type Prints, drawViews } from './views-part.js';

/** The brochure on A4: a cover for a family, the products, then views of a single product, safety and conditions. */
export function brochurePdf(content: BrochureContent, prints: Prints): Promise<Buffer> {
  const { title, kind, company, createdAt, dates, cover, pages } = content;
  const sheet = new Sheet({ title, author: company.name, date: createdAt });
  drawLetterhead(sheet, company);
  if (cover) {
    drawHeading(sheet, { kind, dates, ...cover });
    drawCover(sheet, cover, prints.get(cover.imageUrl));
  }
  for (const page of pages) {
    if (cover) sheet.newPage();
    drawHeading(sheet, { kind, dates, title: page.name, subtitle: page.subtitle });
    drawPage(sheet, page, prints.get(page.imageUrl));
  }
  sheet.newPage();
  drawViews(sheet, content, prints);
  drawSafety(sheet, content);
  const invitation = cover ? 'Wszystkie produkty w\u00a0sklepie:' : 'Produkt w\u00a0sklepie:';
  drawClosing(sheet, { ...content, invitation });
  return sheet.finish();
}

const MAKER = { x: LEFT, valueX: LEFT + 100, right: RIGHT, gap: 3 };
const TITLE = { font: 'display', size: 14.5 } as const;
const NOTE = { size: 8.5, width: WIDTH - 10 };

function drawSafety(sheet: Sheet, { maker, safety }: BrochureContent): void {
  sheet.paragraph('H2', 'Producent i\u00a0bezpieczeństwo', LEFT, sheet.y, TITLE);
  sheet.y += 6;
  drawFacts(sheet, maker, MAKER);
  sheet.y += 6;
  for (const note of safety) {
    const { y } = sheet;
    sheet.decoration(() => sheet.write('–', LEFT, y, NOTE));
    sheet.paragraph('P', note, LEFT + 10, y, NOTE);
    sheet.y += 3;
  }
  sheet.y += 10;
}

const PICTURE = { width: WIDTH, height: WIDTH * 0.5 };
const PRODUCTS = { x: LEFT, valueX: LEFT + 300, right: RIGHT };

/** Draws a picture of the family, if there is a `print` of it, and the list of products in the brochure. */
function drawCover(
  sheet: Sheet,
  { title, products }: NonNullable<BrochureContent['cover']>,
  print: Buffer | undefined,
): void {
  if (print) {
    const { y } = sheet;
    sheet.picture(print, { x: LEFT, y, ...PICTURE }, title);
    sheet.y = y + PICTURE.height + 20;
  }
  sheet.paragraph('H2', 'W\u00a0tym katalogu: cena podstawowa i\u00a0za\u00a0m²', LEFT, sheet.y, {
    font: 'display',
    size: 14.5,
  });
  sheet.y += 6;
  drawFacts(sheet, products, PRODUCTS);
}
