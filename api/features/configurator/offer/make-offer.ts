import type { EntityManager } from '@mikro-orm/postgresql';
import { isMadeToMeasure } from '#engine/goods/families/categories';
import { AppError } from '../../../shared/errors.js';
import type { CatalogueStore } from '../../catalogue/catalogue-store.js';
import { productOf } from '../../catalogue/default-product.js';
import { PriceList } from '../../catalogue/price-list.entity.js';
import type { Company } from '../../content/content.payloads.js';
import { findConfiguration } from '../configurations/configuration.service.js';
import { offerContent } from './offer-content.js';

export interface Offer {
  pdf: Buffer;
  fileName: string;
}

export interface OfferSource {
  catalogue: CatalogueStore;
  company: Company;
  publicUrl: string;
}

/** Makes the offer PDF of what was saved under an id; throws NOT_FOUND where nothing was. */
export type OfferMaker = (em: EntityManager, source: OfferSource, id: string) => Promise<Offer>;

/** The offer PDF of a saved configuration; throws NOT_FOUND where there is none of this id. */
export async function makeOffer(
  em: EntityManager,
  { catalogue, company, publicUrl }: OfferSource,
  id: string,
): Promise<Offer> {
  const saved = await findConfiguration(em, id);
  if (!saved || !isMadeToMeasure(saved.settings.category)) throw new AppError('NOT_FOUND');
  const { data } = await em.findOneOrFail(PriceList, { version: saved.priceListVersion });
  const { name } = await productOf(catalogue, saved.product.id);
  const offer = offerContent({
    saved,
    productName: name,
    vatRate: data.vatRate,
    company,
    publicUrl,
  });
  // Imported at its first use: it takes long to load, and a process may never need it.
  const { offerPdf } = await import('./offer-pdf.js');
  return { pdf: await offerPdf(offer), fileName: offer.fileName };
}
