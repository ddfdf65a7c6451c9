import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from '../../shared/env/env.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { testPages } from '../../testing/test-pages.js';

const NOTICE = '<svg xmlns="http://www.w3.org/2000/svg"><title>2 lata</title></svg>';
const PATH = '/powiadomienie-o-gwarancji';

let folder: string;
let withFile: TestApp;
let without: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notice-'));
  const file = join(folder, 'notice.svg');
  await writeFile(file, NOTICE);
  withFile = await createTestApp({ env: { GUARANTEE_NOTICE_FILE: file }, pageSource: testPages });
  without = await createTestApp({ pageSource: testPages });
});
afterAll(async () => {
  await Promise.all([withFile.close(), without.close()]);
  await rm(folder, { recursive: true });
});

async function page(app: TestApp): Promise<string> {
  const answer = await app
    .visitor()
    .graphql<{ textPage: { contentHtml: string } }>(
      '{ textPage(slug: "gwarancja") { contentHtml } }',
    );
  return answer.data.textPage.contentHtml;
}

it('the official file is served unchanged and shown above its content in words', async () => {
  const answer = await withFile.visitor().fetch(PATH);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(await answer.text()).toBe(NOTICE);
  expect(await page(withFile)).toMatch(
    /<img src="\/powiadomienie-o-gwarancji" alt="Unijne powiadomienie o.prawnej gwarancji zgodności"/,
  );
});

it('without the official file its content is shown in words alone', async () => {
  expect((await without.visitor().fetch(PATH)).status).toBe(404);
  const html = await page(without);
  expect(html).not.toMatch(/<img|\{\{/);
  expect(html).toContain('naprawy albo wymiany');
});

it.each(['/nie/ma/takiego.png', 'README.md'])('the shop does not start with %s', (path) => {
  expect(() =>
    parseEnv({ DATABASE_URL: 'postgres://localhost/x', GUARANTEE_NOTICE_FILE: path }),
  ).toThrow(/GUARANTEE_NOTICE_FILE/);
});
