import { type RequestHandler, Router } from 'express';
import type { Services } from '../../../request/services.js';
import { idOfCode, withSun } from './short-link.js';

/** /k/<code>: leads to the saved configuration; what is no code of one is left to the page that is not found. */
export function shortLinks({ pool }: Services): RequestHandler {
  return Router().get(/^\/k\/([\w-]+)$/, async (req, res, next) => {
    const id = idOfCode(req.params[0] ?? '');
    if (!id) return next();
    const { rows } = await pool.query<{ category: string }>(
      `select settings ->> 'category' as category from configuration where id = $1`,
      [id],
    );
    const [row] = rows;
    if (!row) return next();
    const path = `/konfigurator/${row.category}?configuration=${id}`;
    res.redirect(302, withSun(path, req.query['sun'], '&'));
  });
}
