import { drawClosing } from '../../../paper/closing.js';
import { drawHeading, drawLetterhead } from '../../../paper/letterhead.js';
import { Sheet } from '../../../paper/sheet.js';
import type { BrochureContent } from './brochure-content.js';
import { drawCover } from './cover-part.js';
import { drawPage } from './page-part.js';
import { drawSafety } from './safety-part.js';
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
