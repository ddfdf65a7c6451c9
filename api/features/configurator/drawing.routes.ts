import { type Request, type RequestHandler, Router } from 'express';
import { isCategory } from '../../../engine/families/categories.js';
import { drawProduct } from '../../../engine/drawing/draw-product.js';
import { type SvgNode, renderSvg } from '../../../engine/drawing/svg.js';
import type { Services } from '../../request/services.js';
import { AppError } from '../../shared/errors.js';
import { CachedAnswer } from '../../request/answer-cache.js';
import { sendCached } from '../../http/send-cached.js';
import { utf8 } from '../../shared/utf8.js';
import { qrPicture } from './configurations/qr-code.js';
import { familySettings } from './family-settings.js';
import { FOR_EVER, type KeptSettings, readSettings } from './read-settings.js';
import { shortPath, withSun } from './configurations/short-link.js';

const FOR_MINUTES = 'public, max-age=300';

/** /rysunki: to-scale drawings of products and of families, drawings of saved and ordered configurations, codes of their links. */
export function drawings({ env, pool, catalogue, readCache }: Services): Router {
  const router = Router();

  router.get('/produkt/:file', async (req, res) => {
    const [, id, measured] = /^(\d{1,9})(-wymiary)?\.svg$/.exec(req.params.file) ?? [];
    const { version } = readCache;
    const key = `drawing ${id}${measured}`;
    const known = readCache.get(version, key);
    if (known) return sendCached(req, res, known);
    const product = (await catalogue.current()).products.get(Number(id));
    if (!product) throw new AppError('NOT_FOUND');
    const drawn = drawProduct(product.drawing, { dimensions: measured !== undefined, scene: true });
    const picture = svgAnswer(drawn, FOR_MINUTES);
    readCache.set(version, key, picture);
    sendCached(req, res, picture);
  });

  router.get('/rodzina/:file', (req, res) => {
    const category = req.params.file.replace(/\.svg$/, '');
    if (!isCategory(category)) throw new AppError('NOT_FOUND');
    const drawn = drawProduct(familySettings(category), { dimensions: false, scene: true });
    sendCached(req, res, svgAnswer(drawn, FOR_MINUTES));
  });

  router.get('/konfiguracja/:file', fromTable('configuration', drawingOf));
  router.get('/zamowienie/:file', fromTable('order_line', drawingOf));
  router.get(
    '/kod/:file',
    fromTable('configuration', ({ id }, { sun }) =>
      qrPicture(`${env.PUBLIC_URL}${withSun(shortPath(id), sun)}`),
    ),
  );
  return router;

  function fromTable(
    table: 'configuration' | 'order_line',
    draw: (kept: KeptSettings, query: Request['query']) => SvgNode,
  ): RequestHandler<{ file: string }> {
    return async (req, res) => {
      const id = req.params.file.replace(/\.svg$/, '');
      const kept = await readSettings(pool, table, id);
      sendCached(req, res, svgAnswer(draw(kept, req.query), FOR_EVER));
    };
  }
}

function drawingOf({ settings }: KeptSettings): SvgNode {
  return drawProduct(settings, { dimensions: true, scene: true });
}

function svgAnswer(picture: SvgNode, cacheControl: string): CachedAnswer {
  const contentType = 'image/svg+xml; charset=utf-8';
  return new CachedAnswer(utf8(renderSvg(picture)), 200, contentType, cacheControl);
}
