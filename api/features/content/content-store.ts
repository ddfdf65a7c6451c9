import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../../shared/env/env.js';
import { PROJECT_ROOT } from '../../shared/project-files.js';
import { periodsInWords } from './retention-periods.js';
import { addressOf } from '../../shared/address.js';
import { companyOf, creditOf, termsInWords } from './company.js';
import { guaranteeNotice } from './guarantee-notice.js';
import { type PictureStore, onlyAt } from '../pictures/picture-store.js';
import type { UploadedPictures } from '../pictures/uploaded-pictures.js';
import type { Article, Company, TextPage } from './content.payloads.js';
import { type ShownPage, type WrittenPage, pageContent } from './pages/page-content.js';
import { renderBlock, renderText } from './render-text.js';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { CATEGORIES } from '#engine/goods/families/categories';
import { typeset } from '#engine/locale/typeset';
import { creditSentence } from '#engine/trade/shop/credit';

/** Stands in a text for a fact that is not configured. */
const GAP = '(jeszcze nie podano)';

/** The pages that staff have published, by slug. */
type PublishedPages = ReadonlyMap<string, WrittenPage>;

/** Returns a function that gives the texts of the site, made anew when settings or published pages have changed. */
export function followContent(
  current: () => { readonly env: Env; readonly pages: PublishedPages },
  pictures: PictureStore,
  uploads: Pick<UploadedPictures, 'findLogo'>,
): () => ContentStore {
  let made: { env: Env; pages: PublishedPages; store: ContentStore } | null = null;
  return () => {
    const { env, pages } = current();
    if (made?.env !== env || made.pages !== pages)
      made = { env, pages, store: new ContentStore(env, pictures, pages, uploads) };
    return made.store;
  };
}

/**
 * The texts of the site: articles and pages from Markdown files with front matter, and pages that staff have published
 * in their place. Each is rendered and sanitised once.
 */
export class ContentStore {
  readonly company: Company;
  /** Newest first. */
  readonly articles: readonly Article[];
  /** As in the files, by slug. */
  readonly writtenPages: ReadonlyMap<string, WrittenPage>;
  private readonly shown: ReadonlyMap<string, ShownPage>;
  private readonly pages: ReadonlyMap<string, TextPage>;

  constructor(
    private readonly env: Env,
    private readonly pictures: PictureStore,
    published: PublishedPages = new Map(),
    uploads?: Pick<UploadedPictures, 'findLogo'>,
    directory = join(PROJECT_ROOT, 'content'),
  ) {
    this.company = companyOf(env, (name) => uploads?.findLogo(name) ?? null);
    this.articles = readFolder(join(directory, 'articles'))
      .map((file) => this.article(file))
      .sort((a, b) => b.date.getTime() - a.date.getTime());
    const pages = readFolder(join(directory, 'pages')).map(readPage);
    this.writtenPages = new Map(pages.map((page) => [page.slug, page]));
    this.shown = new Map(
      pages.map((page) => [page.slug, this.showPage(published.get(page.slug) ?? page)]),
    );
    this.pages = new Map([...this.shown].map(([slug, page]) => [slug, this.render(page)]));
  }

  findArticle(id: string): Article | null {
    return this.articles.find((article) => article.id === id) ?? null;
  }

  findPage(slug: string): TextPage | null {
    return this.pages.get(slug) ?? null;
  }

  /** A page with the shop's facts filled in, as it is written. */
  shownPage(slug: string): ShownPage | null {
    return this.shown.get(slug) ?? null;
  }

  get textPages(): TextPage[] {
    return [...this.pages.values()];
  }

  get pageSlugs(): string[] {
    return [...this.pages.keys()];
  }

  /** A page with the shop's facts in place of its placeholders. */
  showPage({ slug, updatedAt, content }: WrittenPage): ShownPage {
    const filled = this.fillInAll(content);
    const sha256 = createHash('sha256').update(JSON.stringify([slug, filled])).digest('hex');
    return { slug, updatedAt, sha256, content: filled };
  }

  /** A page as visitors read it. */
  render({ slug, updatedAt, sha256, content }: ShownPage): TextPage {
    return {
      slug,
      updatedAt,
      sha256,
      title: typeset(content.title),
      description: typeset(content.description),
      blocks: content.blocks.map(renderBlock),
      ...renderText(content.body),
    };
  }

  /** Fills in the placeholders in all texts of a value; the rest stays. */
  private fillInAll<Value>(value: Value): Value {
    if (typeof value === 'string') return this.fillIn(value) as Value;
    if (Array.isArray(value)) return value.map((item) => this.fillInAll(item)) as Value;
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value).map(([name, part]) => [name, this.fillInAll(part)]);
    return Object.fromEntries(entries) as Value;
  }

  /** The first placeholder in a text of a page that the shop does not know; null where it knows all. */
  unknownPlaceholder(content: unknown): string | null {
    return /\{\{.*?\}\}/.exec(this.fillIn(JSON.stringify(content)))?.[0] ?? null;
  }

  private article(file: string): Article {
    const { matter, body } = splitText(file);
    const { image, ...article } = articleFrontMatter.parse(matter);
    const picture = this.pictures.find(`artykul-${article.id}`) ?? onlyAt(image, article.title);
    // The demo's authors are invented.
    const author = this.env.DEMO ? article.author : this.company.name;
    return { ...article, author, imageUrl: picture.url, picture, ...renderText(this.fillIn(body)) };
  }

  /**
   * Fills in placeholders such as `{{company.name}}`, `{{families}}` (their number), `{{retention}}` and `{{credit}}`
   * (instalments, if they are offered), whose values are the same in all texts.
   */
  private fillIn(markdown: string): string {
    const { company } = this;
    const values: Record<string, string | null> = {
      name: company.name,
      phone: company.phone,
      email: company.email,
      nip: company.nip,
      emergencyPhone: company.emergencyPhone,
      hours: company.openingHours
        .map(({ label, hours }) => `${label.toLocaleLowerCase('pl')} ${hours}`)
        .join(', ') || null,
      address: addressOf(company),
    };
    const facts: Record<string, Record<string, string | null>> = {
      company: values,
      manufacturer: { ...company.manufacturer },
      terms: termsInWords(this.env),
    };
    return markdown
      .replaceAll('{{families}}', String(CATEGORIES.length))
      .replaceAll('{{retention}}', periodsInWords)
      .replaceAll('{{credit}}', creditSentence(creditOf(this.env)))
      .replaceAll('{{guaranteeNotice}}', guaranteeNotice(this.env))
      .replaceAll(/\{\{(company|manufacturer|terms)\.(\w+)\}\}/g, (placeholder, of: string, key: string) => {
        const fact = facts[of]?.[key];
        return fact === undefined ? placeholder : (fact ?? GAP);
      });
  }
}

function readFolder(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(directory, name), 'utf8'));
}

/** A text with Polish typography, as it is shown. */
const words = z.string().transform(typeset);

const articleFrontMatter = z.object({
  id: z.coerce.string(),
  title: words,
  excerpt: words,
  author: z.string(),
  date: z.coerce.date(),
  category: z.string(),
  tags: z.array(z.string()),
  readTime: z.number().int(),
  image: z.string(),
});

/** A page from its file: the front matter, and the body below it. */
function readPage(file: string): WrittenPage {
  const { matter, body } = splitText(file);
  const { slug, updated, ...content } = pageFile.parse({ ...(matter as object), body: body.trim() });
  return { slug, updatedAt: updated, content };
}

const pageFile = pageContent.extend({ slug: z.string(), updated: z.coerce.date() });

/** Splits a text into its front matter and its body; throws where there is no front matter. */
function splitText(file: string): { matter: unknown; body: string } {
  const [, matter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  if (matter === undefined || body === undefined) throw new Error('a text without front matter');
  return { matter: parseYaml(matter), body };
}
