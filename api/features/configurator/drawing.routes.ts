import { type RequestHandler, Router } from 'express';
import type { Configuration as Settings } from '../../../engine/configuration.js';
import { drawProduct } from '../../../engine/drawing/draw-product.js';
import { type SvgNode, renderSvg } from '../../../engine/drawing/svg.js';
import type { Services } from '../../context.js';
import { AppError } from '../../errors.js';
import { CachedAnswer } from '../../read-cache.js';
import { sendCached } from '../../send-cached.js';
import { utf8 } from '../../shared/utf8.js';
import { isUuid } from './configuration.service.js';
import { qrPicture } from './qr-code.js';
import { shortPath } from './short-link.js';

/** What is saved or ordered never changes, so a browser may keep its drawing for ever. */
export const FOR_EVER = 'private, max-age=31536000, immutable';
const FOR_MINUTES = 'public, max-age=300';

interface Row {
  id: string;
  settings: Settings;
}

/** /rysunki: to-scale pictures of products, drawings of saved and ordered configurations, codes of their links. */
export function drawings({ env, pool, catalogue, readCache }: Services): Router {
  const router = Router();

  router.get('/produkt/:file', async (req, res) => {
    const id = Number(/^(\d{1,9})\.svg$/.exec(req.params.file)?.[1] ?? Number.NaN);
    const { version } = readCache;
    const key = `picture ${id}`;
    const known = readCache.get(version, key);
    if (known) return sendCached(req, res, known);
    const product = (await catalogue.current()).products.get(id);
    if (!product) throw new AppError('NOT_FOUND');
    const drawn = drawProduct(product.picture, { dimensions: false, scene: true });
    const picture = svgAnswer(drawn, FOR_MINUTES);
    readCache.set(version, key, picture);
    sendCached(req, res, picture);
  });

  router.get('/konfiguracja/:file', fromTable('configuration', drawingOf));
  router.get('/zamowienie/:file', fromTable('order_line', drawingOf));
  router.get(
    '/kod/:file',
    fromTable('configuration', ({ id }) => qrPicture(`${env.PUBLIC_URL}${shortPath(id)}`)),
  );
  return router;

  function fromTable(
    table: 'configuration' | 'order_line',
    draw: (row: Row) => SvgNode,
  ): RequestHandler<{ file: string }> {
    return async (req, res) => {
      const id = req.params.file.replace(/\.svg$/, '');
      if (!isUuid(id)) throw new AppError('NOT_FOUND');
      const { rows } = await pool.query<Row>(`select id, settings from ${table} where id = $1`, [
        id,
      ]);
      const [row] = rows;
      if (!row) throw new AppError('NOT_FOUND');
      sendCached(req, res, svgAnswer(draw(row), FOR_EVER));
    };
  }
}

function drawingOf({ settings }: Row): SvgNode {
  return drawProduct(settings, { dimensions: true, scene: true });
}

function svgAnswer(picture: SvgNode, cacheControl: string): CachedAnswer {
  const contentType = 'image/svg+xml; charset=utf-8';
  return new CachedAnswer(utf8(renderSvg(picture)), 200, contentType, cacheControl);
}
