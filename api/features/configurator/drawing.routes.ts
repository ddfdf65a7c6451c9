import { type RequestHandler, Router } from 'express';
import type { Configuration as Settings } from '../../../engine/configuration.js';
import { drawProduct } from '../../../engine/drawing/draw-product.js';
import { renderSvg } from '../../../engine/drawing/svg.js';
import type { Services } from '../../context.js';
import { AppError } from '../../errors.js';
import { CachedAnswer } from '../../read-cache.js';
import { sendCached } from '../../send-cached.js';
import { utf8 } from '../../shared/utf8.js';
import { isUuid } from './configuration.service.js';

/** What is saved or ordered never changes, so a browser may keep its drawing for ever. */
const FOR_EVER = 'private, max-age=31536000, immutable';
const FOR_MINUTES = 'public, max-age=300';

/** /rysunki: to-scale pictures of products, and drawings of saved and ordered configurations. */
export function drawings({ pool, catalogue, readCache }: Services): Router {
  const router = Router();

  router.get('/produkt/:file', async (req, res) => {
    const id = Number(/^(\d{1,9})\.svg$/.exec(req.params.file)?.[1] ?? Number.NaN);
    const { version } = readCache;
    const key = `picture ${id}`;
    const known = readCache.get(version, key);
    if (known) return sendCached(req, res, known);
    const product = (await catalogue.current()).products.get(id);
    if (!product) throw new AppError('NOT_FOUND');
    const picture = drawing(product.picture, false, FOR_MINUTES);
    readCache.set(version, key, picture);
    sendCached(req, res, picture);
  });

  router.get('/konfiguracja/:file', fromTable('configuration'));
  router.get('/zamowienie/:file', fromTable('order_line'));
  return router;

  function fromTable(table: 'configuration' | 'order_line'): RequestHandler<{ file: string }> {
    return async (req, res) => {
      const id = req.params.file.replace(/\.svg$/, '');
      if (!isUuid(id)) throw new AppError('NOT_FOUND');
      const { rows } = await pool.query<{ settings: Settings }>(
        `select settings from ${table} where id = $1`,
        [id],
      );
      const [row] = rows;
      if (!row) throw new AppError('NOT_FOUND');
      sendCached(req, res, drawing(row.settings, true, FOR_EVER));
    };
  }
}

function drawing(settings: Settings, dimensions: boolean, cacheControl: string): CachedAnswer {
  const svg = renderSvg(drawProduct(settings, { dimensions, scene: true }));
  return new CachedAnswer(utf8(svg), 200, 'image/svg+xml; charset=utf-8', cacheControl);
}
