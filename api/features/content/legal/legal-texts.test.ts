import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { saveAwning } from '../../../testing/factories.js';
import { customerWithCart, submit } from '../../../testing/orders.js';
import { acceptInput, acceptOffer, done, draftOffer, sendOffer } from '../../../testing/offers.js';
import { pageTexts } from '../../../testing/pdf.js';
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

interface Shown {
  slug: string;
  title: string;
  sha256: string;
}

const PAGES = ['regulamin', 'polityka-prywatnosci', 'odstapienie', 'gwarancja'];

async function placeOrder() {
  const { order } = await submit(await customerWithCart(app));
  return { token: order!.token, texts: await textsOf(order!.token) };
}

async function textsOf(token: string): Promise<Shown[]> {
  const { data } = await app.visitor().graphql<{ order: { legalTexts: Shown[] } }>(
    'query ($token: String!) { order(token: $token) { legalTexts { slug title sha256 } } }',
    { token },
  );
  return data.order.legalTexts;
}

async function open(sha256: string) {
  const { data, errors } = await app
    .visitor()
    .graphql<{ legalText: { sha256: string; title: string; contentHtml: string } | null }>(
      'query ($sha256: ID!) { legalText(sha256: $sha256) { sha256 title contentHtml } }',
      { sha256 },
    );
  expect(errors).toBeUndefined();
  return data.legalText;
}

const shownNow = async (slug: string) => {
  const { data } = await app
    .visitor()
    .graphql<{ textPage: { sha256: string; contentHtml: string } }>(
      `{ textPage(slug: "${slug}") { sha256 contentHtml } }`,
    );
  return data.textPage;
};

async function publish(slug: string, body: string): Promise<void> {
  const { data } = await admin.graphql<{ editablePages: { slug: string; version: number }[] }>(
    '{ editablePages { slug version } }',
  );
  const { version } = data.editablePages.find((page) => page.slug === slug)!;
  const content = { title: 'Nowe zasady', description: 'Nowe zasady sklepu.', body, blocks: [] };
  const { userErrors } = await change<UserErrors>(admin, 'publishPage', { slug, version, content }, '');
  expect(userErrors).toEqual([]);
  await waitFor(async () => (await shownNow(slug)).contentHtml.includes(body));
}

const termsOf = async (token: string) => {
  const answer = await app.visitor().fetch(`/api/orders/${token}/terms.pdf`);
  return pageTexts(Buffer.from(await answer.arrayBuffer())).join('\n');
};

describe('an order', () => {
  it('keeps the legal texts that were shown, also after they have changed', async () => {
    const before = await placeOrder();
    expect(before.texts.map(({ slug }) => slug)).toEqual(PAGES);
    const was = await shownNow('regulamin');
    expect(before.texts[0]!.sha256).toBe(was.sha256);
    await publish('regulamin', `Zasada ${randomUUID()}`);
    const after = await placeOrder();
    expect(after.texts[0]).toMatchObject({ slug: 'regulamin', title: 'Nowe zasady' });
    expect(after.texts.slice(1)).toEqual(before.texts.slice(1));
    expect((await open(before.texts[0]!.sha256))!.contentHtml).toBe(was.contentHtml);
    expect(await termsOf(before.token)).toContain('Sprzedawca i\u00a0pojęcia');
    const terms = await termsOf(after.token);
    expect(terms).toContain('Zasada');
    expect(terms).not.toContain('Sprzedawca i\u00a0pojęcia');
  });

  it('of an accepted offer keeps them, too', async () => {
    const staff = await app.signIn('staff');
    const { id } = await saveAwning(app.visitor());
    const offer = await done(sendOffer(staff, await draftOffer(staff, { configurationId: id, email: `${randomUUID()}@example.com` })));
    const { order } = await acceptOffer(app.visitor(), acceptInput(offer));
    expect((await textsOf(order!.token)).map(({ slug }) => slug)).toEqual(PAGES);
  });

  it('has no terms to print where it has kept none', async () => {
    const { token } = await placeOrder();
    await app.sql(`update customer_order set legal_texts = '[]' where token = $1`, [token]);
    expect((await app.visitor().fetch(`/api/orders/${token}/terms.pdf`)).status).toBe(404);
  });
});

describe('a consent', () => {
  it('is as new as the version of its document that staff have published', async () => {
    await publish('odstapienie', `Odstępujesz ${randomUUID()}`);
    const { data } = await app
      .visitor()
      .graphql<{ consents: { code: string; version: string }[] }>('{ consents { code version } }');
    const [today] = await app.sql<{ day: string }>(`select warsaw_day(now())::text as day`);
    expect(data.consents.find(({ code }) => code === 'made_to_measure')!.version).toBe(today!.day);
    const { token, texts } = await placeOrder();
    const [row] = await app.sql<{ consents: { code: string; documentSha256: string }[] }>(
      'select consents from customer_order where token = $1',
      [token],
    );
    expect(row!.consents).toContainEqual(
      expect.objectContaining({ code: 'made_to_measure', version: today!.day, documentSha256: texts[2]!.sha256 }),
    );
  });
});

describe('a kept text', () => {
  it('is written once for all orders on the same words', async () => {
    await Promise.all([placeOrder(), placeOrder(), placeOrder()]);
    const rows = await app.sql<{ sha256: string }>('select sha256 from legal_text');
    const { texts } = await placeOrder();
    expect(await app.sql('select sha256 from legal_text')).toHaveLength(rows.length);
    expect(rows.map(({ sha256 }) => sha256)).toEqual(
      expect.arrayContaining(texts.map(({ sha256 }) => sha256)),
    );
  });

  it('can be neither changed nor deleted', async () => {
    for (const sql of [`update legal_text set slug = 'x'`, 'delete from legal_text'])
      await expect(app.sql(sql)).rejects.toThrow('only added');
  });

  it.each(['', 'x', 'f'.repeat(64), "'; drop"])('is not found by %j', async (sha256) => {
    expect(await open(sha256)).toBeNull();
  });
});
