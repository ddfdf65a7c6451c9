import { type RequestHandler, Router } from 'express';
import { isMadeToMeasure } from '#engine/goods/families/categories';
import type { Services } from '../../../request/services.js';
import { findConfiguration } from './configuration.service.js';
import { idOfCode, withSun } from './short-link.js';

/** /k/<code>: redirects to the saved configuration; an unknown code falls through to the page of status 404. */
export function shortLinks({ orm }: Services): RequestHandler {
  return Router().get(/^\/k\/([\w-]+)$/, async (req, res, next) => {
    const id = idOfCode(req.params[0] ?? '');
    if (!id) return next();
    const saved = await findConfiguration(orm.em.fork(), id);
    if (!saved) return next();
    if (!isMadeToMeasure(saved.settings.category))
      return res.redirect(302, `/produkt/${saved.product.id}`);
    const path = `/konfigurator/${saved.settings.category}?configuration=${id}`;
    res.redirect(302, withSun(path, req.query['sun'], '&'));
  });
}
