import { type RequestHandler, type Response, Router } from 'express';
import type { Services } from '../../request/services.js';
import { sitemapEntries, writeSitemap } from './sitemap.js';

const PRIVATE_PATHS = [
  '/admin',
  '/api',
  '/graphql',
  '/koszyk',
  '/zamowienie',
  '/oferta',
  '/modele',
  '/k/',
  '/logowanie',
  '/haslo',
  '/newsletter',
];

/** robots.txt and sitemap.xml. */
export function searchEngines({ env, catalogue, content, pictures }: Services): Router {
  const router = Router();

  router.get('/robots.txt', (_req, res) => {
    const rules = PRIVATE_PATHS.map((path) => `Disallow: ${path}`);
    res
      .type('text')
      .send(['User-agent: *', ...rules, `Sitemap: ${env.PUBLIC_URL}/sitemap.xml`, ''].join('\n'));
  });

  const sitemap: RequestHandler = async (_req, res: Response) => {
    const { products } = await catalogue.current();
    const shown = [...products.values()].filter(({ archivedAt }) => !archivedAt);
    const entries = sitemapEntries(shown, content, pictures);
    res.type('application/xml').send(writeSitemap(entries, env.PUBLIC_URL));
  };
  router.get('/sitemap.xml', sitemap);
  return router;
}
