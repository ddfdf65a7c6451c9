import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PROJECT_ROOT } from '../../shared/project-files.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { createToken } from '../../testing/tokens.js';
import { webhookSignature } from '../webhooks/sign-webhook.js';

/** The examples of the page, as its readers copy them: requests, each followed by its answer, and a function. */
const PAGE = readFileSync(join(PROJECT_ROOT, 'content', 'pages', 'dla-programow.md'), 'utf8');
const EXAMPLES = [...PAGE.matchAll(/```http\n([\s\S]*?)```\s*```json\n([\s\S]*?)```/g)].map(
  ([, request, answer]) => ({ ...readRequest(request!), answer: JSON.parse(answer!) as object }),
);

function readRequest(text: string) {
  const [head = '', body] = text.trim().split('\n\n');
  const [line = '', ...lines] = head.split('\n');
  const [method = '', path = ''] = line.split(' ');
  const headers = lines.map((header) => header.split(': ') as [string, string]);
  return { method, path, headers: Object.fromEntries(headers), body };
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the page for programs', () => {
  it('shows each request with its answer, and all ways', () => {
    expect(EXAMPLES).toHaveLength(PAGE.split('```http').length - 1);
    expect(EXAMPLES.map(({ path }) => path.split('?')[0])).toEqual([
      '/graphql',
      '/api/calculate-price',
      '/api/calculate-price',
      '/api/admin/orders',
      '/mcp',
      '/.well-known/ucp',
    ]);
  });

  it.each(EXAMPLES)('has for $method $path the answer of the shop', async (example) => {
    const { method, path, headers, body, answer } = example;
    if (headers['Authorization'] === 'Bearer cnm_…')
      headers['Authorization'] = `Bearer ${await createToken(app, ['orders:read'])}`;
    const init = { method, headers, ...(body !== undefined && { body }) };
    const response = await app.visitor().fetch(path, init);
    expect(await response.json()).toMatchObject(answer);
  });

  it('has a function that takes what is signed with the secret, and nothing else', async () => {
    const [, code] = /```js\n([\s\S]*?)```/.exec(PAGE)!;
    const folder = await mkdtemp(join(tmpdir(), 'page-for-programs-'));
    const file = join(folder, 'verify.mjs');
    await writeFile(file, code!);
    const { isFromShop } = (await import(file).finally(() => rm(folder, { recursive: true }))) as {
      isFromShop: (header: string, body: string, secret: string) => boolean;
    };
    const body = '{"type":"ping"}';
    const signed = (secret: string, age = 0) =>
      webhookSignature(body, [secret], new Date(Date.now() - age * 1000));
    expect(isFromShop(signed('a'), body, 'a')).toBe(true);
    expect(isFromShop(webhookSignature(body, ['b', 'a'], new Date()), body, 'a')).toBe(true);
    expect(isFromShop(signed('b'), body, 'a')).toBe(false);
    expect(isFromShop(signed('a'), `${body} `, 'a')).toBe(false);
    expect(isFromShop(signed('a', 600), body, 'a')).toBe(false);
    expect(isFromShop('', body, 'a')).toBe(false);
  });

  it('shows them letter by letter', async () => {
    const { data } = await app
      .visitor()
      .graphql<{ textPage: { contentHtml: string } }>(
        '{ textPage(slug: "dla-programow") { contentHtml } }',
      );
    const shown = [...data.textPage.contentHtml.matchAll(/<pre[^>]*><code>([\s\S]*?)<\/code>/g)];
    const texts = shown.map(([, html]) =>
      html!
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    );
    expect(texts).toEqual([...PAGE.matchAll(/```\w+\n([\s\S]*?)```/g)].map(([, code]) => code));
    expect(data.textPage.contentHtml).toContain('<pre tabindex="0">');
  });
});
