import { type Request, type RequestHandler, type Response, Router } from 'express';
import { CATEGORIES } from '../engine/categories.js';
import type { Services } from './context.js';

const STATIC_PATHS = ['/', '/produkty', '/o-nas', '/kontakt', '/blog', '/wycena'];
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
];

/** robots.txt and sitemap.xml. */
export function searchEngines({ env, catalogue, content }: Services): Router {
  const router = Router();

  router.get('/robots.txt', (_req, res) => {
    const rules = PRIVATE_PATHS.map((path) => `Disallow: ${path}`);
    res
      .type('text')
      .send(['User-agent: *', ...rules, `Sitemap: ${env.PUBLIC_URL}/sitemap.xml`, ''].join('\n'));
  });

  const sitemap: RequestHandler = async (_req: Request, res: Response) => {
    const { products } = await catalogue.current();
    const paths = [
      ...STATIC_PATHS,
      ...content.pageSlugs.map((slug) => `/${slug}`),
      ...CATEGORIES.flatMap((category) => [`/produkty/${category}`, `/konfigurator/${category}`]),
      ...[...products.values()]
        .filter(({ archived }) => !archived)
        .map(({ id }) => `/produkt/${id}`),
      ...content.articles.map(({ id }) => `/blog/${id}`),
    ];
    const urls = paths.map((path) => `<url><loc>${env.PUBLIC_URL}${path}</loc></url>`);
    res
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      );
  };
  router.get('/sitemap.xml', sitemap);
  return router;
}
