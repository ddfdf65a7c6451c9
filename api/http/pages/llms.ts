import { CATEGORIES, cardOf } from '#engine/goods/families/categories';
import { upperFirst } from '#engine/locale/upper-first';
import { SITE_PAGES, configuratorPage, measuringPage } from '#engine/trade/shop/site-pages';
import { joinFacts } from '../../shared/address.js';
import type { ContentStore } from '../../features/content/content-store.js';

interface Entry {
  path: string;
  title: string;
  description: string;
}

/** /llms.txt: what the shop is and where a language model finds what it asks for, as Markdown. */
export function llmsText({ company, articles, textPages }: ContentStore, origin: string): string {
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
        path: '/feed/google.xml',
        title: 'Plik produktowy',
        description: 'gotowe konfiguracje z ceną',
      },
      { path: '/sitemap.xml', title: 'Mapa strony', description: 'wszystkie adresy' },
    ]),
    '',
  ].join('\n');
}
