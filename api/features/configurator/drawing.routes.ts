import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { drawProduct } from '#engine/goods/drawing/draw-product';
import { type SvgNode, renderSvg } from '#engine/goods/drawing/svg';
import { findFabric } from '#engine/goods/fabrics/fabrics';
import { drawSwatch } from '#engine/goods/fabrics/swatch';
import { isCategory, isMadeToMeasure } from '#engine/goods/families/categories';
import { CachedAnswer } from '../../request/answer-cache.js';
import { clientAddressOf } from '../../request/request-limiter.js';
import { sendCached } from '../../request/send-cached.js';
import type { Services } from '../../request/services.js';
import { AppError } from '../../shared/errors.js';
import { qrPicture } from '../../shared/qr-code.js';
import { drawnPicture, isDrawn } from '../pictures/drawn-picture.js';
import type { SavedConfiguration } from './configurations/configuration.entity.js';
import { findConfiguration } from './configurations/configuration.service.js';
import { shortPath, withSun } from './configurations/short-link.js';
import { drawingOf, familySettings, FOR_EVER, redirectToPicture } from './product-drawing.js';
import { startingConfiguration } from './starting-points/starting-points.service.js';

const FOR_MINUTES = 'public, max-age=300';
/** Swatches change only with a new version of the shop. */
const FOR_A_DAY = 'public, max-age=86400';
const EXTENSION = /\.(?:svg|png)$/;
/** px: the width of PNG files. */
const SHARED_WIDTH = 1200;

/**
 * /rysunki: to-scale drawings of products, families, starting points and saved configurations, swatches of fabrics, and
 * QR codes of links.
 */
export function drawings(services: Services): Router {
  const { env, orm, drawingQueue } = services;
  const router = Router();

  router.get('/produkt/:id.png', async (req, res) => {
    const { products } = await services.catalogue.current();
    const product = products.get(Number(req.params.id));
    if (!product) throw new AppError('NOT_FOUND');
    await sendPng(req, res, product.drawing, FOR_MINUTES);
  });
  router.get('/produkt/:file', productDrawings(services));

  router.get('/rodzina/:file', (req, res) => {
    const category = req.params.file.replace(/\.svg$/, '');
    if (!isCategory(category)) throw new AppError('NOT_FOUND');
    const drawn = drawProduct(familySettings(category), { dimensions: false, scene: true });
    sendCached(req, res, svgAnswer(drawn, FOR_MINUTES));
  });

  router.get('/tkanina/:file', (req, res) => {
    const fabric = findFabric(req.params.file.replace(/\.svg$/, ''));
    if (!fabric) throw new AppError('NOT_FOUND');
    sendCached(req, res, svgAnswer(drawSwatch(fabric), FOR_A_DAY));
  });

  router.get('/start/:category/:file', async (req, res) => {
    const { category, file } = req.params;
    if (!isCategory(category)) throw new AppError('NOT_FOUND');
    const sizes = { width: sizeOf(req.query['width']), depth: sizeOf(req.query['depth']) };
    const snapshot = await services.catalogue.current();
    const code = file.replace(EXTENSION, '');
    const settings = startingConfiguration(snapshot, category, code, sizes);
    if (!settings) throw new AppError('NOT_FOUND');
    if (file.endsWith('.png')) return sendPng(req, res, settings, FOR_MINUTES);
    const drawn = drawProduct(settings, { dimensions: false, scene: true });
    sendCached(req, res, svgAnswer(drawn, FOR_MINUTES));
  });

  router.get('/konfiguracja/:file', async (req, res) => {
    const { settings, product } = await savedConfiguration(req.params.file);
    if (!isMadeToMeasure(settings.category)) return redirectToPicture(services, product.id, res);
    if (req.params.file.endsWith('.png')) return sendPng(req, res, settings, FOR_EVER);
    const drawn = drawProduct(settings, { dimensions: true, scene: true });
    sendCached(req, res, svgAnswer(drawn, FOR_EVER));
  });

  router.get('/kod/:file', async (req, res) => {
    const { id } = await savedConfiguration(req.params.file);
    const picture = qrPicture(`${env.PUBLIC_URL}${withSun(shortPath(id), req.query['sun'])}`);
    sendCached(req, res, svgAnswer(picture, FOR_EVER));
  });
  return router;

  async function savedConfiguration(file: string): Promise<SavedConfiguration> {
    const saved = await findConfiguration(orm.em.fork(), file.replace(EXTENSION, ''));
    if (!saved) throw new AppError('NOT_FOUND');
    return saved;
  }

  /** PNG for previews of shared links, which show no SVG. */
  async function sendPng(
    req: Request,
    res: Response,
    settings: Configuration,
    cacheControl: string,
  ): Promise<void> {
    const draw = () => drawnPicture(settings, SHARED_WIDTH);
    const png = isDrawn(settings, SHARED_WIDTH)
      ? await draw()
      : await drawingQueue.make(clientAddressOf(req), draw);
    res.set('Cache-Control', cacheControl).type('png').send(png);
  }
}

/** A size in cm from the query of an address; null for anything else, so that the starting point's own is drawn. */
function sizeOf(text: unknown): number | null {
  return typeof text === 'string' && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

/** /rysunki/produkt/<id>.svg and <id>-<kind>.svg; kept in memory as long as the catalogue stays the same. */
function productDrawings({ catalogue, readCache }: Services): RequestHandler<{ file: string }> {
  return async (req, res) => {
    const [, id, kind = ''] = /^(\d{1,9})(?:-([a-z]{1,20}))?\.svg$/.exec(req.params.file) ?? [];
    const { version } = readCache;
    const key = `drawing ${id}-${kind}`;
    const cached = readCache.get(version, key);
    if (cached) return sendCached(req, res, cached);
    const drawn = drawingOf(await catalogue.current(), Number(id), kind);
    if (!drawn) throw new AppError('NOT_FOUND');
    const picture = svgAnswer(drawn, FOR_MINUTES);
    readCache.set(version, key, picture);
    sendCached(req, res, picture);
  };
}

/** Encodes a drawing as a cacheable SVG response. */
export function svgAnswer(picture: SvgNode, cacheControl: string): CachedAnswer {
  const contentType = 'image/svg+xml; charset=utf-8';
  return new CachedAnswer(Buffer.from(renderSvg(picture)), 200, contentType, cacheControl);
}
