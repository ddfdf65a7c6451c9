import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import type { Env } from '../../env.js';
import { PROJECT_ROOT } from '../../project-root.js';
import { companyOf } from './company.js';
import type { Article, Company, TextPage } from './content.payloads.js';

const articleMatter = z.object({
  id: z.coerce.string(),
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  date: z.coerce.date(),
  category: z.string(),
  tags: z.array(z.string()),
  readTime: z.number().int(),
  image: z.string(),
});

const pageMatter = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  updated: z.coerce.date(),
});

const marked = new Marked({ gfm: true });
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img'],
  allowedAttributes: { ...sanitizeHtml.defaults.allowedAttributes, table: ['tabindex'] },
  // Wide tables scroll on a phone: the keyboard must get there too.
  transformTags: { table: sanitizeHtml.simpleTransform('table', { tabindex: '0' }) },
};

/** The texts of the site: Markdown files with front matter, read, rendered and sanitised once. */
export class ContentStore {
  readonly company: Company;
  /** Newest first. */
  readonly articles: readonly Article[];
  private readonly pages: ReadonlyMap<string, TextPage>;

  constructor(env: Env, directory = join(PROJECT_ROOT, 'content')) {
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

  get pageSlugs(): string[] {
    return [...this.pages.keys()];
  }

  private article(file: string): Article {
    const { matter, body } = split(file);
    const { image, ...article } = articleMatter.parse(matter);
    return { ...article, imageUrl: image, contentHtml: this.render(body) };
  }

  private page(file: string): TextPage {
    const { matter, body } = split(file);
    const { updated, ...page } = pageMatter.parse(matter);
    return { ...page, updatedAt: updated, contentHtml: this.render(body) };
  }

  private render(markdown: string): string {
    return sanitizeHtml(marked.parse(this.fillIn(markdown), { async: false }), ALLOWED);
  }

  /** `{{company.name}}` and the like: the company's data stands in one place. */
  private fillIn(markdown: string): string {
    const { company } = this;
    const values: Record<string, string> = {
      name: company.name,
      phone: company.phone,
      email: company.email,
      nip: company.nip,
      address: `${company.street}, ${company.postalCode} ${company.city}`,
    };
    return markdown.replace(/\{\{company\.(\w+)\}\}/g, (placeholder, key: string) => values[key] ?? placeholder);
  }
}

function readFolder(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(directory, name), 'utf8'));
}

function split(file: string): { matter: unknown; body: string } {
  const [, matter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  if (matter === undefined || body === undefined) throw new Error('a text without front matter');
  return { matter: parseYaml(matter), body };
}
