import type { RequestHandler } from 'express';
import type { Services } from '../../../request/services.js';
import { AppError } from '../../../shared/errors.js';
import { productOf } from '../../catalogue/default-product.js';
import type { OfferMaker } from '../../configurator/offer/make-offer.js';
import { offerFiles } from '../../configurator/offer/offer.routes.js';
import { SavedProject } from '../project.entity.js';
import { findProject } from '../project.service.js';
import { projectOfferContent } from './project-offer-content.js';

/** /oferta/projekt/<id>.pdf: the offer of a saved project. */
export const projectOffers = (services: Services): RequestHandler =>
  offerFiles(services, makeProjectOffer, (em, id) => em.count(SavedProject, { id }));

/** The offer of a saved project, with a drawing of each row; throws NOT_FOUND where there is no project of this id. */
const makeProjectOffer: OfferMaker = async (em, source, id) => {
  const { catalogue, company, publicUrl } = source;
  const found = await findProject(em, id);
  if (!found) throw new AppError('NOT_FOUND');
  const productNames = await Promise.all(
    found.rows.map(async ({ configuration }) => {
      const { name } = await productOf(catalogue, configuration.product.id);
      return name;
    }),
  );
  const content = projectOfferContent({ ...found, productNames, company, publicUrl });
  // Imported on demand: the PDF library takes long to load.
  const { projectOfferPdf } = await import('./project-offer-pdf.js');
  return { pdf: await projectOfferPdf(content), fileName: content.fileName };
};
