import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../../shared/env/env.js';
import { PROJECT_ROOT } from '../../shared/project-files.js';
import { periodsInWords } from './retention-periods.js';
import { addressOf } from '../../shared/address.js';
import { companyOf, creditOf, termsInWords } from './company.js';
import { guaranteeNotice } from './guarantee-notice.js';
import { PICTURES_PATH, isOwnPath, nameInAddress } from '../pictures/picture-files.js';
import { type PictureStore, onlyAt } from '../pictures/picture-store.js';
import type { Picture } from '../pictures/picture.payloads.js';
import type { UploadedPictures } from '../pictures/uploaded-pictures.js';
import type { Article, Company, TextPage } from './content.payloads.js';
import { type ShownPage, type WrittenPage, pageContent, writtenBlock } from './pages/page-content.js';
import { renderBlock, renderText } from './render-text.js';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { CATEGORIES } from '#engine/goods/families/categories';
import { readRedirects } from '#engine/trade/content/redirects';
import { FIXED_PATHS, REDIRECTS, TEXT_KINDS, pathOfText, textKindOf } from '#engine/trade/content/texts';
import { typeset } from '#engine/locale/typeset';
import { creditSentence } from '#engine/trade/shop/credit';

/** Stands in a text for a fact that is not configured. */
const GAP = '(jeszcze nie podano)';

/** The texts that staff have published, by slug. */
type PublishedPages = ReadonlyMap<string, WrittenPage>;

/** Returns a function that gives the texts of the site, made anew when settings or published pages have changed. */
export function followContent(
  current: () => { readonly env: Env; readonly pages: PublishedPages },
  pictures: PictureStore,
  uploads: Uploads,
): () => ContentStore {
  let made: { env: Env; pages: PublishedPages; store: ContentStore } | null = null;
  return () => {
    const { env, pages } = current();
    if (made?.env !== env || made.pages !== pages)
      made = { env, pages, store: new ContentStore(env, pictures, pages, uploads) };
    return made.store;
  };
}

/** What the store needs of uploaded pictures. */
type Uploads = Pick<UploadedPictures, 'findLogo' | 'findSync'>;

/**
 * The texts of the site: articles and pages from Markdown files with front matter, and those that staff have published,
 * also in their place. Each is rendered and sanitised once.
 */
export class ContentStore {
  readonly company: Company;
  /** Newest first. */
  readonly articles: readonly Article[];
  /** As in the files, by slug. */
  readonly writtenPages: ReadonlyMap<string, WrittenPage>;
  private readonly shown: ReadonlyMap<string, ShownPage>;
  private readonly pages: ReadonlyMap<string, TextPage>;
  private readonly redirects: ReadonlyMap<string, string>;

  constructor(
    private readonly env: Env,
    private readonly pictures: PictureStore,
    published: PublishedPages = new Map(),
    private readonly uploads?: Uploads,
    directory = join(PROJECT_ROOT, 'content'),
  ) {
    this.company = companyOf(env, (name) => uploads?.findLogo(name) ?? null);
    const delivered = [
      ...readFolder(join(directory, 'pages')).map((file) => readPage(file, env.DEMO)),
      ...readFolder(join(directory, 'articles')).map((file) => this.readArticle(file)),
    ];
    this.writtenPages = new Map(delivered.map((page) => [page.slug, page]));
    const inForce = new Map([...this.writtenPages, ...published]);
    const shown = [...inForce.values()]
      .filter(({ content }) => !content.isWithdrawn)
      .map((page) => this.showPage(page));
    this.shown = new Map(shown.map((page) => [page.slug, page]));
    this.articles = shown
      .flatMap((page) => this.renderArticle(page))
      .sort((a, b) => b.date.getTime() - a.date.getTime() || b.id.localeCompare(a.id, 'pl'));
    const pages = shown.filter(({ slug }) => !['article', 'redirects'].includes(textKindOf(slug)));
    this.pages = new Map(pages.map((page) => [page.slug, this.render(page)]));
    this.redirects = readRedirects(this.shown.get(REDIRECTS)?.content.body ?? '');
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

  /** The pages that are nothing but a text: not the home page and what else stands at a fixed address. */
  get textPages(): TextPage[] {
    return [...this.pages.values()].filter(({ slug }) => !FIXED_PATHS.has(pathOfText(slug) ?? '/'));
  }

  /** The pages by staff that the footer links to. */
  get footerPages(): TextPage[] {
    return [...this.pages.values()].filter(({ slug }) => this.shown.get(slug)?.content.inFooter);
  }

  /** Whether a text or a page at a fixed address stands at a path. */
  hasPage(path: string): boolean {
    return FIXED_PATHS.has(path) || (this.shown.has(path.slice(1)) && path !== `/${REDIRECTS}`);
  }

  /** Where a page that is no longer at this path has moved; null where staff have said nothing of it. */
  movedTo(path: string): string | null {
    return this.redirects.get(path.replace(/(.)\/+$/, '$1')) ?? null;
  }

  /** Whether an address is that of a picture or drawing of the shop. */
  hasPicture(address: string): boolean {
    return this.pictures.at(address) !== null || this.uploaded(address) !== null || isDrawing(address);
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

  /** An article from its file. Outside the demo its author, who is invented, is left out. */
  private readArticle(file: string): WrittenPage {
    const { matter, body } = splitText(file);
    const { id, title, excerpt, date, image, author, ...details } = articleFile.parse(matter);
    const article = {
      ...details,
      date,
      author: this.env.DEMO ? author : '',
      picture: this.pictures.find(`artykul-${id}`) ? `${PICTURES_PATH}/artykul-${id}` : image,
    };
    const content = { title, description: excerpt, blocks: [], body: body.trim(), article };
    return {
      slug: `${TEXT_KINDS.article.prefix}${id}`,
      updatedAt: new Date(date),
      content: pageContent.parse(content),
    };
  }

  /** The article that a text is; none where it is no article. */
  private renderArticle({ slug, content }: ShownPage): Article[] {
    if (textKindOf(slug) !== 'article' || !content.article) return [];
    const { author, date, picture: address, ...details } = content.article;
    const title = typeset(content.title);
    const picture = this.pictures.at(address) ?? this.uploaded(address, title) ?? onlyAt(address, title);
    const rendered = renderText(content.body);
    return [
      {
        ...details,
        id: slug.slice(TEXT_KINDS.article.prefix.length),
        title,
        excerpt: typeset(content.description),
        author: author || this.company.name,
        date: new Date(date),
        readTime: minutesToRead(content.body),
        imageUrl: picture.url,
        picture,
        ...rendered,
      },
    ];
  }

  private uploaded(address: string, alt = ''): Picture | null {
    const name = nameInAddress(address);
    const files = name === null ? null : this.uploads?.findSync(name);
    return name !== null && files ? this.pictures.show(name, { ...files, alt }) : null;
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

const WORDS_A_MINUTE = 130;

const minutesToRead = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).length / WORDS_A_MINUTE));

const isDrawing = (address: string): boolean => address.startsWith('/rysunki/') && isOwnPath(address);

const articleFile = z.object({
  id: z.coerce.string(),
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  date: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  image: z.string(),
});

/** A page from its file: the front matter, and the body below it. What is invented for the demo stands there only. */
function readPage(file: string, isDemo: boolean): WrittenPage {
  const { matter, body } = splitText(file);
  const { slug, updated, blocks, ...rest } = pageFile.parse({
    ...(matter as object),
    body: body.trim(),
  });
  const shown = blocks.filter(({ demo }) => isDemo || !demo);
  return { slug, updatedAt: updated, content: pageContent.parse({ ...rest, blocks: shown }) };
}

const pageFile = pageContent.extend({
  slug: z.string(),
  updated: z.coerce.date(),
  /** `demo` marks what belongs to the demo brand: invented customers, figures, history. */
  blocks: z.array(writtenBlock.extend({ demo: z.boolean().default(false) })).default([]),
});

/** Splits a text into its front matter and its body; throws where there is no front matter. */
function splitText(file: string): { matter: unknown; body: string } {
  const [, matter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  if (matter === undefined || body === undefined) throw new Error('a text without front matter');
  return { matter: parseYaml(matter), body };
}
