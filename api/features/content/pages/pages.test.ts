import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type UserErrors, change } from '../../../testing/staff.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
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
  version: number;
  versions: Version[];
}

const FIELDS = `slug version versions { version inForce note authorName
  content { title description blocks { kind title note rows { heading text mark } } body } }`;

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
