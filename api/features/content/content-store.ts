import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../../shared/env/env.js';
import { PROJECT_ROOT } from '../../shared/project-files.js';
import { periodsInWords } from './retention-periods.js';
import { addressOf } from '../../shared/address.js';
import { companyOf, creditOf, guaranteesOf } from './company.js';
import { guaranteeNotice } from './guarantee-notice.js';
import { type PictureStore, onlyAt } from '../pictures/picture-store.js';
import type { Article, Company, TextPage } from './content.payloads.js';
import { renderHtml, renderText } from './render-text.js';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { CATEGORIES } from '#engine/goods/families/categories';
import { typeset } from '#engine/locale/typeset';
import { creditSentence } from '#engine/trade/shop/credit';

/** Stands in a text for a fact that is not configured. */
const GAP = '(jeszcze nie podano)';

/** The texts of the site: Markdown files with front matter, read, rendered and sanitised once. */
export class ContentStore {
  readonly company: Company;
  /** Newest first. */
  readonly articles: readonly Article[];
  private readonly pages: ReadonlyMap<string, TextPage>;

  constructor(
    private readonly env: Env,
    private readonly pictures: PictureStore,
    directory = join(PROJECT_ROOT, 'content'),
  ) {
    this.company = companyOf(env);
    this.articles = readFolder(join(directory, 'articles'))
      .map((file) => this.article(file))
      .sort((a, b) => b.date.getTime() - a.date.getTime());
    this.pages = new Map(
      readFolder(join(directory, 'pages')).map((file) => {
        const page = this.page(file);
        return [page.slug, page];
      }),
    );
  }

  findArticle(id: string): Article | null {
    return this.articles.find((article) => article.id === id) ?? null;
  }

  findPage(slug: string): TextPage | null {
    return this.pages.get(slug) ?? null;
  }

  get textPages(): TextPage[] {
    return [...this.pages.values()];
  }

  get pageSlugs(): string[] {
    return [...this.pages.keys()];
  }

  private article(file: string): Article {
    const { matter, body } = splitText(file);
    const { image, ...article } = articleFrontMatter.parse(matter);
    const picture = this.pictures.find(`artykul-${article.id}`) ?? onlyAt(image, article.title);
    return { ...article, imageUrl: picture.url, picture, ...renderText(this.fillIn(body)) };
  }

  private page(file: string): TextPage {
    const { matter, body } = splitText(file);
    const { updated, facts, questions, ...page } = pageFrontMatter.parse(matter);
    return {
      ...page,
      updatedAt: updated,
      facts: facts.map(({ value, label }) => ({ value: typeset(this.fillIn(value)), label })),
      questions: questions.map(({ question, answer }) => ({
        question: typeset(this.fillIn(question)),
        answerHtml: renderHtml(this.fillIn(answer)),
      })),
      ...renderText(this.fillIn(body)),
    };
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
      terms: { ...guaranteesOf(this.env), freeTransport: `${this.env.FREE_TRANSPORT_KM}\u00a0km` },
    };
    return markdown
      .replace('{{families}}', String(CATEGORIES.length))
      .replace('{{retention}}', periodsInWords)
      .replace('{{credit}}', creditSentence(creditOf(this.env)))
      .replace('{{guaranteeNotice}}', guaranteeNotice(this.env))
      .replace(/\{\{(company|manufacturer|terms)\.(\w+)\}\}/g, (placeholder, of: string, key: string) => {
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

const pageFrontMatter = z.object({
  slug: z.string(),
  title: words,
  description: words,
  updated: z.coerce.date(),
  facts: z.array(z.object({ value: words, label: words })).default([]),
  stepsTitle: z.string().nullable().default(null),
  steps: z.array(z.object({ title: words, text: words })).default([]),
  questions: z.array(z.object({ question: words, answer: z.string() })).default([]),
});

/** Splits a text into its front matter and its body; throws where there is no front matter. */
function splitText(file: string): { matter: unknown; body: string } {
  const [, matter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  if (matter === undefined || body === undefined) throw new Error('a text without front matter');
  return { matter: parseYaml(matter), body };
}
