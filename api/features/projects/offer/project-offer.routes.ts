import type { RequestHandler } from 'express';
import type { Services } from '../../../request/services.js';
import { offerFiles } from '../../configurator/offer/offer.routes.js';
import { SavedProject } from '../project.entity.js';
import { makeProjectOffer } from './make-project-offer.js';

/** /oferta/projekt/<id>.pdf: the offer of a saved project. */
export const projectOffers = (services: Services): RequestHandler =>
  offerFiles(services, makeProjectOffer, (em, id) => em.count(SavedProject, { id }));
