import { type RequestHandler, Router } from 'express';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Services } from '../../../context.js';
import { AppError } from '../../../errors.js';
import { type Offer, makeOffer } from './make-offer.js';

const MAX_BYTES = 16 * 1024 * 1024;
/** New offers that an address may have made; those that are kept cost nothing. */
const LIMIT = { points: 30, duration: 60 };

/** /oferta/<id>.pdf: the offer of a saved configuration. */
export function offers(services: Services): RequestHandler {
  const limiter = new RateLimiterMemory(LIMIT);
  const kept = new LRUCache<string, Offer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ pdf }) => pdf.length,
    fetchMethod: (id) => makeOffer(services, id),
  });
  return Router().get('/:file', async (req, res) => {
    const id = /^([\da-f-]{36})\.pdf$/i.exec(req.params.file)?.[1]?.toLowerCase();
    if (!id) throw new AppError('NOT_FOUND');
    if (!kept.has(id)) await count(limiter, req.ip ?? 'unknown');
    const { pdf, fileName } = (await kept.fetch(id))!;
    res
      .set('Content-Disposition', `attachment; filename="${fileName}"`)
      .set('Cache-Control', 'private, max-age=300')
      .set('X-Robots-Tag', 'noindex')
      .type('application/pdf')
      .send(pdf);
  });
}

async function count(limiter: RateLimiterMemory, address: string): Promise<void> {
  try {
    await limiter.consume(address);
  } catch (reason) {
    if (reason instanceof RateLimiterRes) throw new AppError('TOO_MANY_REQUESTS');
    throw reason;
  }
}
