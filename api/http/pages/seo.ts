import { type RequestHandler, type Response, Router } from 'express';
import { ACCESSORIES, CATEGORIES, cardOf } from '#engine/goods/families/categories';
import { upperFirst } from '#engine/locale/text';
import { SITE_PAGES, configuratorPage, measuringPage } from '#engine/trade/shop/site-pages';
import { shopWindow } from '../../features/agents/items.js';
import { readAccessoryCategories } from '../../features/catalogue/accessories/accessory-categories.js';
import type { ContentStore } from '../../features/content/content-store.js';
import type { Company } from '../../features/content/content.payloads.js';
import type { Services } from '../../request/services.js';
import { joinFacts } from '../../shared/address.js';
import { googleFeed, openAiFeed } from './product-feed.js';
import { sitemapEntries, writeSitemap } from './sitemap.js';

/** What is no page. Pages that are not to be found say `noindex`, which crawlers must be allowed to read. */
const NOT_CRAWLED = ['/api/', '/graphql', '/mcp', '/modele/', '/k/', '/kup/'];

/** robots.txt, llms.txt, sitemap.xml, the manifests of the two apps and the product feeds. */
export function searchEngines(services: Services): Router {
  const { env, catalogue, pictures } = services;
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
    res.type('application/manifest+json').json(webManifest(services.content.company));
  });

  router.get('/teren/manifest.webmanifest', (_req, res) => {
    res.type('application/manifest+json').json(fieldManifest(services.content.company));
  });

  router.get('/llms.txt', (_req, res) => {
    res.type('text').send(llmsText(services.content, env.PUBLIC_URL));
  });

  router.get('/feed/google.xml', async (_req, res) => {
    res.type('application/xml').send(googleFeed(await shopWindow(services)));
  });

  router.get('/feed/openai.jsonl', async (_req, res) => {
    res.type('application/jsonl').send(openAiFeed(await shopWindow(services)));
  });

  const sitemap: RequestHandler = async (_req, res: Response) => {
    const { products } = await catalogue.current();
    const shown = [...products.values()].filter(({ archivedAt }) => !archivedAt);
    const accessories = await readAccessoryCategories(services.orm.em.fork());
    const entries = sitemapEntries(shown, services.content, pictures, accessories);
    res.type('application/xml').send(writeSitemap(entries, env.PUBLIC_URL));
  };
  router.get('/sitemap.xml', sitemap);
  return router;
}

const PAPER = '#faf7f1';

/** What the manifests of both apps say. */
const APP = {
  lang: 'pl',
  dir: 'ltr',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** The manifest by which the phones of the crews install their page as an app. */
const fieldManifest = ({ name }: Company): object => ({
  ...APP,
  id: '/teren',
  name: `${name} – teren`,
  short_name: 'Teren',
  description: 'Wizyty dnia, protokoły i podpisy: także bez zasięgu.',
  start_url: '/teren',
  scope: '/teren',
});

/** The manifest by which browsers install the shop as an app. */
const webManifest = ({ name, tagline }: Company): object => ({
  ...APP,
  id: '/',
  name: `${name} – ${tagline}`,
  short_name: name,
  description: 'Osłony przeciwsłoneczne na wymiar: konfigurator z ceną online.',
  start_url: '/',
  scope: '/',
  categories: ['shopping', 'lifestyle'],
  shortcuts: [
    { name: 'Konfigurator', url: '/konfigurator' },
    { name: 'Koszyk', url: '/koszyk' },
  ],
});

interface Entry {
  path: string;
  title: string;
  description: string;
}

/** /llms.txt: what the shop is and where a language model finds what it asks for, as Markdown. */
function llmsText({ company, articles, textPages }: ContentStore, origin: string): string {
  const { name, tagline, phone, email } = company;
  const contact = joinFacts([phone && `telefon ${phone}`, email && `e-mail ${email}`]);
  const list = (entries: readonly Entry[]) =>
    entries.map(({ path, title, description }) => `- [${title}](${origin}${path}): ${description}`);
  const families = CATEGORIES.map((category) => {
    const { label: title, introduction: description } = cardOf(category);
    return { path: `/produkty/${category}`, title, description };
  });
  const texts = textPages.map(({ slug, ...page }) => ({ path: `/${slug}`, ...page }));
  const guides = articles.map(({ id, title, excerpt }) => ({
    path: `/blog/${id}`,
    title,
    description: excerpt,
  }));
  return [
    `# ${name}`,
    '',
    `> ${upperFirst(tagline)}. Polski sklep z osłonami przeciwsłonecznymi na wymiar: pełna cena online z VAT, rysunek w skali, montaż i serwis.${contact && ` ${upperFirst(contact)}.`}`,
    '',
    '## Produkty',
    ...list(families),
    ...list([
      {
        path: '/akcesoria',
        title: cardOf(ACCESSORIES).label,
        description: cardOf(ACCESSORIES).introduction,
      },
    ]),
    '',
    '## Konfigurator i pomiar',
    ...list([...CATEGORIES.map(configuratorPage), ...CATEGORIES.map(measuringPage)]),
    '',
    '## Wybór, wycena, kontakt',
    ...list(Object.values(SITE_PAGES)),
    '',
    '## Usługi i zasady',
    ...list(texts),
    '',
    '## Poradniki',
    ...list(guides),
    '',
    '## Dla programów',
    ...list([
      {
        path: '/api/docs',
        title: 'REST API',
        description: 'katalog, konfiguracja, cena, koszyk i zamówienie',
      },
      {
        path: '/api/openapi.json',
        title: 'OpenAPI 3.1',
        description: 'opis REST API dla programów',
      },
      { path: '/graphql', title: 'GraphQL', description: 'te same dane i wyszukiwarka `search`' },
      {
        path: '/mcp',
        title: 'MCP',
        description:
          'narzędzia dla asystentów: wyszukiwanie, cena, cień, pomiar i link do konfiguracji',
      },
      {
        path: '/.well-known/ucp',
        title: 'UCP',
        description: 'profil sklepu: katalog dla agentów zakupowych',
      },
      {
        path: '/feed/openai.jsonl',
        title: 'Plik produktowy JSONL',
        description: 'te same konfiguracje i ceny, po jednej w wierszu',
      },
      {
        path: '/feed/google.xml',
        title: 'Plik produktowy',
        description: 'gotowe konfiguracje z ceną',
      },
      { path: '/sitemap.xml', title: 'Mapa strony', description: 'wszystkie adresy' },
    ]),
    '',
  ].join('\n');
}
