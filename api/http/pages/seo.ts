import { type RequestHandler, type Response, Router } from 'express';
import type { Services } from '../../request/services.js';
import { llmsText } from './llms.js';
import { productFeed } from './product-feed.js';
import { webManifest } from './web-manifest.js';
import { sitemapEntries, writeSitemap } from './sitemap.js';

/** What is no page. Pages that are not to be found say `noindex`, which crawlers must be allowed to read. */
const NOT_CRAWLED = ['/api/', '/graphql', '/modele/', '/k/'];

/** robots.txt, llms.txt, sitemap.xml, the manifest of the app and the product feed for Google Merchant. */
export function searchEngines({ env, catalogue, content, pictures }: Services): Router {
  const router = Router();

  router.get('/robots.txt', (_req, res) => {
    const rules = NOT_CRAWLED.map((path) => `Disallow: ${path}`);
    res
      .type('text')
      .send(
        [
          'User-agent: *',
          ...rules,
          'Allow: /api/docs/',
          `Sitemap: ${env.PUBLIC_URL}/sitemap.xml`,
          '',
        ].join('\n'),
      );
  });

  router.get('/manifest.webmanifest', (_req, res) => {
    res.type('application/manifest+json').json(webManifest(content.company));
  });

  router.get('/llms.txt', (_req, res) => {
    res.type('text').send(llmsText(content, env.PUBLIC_URL));
  });

  router.get('/feed/google.xml', async (_req, res) => {
    const snapshot = await catalogue.current();
    const { company } = content;
    const feed = productFeed({ snapshot, pictures, company, origin: env.PUBLIC_URL });
    res.type('application/xml').send(feed);
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
