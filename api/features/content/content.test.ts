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
const PAGES = [
  'montaz',
  'serwis',
  'doradztwo',
  'polityka-prywatnosci',
  'regulamin',
  'cookies',
  'odstapienie',
  'deklaracja-dostepnosci',
  'gwarancja',
  'dla-programow',
];
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
  it('is read from the environment, with the demo data as defaults', async () => {
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

describe('the manufacturer', () => {
  const QUERY = '{ company { manufacturer { name postalAddress email } } }';

  it('is the company itself', async () => {
    const { data } = await app.visitor().graphql(QUERY);
    expect(data).toEqual({
      company: {
        manufacturer: {
          name: 'Próbny Cień',
          postalAddress: 'ul. Słoneczna 14, 90-001 Gdańsk',
          email: 'kontakt@cieniomat.example',
        },
      },
    });
  });

  it('is another where the environment names one', () => {
    const { env, pictures } = app.services;
    const manufacturer = {
      MANUFACTURER_NAME: 'Fabryka Cienia',
      MANUFACTURER_ADDRESS: 'ul. Tkacka 2, 43-300 Bielsko-Biała',
      MANUFACTURER_EMAIL: 'bok@fabryka.example',
    };
    const content = new ContentStore({ ...env, ...manufacturer }, pictures);
    expect(content.company.manufacturer).toEqual({
      name: 'Fabryka Cienia',
      postalAddress: 'ul. Tkacka 2, 43-300 Bielsko-Biała',
      email: 'bok@fabryka.example',
    });
  });
});

describe('the terms', () => {
  const textOf = (slug: string) =>
    app.services.content
      .findPage(slug)!
      .contentHtml.replace(/<[^>]+>/g, '')
      .replace(/\s+|&nbsp;/g, ' ');

  it.each([
    ['regulamin', /Sprzedawca odpowiada na reklamację w terminie 14 dni/],
    ['regulamin', /ujawnił się w ciągu dwóch lat/],
    ['regulamin', /art\. 38 ust\. 1 pkt 3/],
    ['regulamin', /Odstąp od umowy tutaj/],
    ['regulamin', /Treść w sklepie, którą uważasz za bezprawną/],
    ['polityka-prywatnosci', /art\. 13 rozporządzenia/],
    ['polityka-prywatnosci', /potwierdził zapis linkiem/],
    ['cookies', /konfiguracje odłożone do porównania/],
    ['odstapienie', /Niniejszym informuję o moim odstąpieniu/],
    ['deklaracja-dostepnosci', /WCAG 2\.2 na poziomie AA/],
    ['gwarancja', /ujawnił się w ciągu 2 lat/],
    ['gwarancja', /Gwarantem jest Próbny Cień, ul\. Słoneczna 14, 90-001 Gdańsk/],
    ['gwarancja', /nie wyłącza ich, nie ogranicza ani nie zawiesza/],
  ])('%s say %s', (slug, expectedText) => {
    expect(textOf(slug)).toMatch(expectedText);
  });

  it('no longer link to the closed platform for disputes', () => {
    for (const slug of PAGES)
      expect(app.services.content.findPage(slug)!.contentHtml).not.toMatch(/ec\.europa\.eu|ODR/);
  });
});

describe('articles', () => {
  const readAll = async () =>
    (await app.visitor().graphql<{ articles: Article[] }>(`{ articles { ${ARTICLE} } }`)).data
      .articles;

  it('are nine complete ones, newest first', async () => {
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

  it.each(['0', '10', '999999', '1 ', '', '__proto__', '\0'])('with the id %j do not exist', async (id) => {
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

  it('name the instalments that are configured', async () => {
    const { data } = await read('regulamin');
    expect(data.textPage!.contentHtml).toMatch(
      /w\s10\sratach miesięcznych bez odsetek i\sopłat \(raty\s0%\)/,
    );
  });

  it.each(['nie-ma', '../package', 'Regulamin', '__proto__', 'constructor'])(
    'do not exist for %j',
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

  it('keeps text and removes scripts', async () => {
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
    const html = new ContentStore(app.services.env, app.services.pictures, undefined, undefined, directory).findPage('proba')!.contentHtml;
    expect(html).toContain('<h1>Tytuł</h1>');
    expect(html).toContain('Tekst Próbny Cień, {{company.unknown}}.');
    expect(html).toMatch(/<img src="\/rysunki\/produkt\/1\.svg" alt="Rysunek"/);
    expect(html).toContain('<a href="/kontakt">dobry</a>');
    expect(html).not.toMatch(/<script|onerror|onclick|javascript:|<iframe|style=/);
  });
});
