import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { ContentStore } from './content-store.js';

interface Article {
  id: string;
  title: string;
  excerpt: string;
  contentHtml: string;
  imageUrl: string;
  author: string;
  date: string;
  category: string;
  tags: string[];
  readTime: number;
}

const ARTICLE = 'id title excerpt contentHtml imageUrl author date category tags readTime';
const PAGES = ['montaz', 'serwis', 'doradztwo', 'polityka-prywatnosci', 'regulamin', 'cookies'];
const CATEGORIES = [
  'poradniki',
  'trendy',
  'porównania',
  'diy',
  'biznes',
  'technologie',
  'konserwacja',
];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    env: { COMPANY_NAME: 'Próbny Cień', COMPANY_PHONE: '+48 22 111 22 33', COMPANY_CITY: 'Gdańsk' },
  });
});
afterAll(() => app.close());

describe('the company', () => {
  it('is the one of the environment, the rest the demo’s', async () => {
    const { data } = await app.visitor().graphql(`{ company {
      name tagline phone email street postalCode city nip emergencyPhone openingHours { label hours }
      warranty delivery latitude longitude } }`);
    expect(data).toMatchObject({
      company: {
        name: 'Próbny Cień',
        tagline: 'słońce pod kontrolą',
        phone: '+48 22 111 22 33',
        city: 'Gdańsk',
        openingHours: [{ hours: '8:00–18:00' }, { hours: '9:00–14:00' }, { hours: 'nieczynne' }],
        warranty: '5 lat gwarancji producenta, do 10 lat na konstrukcję',
      },
    });
  });
});

describe('articles', () => {
  const readAll = async () =>
    (await app.visitor().graphql<{ articles: Article[] }>(`{ articles { ${ARTICLE} } }`)).data
      .articles;

  it('are nine, the newest first, each whole', async () => {
    const articles = await readAll();
    expect(articles).toHaveLength(9);
    const dates = articles.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const article of articles) {
      expect(CATEGORIES).toContain(article.category);
      expect(article.readTime).toBeGreaterThanOrEqual(6);
      expect(article.readTime).toBeLessThanOrEqual(15);
      expect(article.tags.length).toBeGreaterThan(0);
      const words = article.contentHtml.replace(/<[^>]+>/g, ' ').split(/\s+/).filter(Boolean);
      expect(words.length).toBeGreaterThanOrEqual(600);
    }
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
  });

  it('are found by id', async () => {
    const [first] = await readAll();
    const { data } = await app
      .visitor()
      .graphql(`query ($id: ID!) { article(id: $id) { ${ARTICLE} } }`, { id: first!.id });
    expect(data).toEqual({ article: first });
  });

  it.each(['0', '10', '999999', '1 ', '', '__proto__', '\0'])('are none with the id %j', async (id) => {
    const { data, errors } = await app
      .visitor()
      .graphql('query ($id: ID!) { article(id: $id) { id } }', { id });
    expect({ data, errors }).toEqual({ data: { article: null }, errors: undefined });
  });
});

describe('text pages', () => {
  const read = (slug: string) =>
    app.visitor().graphql<{ textPage: { title: string; contentHtml: string } | null }>(
      'query ($slug: ID!) { textPage(slug: $slug) { slug title description contentHtml updatedAt } }',
      { slug },
    );

  it.each(PAGES)('/%s has real text and no placeholder left', async (slug) => {
    const { data } = await read(slug);
    const { title, contentHtml } = data.textPage!;
    expect(title).toMatch(/\S/);
    expect(contentHtml.length).toBeGreaterThan(1000);
    expect(contentHtml).not.toMatch(/\{\{|\}\}|lorem/i);
  });

  it('name the company of the environment', async () => {
    const { data } = await read('regulamin');
    expect(data.textPage!.contentHtml).toContain('Próbny Cień');
    expect(data.textPage!.contentHtml).toContain('+48 22 111 22 33');
    expect(data.textPage!.contentHtml).toContain('Gdańsk');
  });

  it.each(['nie-ma', '../package', 'Regulamin', '__proto__', 'constructor'])(
    'are none for %j',
    async (slug) => {
      expect((await read(slug)).data.textPage).toBeNull();
    },
  );
});

describe('rendering', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'content-'));
    await mkdir(join(directory, 'articles'));
    await mkdir(join(directory, 'pages'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  it('keeps text and takes out what could run', async () => {
    const body = [
      '# Tytuł',
      'Tekst {{company.name}}, {{company.unknown}}.',
      '![Rysunek](/rysunki/produkt/1.svg)',
      '<script>alert(1)</script>',
      '<img src="/x.svg" onerror="alert(1)">',
      '[złośliwy](javascript:alert(1)) i [dobry](/kontakt)',
      '<iframe src="https://example.com"></iframe>',
      '<div style="position:fixed" onclick="alert(1)">ramka</div>',
    ].join('\n\n');
    const matter = 'slug: proba\ntitle: Próba\ndescription: Opis\nupdated: 2026-01-02';
    await writeFile(join(directory, 'pages', 'proba.md'), `---\n${matter}\n---\n${body}\n`);
    const html = new ContentStore(app.services.env, directory).findPage('proba')!.contentHtml;
    expect(html).toContain('<h1>Tytuł</h1>');
    expect(html).toContain('Tekst Próbny Cień, {{company.unknown}}.');
    expect(html).toMatch(/<img src="\/rysunki\/produkt\/1\.svg" alt="Rysunek"/);
    expect(html).toContain('<a href="/kontakt">dobry</a>');
    expect(html).not.toMatch(/<script|onerror|onclick|javascript:|<iframe|style=/);
  });
});
