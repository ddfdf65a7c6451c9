import { drawClosing } from './closing-part.js';
import { drawHeading, drawLetterhead } from './heading-part.js';
import type { OfferContent } from './offer-content.js';
import { drawPrice } from './price-part.js';
import { drawProductPart } from './product-part.js';
import { Sheet } from './sheet.js';
import { drawViews } from './views-part.js';

const PARTS = [drawLetterhead, drawHeading, drawProductPart, drawPrice, drawClosing, drawViews];

/** The offer on A4: prices and conditions on one page unless there is much to say, then drawings and parts. */
export function offerPdf(content: OfferContent): Promise<Buffer> {
  const { title, company, createdAt } = content;
  const sheet = new Sheet({ title, author: company.name, date: createdAt });
  for (const draw of PARTS) draw(sheet, content);
  return sheet.finish();
}
