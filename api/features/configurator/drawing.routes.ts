import { type RequestHandler, type Response, Router } from 'express';
import type { Configuration as Settings } from '../../../engine/configuration.js';
import { drawProduct } from '../../../engine/drawing/draw-product.js';
import { renderSvg } from '../../../engine/drawing/svg.js';
import type { Services } from '../../context.js';
import { AppError } from '../../errors.js';
import { isUuid } from './configuration.service.js';

/** /rysunki: to-scale pictures of products, and drawings of saved and ordered configurations. */
export function drawings({ pool, catalogue }: Services): Router {
  const router = Router();

  router.get('/produkt/:file', async (req, res) => {
    const id = Number(/^(\d{1,9})\.svg$/.exec(req.params.file)?.[1] ?? Number.NaN);
    const product = (await catalogue.current()).products.get(id);
    if (!product) throw new AppError('NOT_FOUND');
    send(res, product.picture, { dimensions: false, cache: 'public, max-age=300' });
  });

  router.get('/konfiguracja/:file', fromTable('configuration'));
  router.get('/zamowienie/:file', fromTable('order_line'));
  return router;

  /** What is saved or ordered never changes, so its drawing may be kept for ever. */
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
      send(res, row.settings, { dimensions: true, cache: 'private, max-age=31536000, immutable' });
    };
  }
}

function send(
  res: Response,
  settings: Settings,
  { dimensions, cache }: { dimensions: boolean; cache: string },
): void {
  res.setHeader('Cache-Control', cache);
  res.type('image/svg+xml').send(renderSvg(drawProduct(settings, { dimensions, scene: true })));
}
