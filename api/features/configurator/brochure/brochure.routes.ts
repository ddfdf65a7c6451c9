import { type RequestHandler, Router } from 'express';
import { LRUCache } from 'lru-cache';
import { longDate } from '#engine/locale/polish-time';
import { clientAddressOf } from '../../../request/request-limiter.js';
import type { Services } from '../../../request/services.js';
import { AppError } from '../../../shared/errors.js';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.js';
import { type Brochure, makeBrochure } from './make-brochure.js';

const MAX_BYTES = 32 * 1024 * 1024;

interface BrochureRequest {
  snapshot: CatalogueSnapshot;
  name: string;
  now: Date;
}

/** /katalog/produkt-<id>.pdf and /katalog/<category>.pdf; made again on another day or for a changed catalogue. */
export function brochures(services: Services): RequestHandler {
  const { pictures, uploads, catalogue, drawingQueue } = services;
  const cache = new LRUCache<string, Brochure, BrochureRequest>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ pdf }) => pdf.length,
    fetchMethod: (_key, _old, { context: { name, snapshot, now } }) =>
      makeBrochure(
        {
          pictures,
          uploads,
          company: services.content.company,
          publicUrl: services.env.PUBLIC_URL,
          snapshot,
          now,
        },
        name,
      ),
  });
  return Router().get('/:file', async (req, res) => {
    const name = /^([a-z0-9-]{1,40})\.pdf$/.exec(req.params.file)?.[1];
    if (!name) throw new AppError('NOT_FOUND');
    const snapshot = await catalogue.current();
    const now = new Date();
    const key = [snapshot.version, longDate(now), name].join(' ');
    const fetch = () => cache.forceFetch(key, { context: { snapshot, name, now } });
    const { pdf, fileName } = await (cache.has(key)
      ? fetch()
      : drawingQueue.make(clientAddressOf(req), fetch));
    res
      .set('Content-Disposition', `attachment; filename="${fileName}"`)
      .set('Cache-Control', 'public, max-age=300')
      .type('application/pdf')
      .send(pdf);
  });
}
