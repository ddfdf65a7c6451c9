import type { EntityManager } from '@mikro-orm/postgresql';
import { type RequestHandler, Router } from 'express';
import { LRUCache } from 'lru-cache';
import { clientAddressOf } from '../../../request/request-limiter.js';
import type { Services } from '../../../request/services.js';
import { AppError } from '../../../shared/errors.js';
import { SavedConfiguration } from '../configurations/configuration.entity.js';
import { type Offer, type OfferMaker, makeOffer } from './make-offer.js';

const MAX_BYTES = 16 * 1024 * 1024;

/** /oferta/<id>.pdf: the offer of a saved configuration. */
export const offers = (services: Services): RequestHandler =>
  offerFiles(services, makeOffer, (em, id) => em.count(SavedConfiguration, { id }));

interface OfferRequest {
  id: string;
}

/**
 * Serves offer PDFs by the id of the saved configuration or project. Recent ones are cached until the saved data are
 * deleted (`countSaved` returns 0) or the catalogue, which holds the names of the products, changes.
 */
export function offerFiles(
  services: Services,
  make: OfferMaker,
  countSaved: (em: EntityManager, id: string) => Promise<number>,
): RequestHandler {
  const { orm, catalogue, drawingQueue } = services;
  const source = () => ({
    catalogue,
    company: services.content.company,
    publicUrl: services.env.PUBLIC_URL,
  });
  const cache = new LRUCache<string, Offer, OfferRequest>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ pdf }) => pdf.length,
    fetchMethod: (_key, _old, { context: { id } }) => make(orm.em.fork(), source(), id),
  });
  return Router().get('/:file', async (req, res, next) => {
    // The page of an offer to a customer has the same path prefix.
    if (!req.params.file.endsWith('.pdf')) return next();
    const id = /^([\da-f-]{36})\.pdf$/i.exec(req.params.file)?.[1]?.toLowerCase();
    if (!id) throw new AppError('NOT_FOUND');
    const key = `${(await catalogue.current()).version} ${id}`;
    if (cache.has(key) && (await countSaved(orm.em.fork(), id)) === 0) cache.delete(key);
    const fetch = () => cache.forceFetch(key, { context: { id } });
    // Requests for cached offers do not count.
    const { pdf, fileName } = await (cache.has(key)
      ? fetch()
      : drawingQueue.make(clientAddressOf(req), fetch));
    res
      .set('Content-Disposition', `attachment; filename="${fileName}"`)
      .set('Cache-Control', 'private, max-age=300')
      .set('X-Robots-Tag', 'noindex')
      .type('application/pdf')
      .send(pdf);
  });
}
