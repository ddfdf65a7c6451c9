import type { Services } from '../../../request/services.js';
import { AppError } from '../../../shared/errors.js';
import { PriceList } from '../../catalogue/price-list.entity.js';
import { productOf } from '../../catalogue/product-of.js';
import { findConfiguration } from '../configurations/configuration.service.js';
import { offerContent } from './offer-content.js';

export interface Offer {
  pdf: Buffer;
  fileName: string;
}

/** The offer of a saved configuration; throws NOT_FOUND where there is none of this id. */
export async function makeOffer(services: Services, id: string): Promise<Offer> {
  const { orm, catalogue, content, env } = services;
  const em = orm.em.fork();
  const saved = await findConfiguration(em, id);
  if (!saved) throw new AppError('NOT_FOUND');
  const { data } = await em.findOneOrFail(PriceList, { version: saved.priceListVersion });
  const { name } = await productOf(catalogue, saved.product.id);
  const offer = offerContent({
    saved,
    productName: name,
    vatRate: data.vatRate,
    company: content.company,
    publicUrl: env.PUBLIC_URL,
  });
  // It takes longer to load than the rest of a feature, and most servers start for other things.
  const { offerPdf } = await import('./offer-pdf.js');
  return { pdf: await offerPdf(offer), fileName: offer.fileName };
}
