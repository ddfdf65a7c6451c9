import { drawClosing } from '../../../paper/closing.js';
import { drawHeading, drawLetterhead } from '../../../paper/letterhead.js';
import { drawWarnings } from '../../../paper/warnings-part.js';
import { Sheet } from '../../../paper/sheet.js';
import type { OfferContent } from './offer-content.js';
import { drawPrice } from './price-part.js';
import { drawProductPart } from './product-part.js';
import { drawViews } from './views-part.js';

/** The offer on A4: prices and conditions on one page unless there is much to say, then drawings and parts. */
export function offerPdf(content: OfferContent): Promise<Buffer> {
  const { title, company, createdAt } = content;
  const sheet = new Sheet({ title, author: company.name, date: createdAt });
  sheet.numberPages(`${title}, ${content.subtitle}`);
  drawLetterhead(sheet, company);
  drawHeading(sheet, { ...content, kind: 'Oferta', title: content.productName });
  drawWarnings(sheet, content.warnings);
  drawProductPart(sheet, content);
  drawPrice(sheet, content);
  drawClosing(sheet, { ...content, invitation: 'Otwórz tę konfigurację:' });
  drawViews(sheet, content);
  return sheet.finish();
}
