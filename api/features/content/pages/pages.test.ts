import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type UserErrors, change } from '../../../testing/staff.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import { testPages } from '../../../testing/test-pages.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import { waitFor } from '../../../testing/wait-for.js';

let app: TestApp;
let admin: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

const block = (kind: string, row: { heading: string; text: string; mark?: string }) => ({
  kind,
  title: null,
  note: null,
  rows: [{ mark: null, ...row }],
});

const CONTENT = {
  title: 'Montaż u nas',
  description: 'Jak montuje firma {{company.name}}.',
  blocks: [
    block('facts', { heading: '{{terms.freeTransport}}', text: 'dojazdu w cenie' }),
    block('tiles', { heading: 'Ekipa', text: 'Własna.', mark: 'tools' }),
    block('questions', { heading: 'Kto montuje?', text: '**{{company.name}}**, zawsze.' }),
  ],
  body: '## Cena\n\nJest w cenie. <script>alert(1)</script>',
  isWithdrawn: false,
  inFooter: false,
  article: null as object | null,
};

interface Version {
  version: number;
  inForce: boolean;
  note: string | null;
  authorName: string | null;
  content: typeof CONTENT;
}

interface Page {
  slug: string;
  kind: string;
  path: string | null;
  version: number;
  versions: Version[];
}

const FIELDS = `slug kind path version versions { version inForce note authorName
  content { title description blocks { kind title note rows { heading text mark } } body
    isWithdrawn inFooter article { author date category tags picture } } }`;

async function readPages(): Promise<Page[]> {
  const { data, errors } = await admin.graphql<{ editablePages: Page[] }>(
    `{ editablePages { ${FIELDS} } }`,
  );
  expect(errors).toBeUndefined();
  return data.editablePages;
}

const readPage = async (slug: string): Promise<Page> =>
  (await readPages()).find((page) => page.slug === slug)!;

const publish = (input: Record<string, unknown>) =>
  change<{ page: Page | null } & UserErrors>(admin, 'publishPage', input, `page { ${FIELDS} }`);

async function shown(slug: string, node = app) {
  const { data } = await node.visitor().graphql<{ textPage: Record<string, unknown> }>(
    `{ textPage(slug: "${slug}") { title description contentHtml blocks { kind title rows { heading text textHtml mark } }
       sections { title } } }`,
  );
  return data.textPage;
}

describe('a text page', () => {
  it('is read as delivered, and written back unchanged', async () => {
    for (const { slug, versions } of await readPages()) {
      const [delivered] = versions;
      expect(delivered).toMatchObject({ version: 0, inForce: true, authorName: null });
      const { page, userErrors } = await publish({ slug, version: 0, content: delivered!.content });
      expect(userErrors).toEqual([]);
      expect(page!.versions[0]!.content).toEqual(delivered!.content);
    }
  });

  it('shows what staff publish, on every node, with facts filled in and scripts removed', async () => {
    const other = await createTestApp({ databaseUrl: app.databaseUrl });
    const { version } = await readPage('montaz');
    const { userErrors, page } = await publish({
      slug: 'montaz',
      version,
      content: CONTENT,
      note: 'Krócej',
    });
    expect(userErrors).toEqual([]);
    expect(page!.versions[0]).toMatchObject({ inForce: true, note: 'Krócej', content: CONTENT });
    for (const node of [app, other]) {
      await waitFor(async () => (await shown('montaz', node))['title'] === 'Montaż u\u00a0nas');
      expect(await shown('montaz', node)).toMatchObject({
        description: 'Jak montuje firma Cieniomat.',
        blocks: [
          { kind: 'facts', title: null, rows: [{ heading: '100\u00a0km', textHtml: null, mark: null }] },
          { kind: 'tiles', rows: [{ text: 'Własna.', mark: 'tools' }] },
          {
            kind: 'questions',
            title: 'Częste pytania',
            rows: [
              { text: null, textHtml: expect.stringContaining('<strong>Cieniomat</strong>') },
            ],
          },
        ],
        sections: [{ title: 'Cena' }],
      });
      expect((await shown('montaz', node))['contentHtml']).not.toContain('script');
    }
    await other.close();
  });

  it('is found by its new words', async () => {
    const { version } = await readPage('serwis');
    const content = { ...CONTENT, title: 'Naprawy', body: 'Wymieniamy pasek klinowy.' };
    await publish({ slug: 'serwis', version, content });
    await waitFor(async () => {
      const { data } = await app.visitor().graphql<{ search: { pages: { title: string }[] } }>(
        '{ search(input: { text: "klinowy" }) { pages { title } } }',
      );
      return data.search.pages.some(({ title }) => title === 'Naprawy');
    });
  });

  it('changes when the time of a planned version has come, and not before', async () => {
    const before = await shown('cookies');
    const { version } = await readPage('cookies');
    const validFrom = new Date(Date.now() + 2500).toISOString();
    const { userErrors, page } = await publish({
      slug: 'cookies',
      version,
      content: { ...CONTENT, title: 'Później' },
      validFrom,
    });
    expect(userErrors).toEqual([]);
    expect(page!.versions.slice(0, 2).map(({ inForce }) => inForce)).toEqual([false, true]);
    expect(await shown('cookies')).toEqual(before);
    await waitFor(async () => (await shown('cookies'))['title'] === 'Później');
    expect(Date.now()).toBeGreaterThan(Date.parse(validFrom));
  });

  it('keeps what it said: a published version can be neither changed nor deleted', async () => {
    for (const sql of ['update page_version set note = null', 'delete from page_version'])
      await expect(app.sql(sql)).rejects.toThrow('only added');
  });
});

describe('a publication', () => {
  it('is refused after somebody else has published', async () => {
    const { version } = await readPage('doradztwo');
    const input = { slug: 'doradztwo', version, content: CONTENT };
    const answers = await Promise.all([publish(input), publish(input), publish(input)]);
    expect(answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))).toEqual([
      'CHANGED_MEANWHILE',
      'CHANGED_MEANWHILE',
    ]);
  });

  it('is refused with a placeholder that the shop does not know', async () => {
    const { version } = await readPage('gwarancja');
    const content = { ...CONTENT, body: 'Zadzwoń: {{company.fax}}.' };
    const { userErrors } = await publish({ slug: 'gwarancja', version, content });
    expect(userErrors).toMatchObject([
      { code: 'BAD_USER_INPUT', path: ['content'], message: expect.stringContaining('{{company.fax}}') },
    ]);
  });

  it.each([-1000, 400 * 24 * 3_600_000])('is refused for a time %d ms from now', async (wait) => {
    const { version } = await readPage('gwarancja');
    const validFrom = new Date(Date.now() + wait).toISOString();
    const { userErrors } = await publish({ slug: 'gwarancja', version, content: CONTENT, validFrom });
    expect(userErrors).toMatchObject([{ path: ['validFrom'] }]);
  });

  it.each([
    [block('facts', { heading: 'x'.repeat(61), text: 'y' }), 'rows.0.heading'],
    [block('tiles', { heading: 'Smok', text: 'Zieje.', mark: 'smok' }), 'rows.0.mark'],
    [block('call', { heading: 'Dalej', text: '//evil.example' }), 'rows.0.text'],
    [block('call', { heading: 'Dalej', text: 'javascript:alert(1)' }), 'rows.0.text'],
  ])('is refused with a row that its kind refuses: %j', async (wrong, path) => {
    const { version } = await readPage('gwarancja');
    const content = { ...CONTENT, blocks: [CONTENT.blocks[0], wrong] };
    const { userErrors } = await publish({ slug: 'gwarancja', version, content });
    expect(userErrors).toMatchObject([
      { code: 'BAD_USER_INPUT', path: ['content', 'blocks', '1', ...path.split('.')] },
    ]);
  });

  it('of a page that does not exist is refused', async () => {
    const { page, userErrors } = await publish({ slug: 'o-kotach', version: 0, content: CONTENT });
    expect({ page, userErrors }).toMatchObject({ page: null, userErrors: [{ code: 'NOT_FOUND' }] });
  });

  it('is previewed as visitors would read it, and writes nothing', async () => {
    const { version } = await readPage('gwarancja');
    const { data } = await admin.graphql<{ pagePreview: { contentHtml: string } }>(
      'query ($input: PageContentInput!) { pagePreview(input: $input) { contentHtml } }',
      { input: { ...CONTENT, body: 'Dzwoń: {{company.phone}}' } },
    );
    expect(data.pagePreview.contentHtml).toContain('+48');
    expect((await readPage('gwarancja')).version).toBe(version);
  });
});

const ARTICLE = {
  ...CONTENT,
  title: 'Cień zimą',
  description: 'Czy markiza przydaje się zimą?',
  blocks: [],
  article: {
    author: 'Ewa Lis',
    date: '2027-01-09',
    category: 'poradniki',
    tags: ['zima'],
    picture: '/rysunki/rodzina/markizy.svg',
  },
};

interface Shown {
  id: string;
  title: string;
  author: string;
  date: string;
}

async function articles(): Promise<Shown[]> {
  const { data } = await app
    .visitor()
    .graphql<{ articles: Shown[] }>('{ articles { id title author date excerpt category tags readTime imageUrl } }');
  return data.articles;
}

const ownSlug = (prefix: string) => `${prefix}/${randomUUID().slice(0, 8)}`;
const sitemap = async () => (await app.visitor().fetch('/sitemap.xml')).text();

describe('an article', () => {
  it('of staff is shown, found and listed for search engines, and gone once it is withdrawn', async () => {
    const slug = ownSlug('blog');
    const id = slug.slice('blog/'.length);
    const { userErrors, page } = await publish({ slug, version: 0, content: ARTICLE });
    expect(userErrors).toEqual([]);
    expect(page).toMatchObject({ kind: 'article', path: `/${slug}`, versions: [{ content: ARTICLE }] });
    await waitFor(async () => (await articles())[0]!.id === id);
    expect((await articles())[0]).toMatchObject({
      title: 'Cień zimą',
      excerpt: 'Czy markiza przydaje się zimą?',
      author: 'Ewa Lis',
      date: '2027-01-09T00:00:00.000Z',
      category: 'poradniki',
      tags: ['zima'],
      readTime: 1,
      imageUrl: '/rysunki/rodzina/markizy.svg',
    });
    expect(await sitemap()).toContain(`/${slug}</loc>`);
    const content = { ...ARTICLE, isWithdrawn: true };
    await publish({ slug, version: page!.version, content });
    await waitFor(async () => (await articles()).every((article) => article.id !== id));
    expect(await sitemap()).not.toContain(slug);
  });

  it('that was delivered is changed like a page; without an author it is the company’s', async () => {
    const { version, versions } = await readPage('blog/9');
    const { content } = versions[0]!;
    const article = { ...content.article, author: '' };
    const { userErrors } = await publish({
      slug: 'blog/9',
      version,
      content: { ...content, title: 'Śnieg na dachu', article },
    });
    expect(userErrors).toEqual([]);
    await waitFor(async () => (await articles()).some(({ title }) => title === 'Śnieg na dachu'));
    expect((await articles()).find(({ id }) => id === '9')!.author).toBe('Cieniomat');
  });

  it('is a draft until its time has come', async () => {
    const slug = ownSlug('blog');
    const validFrom = new Date(Date.now() + 3_600_000).toISOString();
    const { page } = await publish({ slug, version: 0, content: ARTICLE, validFrom });
    expect(page!.versions).toMatchObject([{ inForce: false }]);
    expect((await articles()).map(({ id }) => `blog/${id}`)).not.toContain(slug);
  });

  it('shows an uploaded picture', async () => {
    const { name } = await app.services.uploads.add(await sharp({ create: { width: 900, height: 600, channels: 3, background: 'orange' } }).jpeg().toBuffer());
    const slug = ownSlug('blog');
    const article = { ...ARTICLE.article, picture: `/zdjecia/${name}` };
    const { userErrors } = await publish({ slug, version: 0, content: { ...ARTICLE, article } });
    expect(userErrors).toEqual([]);
    await waitFor(async () => {
      const found = app.services.content.findArticle(slug.slice('blog/'.length));
      return found?.picture.sources.length === 2 && found.picture.alt === 'Cień zimą';
    });
  });

  it.each([
    [{ article: null }, 'article'],
    [{ article: { ...ARTICLE.article, picture: '/zdjecia/nie-ma' } }, 'article.picture'],
    [{ article: { ...ARTICLE.article, picture: '/rysunki/../../etc/passwd' } }, 'article.picture'],
    [{ body: '' }, 'body'],
  ])('is refused with %j', async (wrong, path) => {
    const { userErrors } = await publish({
      slug: ownSlug('blog'),
      version: 0,
      content: { ...ARTICLE, ...wrong },
    });
    expect(userErrors).toMatchObject([
      { code: 'BAD_USER_INPUT', path: ['content', ...path.split('.')] },
    ]);
  });
});

describe('a page of staff’s own', () => {
  const footer = async () => {
    const { data } = await app
      .visitor()
      .graphql<{ footerPages: { slug: string }[] }>('{ footerPages { slug } }');
    return data.footerPages.map(({ slug }) => slug);
  };

  it('is shown, in the footer only if it is to be, and gone once it is withdrawn', async () => {
    const slug = ownSlug('strona');
    const content = { ...CONTENT, inFooter: true };
    const first = await publish({ slug, version: 0, content });
    expect(first.page).toMatchObject({ kind: 'own', path: `/${slug}` });
    await waitFor(async () => (await footer()).includes(slug));
    expect(await shown(slug)).toMatchObject({ title: 'Montaż u\u00a0nas' });
    expect(await sitemap()).toContain(`/${slug}</loc>`);
    const second = await publish({ slug, version: first.page!.version, content: CONTENT });
    await waitFor(async () => !(await footer()).includes(slug));
    expect(await shown(slug)).not.toBeNull();
    const withdrawn = { ...CONTENT, isWithdrawn: true };
    await publish({ slug, version: second.page!.version, content: withdrawn });
    await waitFor(async () => (await shown(slug)) === null);
    expect(await sitemap()).not.toContain(slug);
  });

  it.each(['strona/', 'strona/Zły adres', 'strona/a/b', 'strona/-a', `blog/${'a'.repeat(51)}`])(
    'is refused at the address %j',
    async (slug) => {
      const { userErrors } = await publish({ slug, version: 0, content: ARTICLE });
      expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', path: ['slug'] }]);
    },
  );

  it.each(['mail/order-placed', 'home/x', 'mail/nowe'])('is refused as %j', async (slug) => {
    const { userErrors } = await publish({ slug, version: 0, content: CONTENT });
    expect(userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('alone can be withdrawn, not a page of the shop', async () => {
    const { version } = await readPage('regulamin');
    const content = { ...CONTENT, isWithdrawn: true };
    const { userErrors } = await publish({ slug: 'regulamin', version, content });
    expect(userErrors).toMatchObject([{ path: ['content', 'isWithdrawn'] }]);
  });
});

describe('the moved addresses', () => {
  let pages: TestApp;
  beforeAll(async () => {
    pages = await createTestApp({ databaseUrl: app.databaseUrl, pageSource: testPages });
  });
  afterAll(() => pages.close());

  const save = async (body: string) => {
    const { version, versions } = await readPage('przekierowania');
    const content = { ...versions[0]!.content, body };
    return publish({ slug: 'przekierowania', version, content });
  };

  it('lead on with 301 where no page is, and clients are told', async () => {
    const follow = async (path: string) => {
      const { status, headers } = await fetch(pages.url + path, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await follow('/dawna')).toEqual([404, null]);
    const { userErrors } = await save('/dawna → /nowa\n/nowa → /montaz#cena\n/produkt/1 → /montaz');
    expect(userErrors).toEqual([]);
    await waitFor(async () => (await follow('/dawna'))[0] === 301);
    expect(await follow('/dawna?a=1')).toEqual([301, '/montaz?a=1#cena']);
    expect((await follow('/produkt/1'))[0]).toBe(200);
    const { data } = await pages.visitor().graphql('{ moved: movedTo(path: "/nowa") not: movedTo(path: "/x") }');
    expect(data).toEqual({ moved: '/montaz#cena', not: null });
  });

  it.each(['/montaz → /serwis', '/a → /b\n/b → /a', '/a → https://zla.example'])(
    'are refused: %j',
    async (body) => {
      const { userErrors } = await save(body);
      expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', path: ['content', 'body'] }]);
    },
  );
});
