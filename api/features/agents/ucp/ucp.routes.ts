import { type RequestHandler, Router } from 'express';
import type { Services } from '../../../request/services.js';
import { findItems, shopWindow } from '../items.js';
import { PERMALINK_PATH, ucpProfile } from './profile.js';

/** The UCP profile of the shop, and permalinks to goods. */
export function ucp(services: Services): Router {
  return Router()
    .get('/.well-known/ucp', (_req, res) => {
      res.set('Cache-Control', 'public, max-age=300').json(ucpProfile(services.env));
    })
    .get([PERMALINK_PATH, `${PERMALINK_PATH}/:items`], permalink(services));
}

/**
 * /kup/<id>:<quantity>: redirects a browser to where the item is chosen and ordered, with the parameters of a
 * campaign. It stores and orders nothing. Several items, unknown ones and unreadable addresses lead to `continue_to`,
 * else to all products.
 */
function permalink(services: Services): RequestHandler<{ items?: string }> {
  return async (req, res) => {
    const { PUBLIC_URL } = services.env;
    const [id, ...others] = idsIn(req.params.items ?? '');
    const path = id !== undefined && others.length === 0 ? await pathOfItem(services, id) : null;
    const wanted = ownPath(req.query['continue_to'], PUBLIC_URL);
    const to = new URL(wanted ?? path ?? '/produkty', PUBLIC_URL);
    for (const [name, value] of Object.entries(req.query))
      if (name.startsWith('utm_') && typeof value === 'string') to.searchParams.set(name, value);
    res
      .set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
      .redirect(303, `${to.pathname}${to.search}`);
  };
}

const PAIR = /^(?:([\w.-]{1,100})|~([\w-]{1,200})):[1-9]\d{0,3}$/;

/** The ids in "<id>:<quantity>,…"; those that hold other characters are base64url after a "~". None where one is unreadable. */
function idsIn(items: string): string[] {
  const pairs = items.split(',').map((pair) => PAIR.exec(pair));
  if (pairs.includes(null)) return [];
  return pairs.map(
    (pair) => pair?.[1] ?? Buffer.from(pair?.[2] ?? '', 'base64url').toString('utf8'),
  );
}

async function pathOfItem(services: Services, id: string): Promise<string | null> {
  const [item] = findItems(await shopWindow(services), id) ?? [];
  if (!item) return null;
  return item.id === id ? item.path : `/produkt/${item.product.id}`;
}

/** A path within the shop, from an address that anybody may have written; null for any other text. */
function ownPath(text: unknown, origin: string): string | null {
  if (typeof text !== 'string' || !/^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(text)) return null;
  const url = new URL(text, origin);
  return url.origin === new URL(origin).origin ? url.pathname + url.search : null;
}
