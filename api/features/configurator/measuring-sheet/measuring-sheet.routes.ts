import { type RequestHandler, Router } from 'express';
import { type Category, isCategory } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import type { Services } from '../../../request/services.js';
import { AppError } from '../../../shared/errors.js';

/** /karta-pomiaru/<category>.pdf: the sheet on which a customer writes down what was measured. */
export function measuringSheets(services: Services): RequestHandler {
  const cacheOf = services.settings.following(() => new Map<string, Buffer>());
  const createdAt = new Date();
  const make = async (category: Category): Promise<Buffer> => {
    // Imported at its first use: it takes long to load, and a process may never need it.
    const { measuringSheetPdf } = await import('./measuring-sheet-pdf.js');
    const { content, env } = services;
    const link = `${env.PUBLIC_URL}/pomiar/${category}`;
    const family = familyOf(category);
    return measuringSheetPdf({ family, company: content.company, link, createdAt });
  };
  return Router().get('/:file', async (req, res) => {
    const category = /^([a-z-]{1,40})\.pdf$/.exec(req.params.file)?.[1];
    if (!isCategory(category)) throw new AppError('NOT_FOUND');
    const cache = cacheOf();
    const pdf = cache.get(category) ?? (await make(category));
    cache.set(category, pdf);
    res
      .set('Content-Disposition', `attachment; filename="karta-pomiaru-${category}.pdf"`)
      .set('Cache-Control', 'public, max-age=300')
      .type('application/pdf')
      .send(pdf);
  });
}
