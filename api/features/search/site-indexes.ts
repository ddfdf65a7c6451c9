import { coloursInWords } from '#engine/goods/configuration/colours';
import { isMadeWith } from '#engine/goods/fabrics/fabric-filter';
import { FABRICS, type Fabric, fabricFacts } from '#engine/goods/fabrics/fabrics';
import { CATEGORIES, cardOf } from '#engine/goods/families/categories';
import { SITE_PAGES, configuratorPage, measuringPage } from '#engine/trade/shop/site-pages';
import { oncePer } from '../../shared/once-per.js';
import { type Sentence, sentencesIn } from '../../shared/text-search/excerpt.js';
import { TextIndex, type WeightedText } from '../../shared/text-search/text-index.js';
import type { ContentStore } from '../content/content-store.js';
import type { Article, TextPage } from '../content/content.payloads.js';
import type { FoundPage } from './search.inputs.js';

/** Documents and the index of their words, which identifies them by their position in the list. */
interface Indexed<T> {
  readonly all: readonly T[];
  readonly index: TextIndex;
}

/** The searchable content of the shop besides its products. */
interface SiteIndexes {
  readonly articles: Indexed<Article>;
  readonly pages: Indexed<FoundPage>;
  readonly fabrics: Indexed<Fabric>;
  /** The sentences of articles and pages, by path. */
  readonly prose: ReadonlyMap<string, readonly Sentence[]>;
}

/** The indexes of a store, built once: its texts do not change while the process runs. */
export const siteIndexes = oncePer((content: ContentStore): SiteIndexes => ({
  articles: indexed(content.articles, textsOfArticle),
  pages: pagesOf(content),
  fabrics: indexed(FABRICS, textsOfFabric),
  prose: proseByPath(content),
}));

const indexed = <T>(all: readonly T[], textsOf: (one: T) => WeightedText[]): Indexed<T> => ({
  all,
  index: new TextIndex(all.map(textsOf)),
});

/** The pages that have no long text. */
const SHORT_PAGES: readonly FoundPage[] = [
  ...Object.values(SITE_PAGES),
  ...CATEGORIES.map(configuratorPage),
  ...CATEGORIES.map(measuringPage),
];

function pagesOf({ textPages }: ContentStore): Indexed<FoundPage> {
  const long = textPages.map(({ slug, title, description }) => ({
    path: `/${slug}`,
    title,
    description,
  }));
  return {
    all: [...long, ...SHORT_PAGES],
    index: new TextIndex([...textPages.map(textsOfPage), ...SHORT_PAGES.map(textsOfTitle)]),
  };
}

const textsOfTitle = ({ title, description }: Omit<FoundPage, 'path'>): WeightedText[] => [
  { text: title, weight: 8 },
  { text: description, weight: 3 },
];

function textsOfPage(page: TextPage): WeightedText[] {
  return [
    ...textsOfTitle(page),
    ...page.sections.map(({ title }) => ({ text: title, weight: 4 })),
    ...rowsOf(page).flatMap(({ heading, text, textHtml }) => [
      { text: heading, weight: textHtml === null ? 2 : 4 },
      textHtml === null
        ? { text: text ?? '', weight: 2 }
        : { text: withoutTags(textHtml), weight: 1 },
    ]),
    { text: withoutTags(page.contentHtml), weight: 1 },
  ];
}

const rowsOf = ({ blocks }: TextPage) => blocks.flatMap(({ rows }) => rows);

const textsOfArticle = (article: Article): WeightedText[] => [
  { text: article.title, weight: 8 },
  { text: `${article.category} ${article.tags.join(' ')}`, weight: 6 },
  { text: article.excerpt, weight: 4 },
  ...article.sections.map(({ title }) => ({ text: title, weight: 3 })),
  { text: withoutTags(article.contentHtml), weight: 1 },
];

function textsOfFabric(fabric: Fabric): WeightedText[] {
  const { collection, name, color } = fabric;
  const families = CATEGORIES.filter((category) => isMadeWith(category, collection));
  return [
    { text: `${name} tkanina`, weight: 8 },
    { text: coloursInWords([color]), weight: 6 },
    { text: families.map((category) => cardOf(category).label).join(' '), weight: 4 },
    { text: `${collection.kind} ${collection.composition} ${collection.weaveLabel}`, weight: 3 },
    { text: `${fabricFacts(fabric)} ${collection.description}`, weight: 2 },
  ];
}

function proseByPath({ articles, textPages }: ContentStore): SiteIndexes['prose'] {
  const texts: [string, string[]][] = [
    ...articles.map(({ id, excerpt, contentHtml }): [string, string[]] => [
      `/blog/${id}`,
      [excerpt, paragraphsOf(contentHtml)],
    ]),
    ...textPages.map((page): [string, string[]] => [
      `/${page.slug}`,
      [
        page.description,
        ...rowsOf(page).flatMap(({ textHtml }) => textHtml ?? []),
        page.contentHtml,
      ].map(paragraphsOf),
    ]),
    ...SHORT_PAGES.map(({ path, description }): [string, string[]] => [path, [description]]),
  ];
  return new Map(texts.map(([path, each]) => [path, sentencesIn(each)]));
}

/** Sanitised HTML without its tags and entities. */
const withoutTags = (html: string): string => html.replaceAll(/<[^>]*>|&\w+;/g, ' ');

/** The text of sanitised HTML without headings, tables and code, each paragraph and entry of a list on a line. */
const paragraphsOf = (html: string): string =>
  html
    .replaceAll(/<(h\d|table|pre)\b.*?<\/\1>|<\/?(?:p|li|br)\b[^>]*>/gs, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&\w+;/g, ' ');
