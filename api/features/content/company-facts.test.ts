import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NO_ACCOUNT } from '#engine/trade/shop/bank-transfer';
import { DEMO_COMPANY } from '../../shared/env/demo-company.js';
import { fillCart } from '../../testing/factories.js';
import { issue, paidOrder } from '../../testing/invoices.js';
import { type MailedApp, createMailedApp, sendWaitingMails } from '../../testing/mails.js';
import { placeOrder } from '../../testing/orders.js';
import { pageTexts } from '../../testing/pdf.js';
import { change } from '../../testing/staff.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { waitFor } from '../../testing/wait-for.js';

const OTHER_COMPANY = {
  COMPANY_NAME: 'Żagiel i\u00a0Cień',
  COMPANY_PHONE: '+48 58 111 22 33',
  COMPANY_EMERGENCY_PHONE: '+48 58 111 22 44',
  COMPANY_EMAIL: 'biuro@zagiel.example',
  COMPANY_STREET: 'ul. Morska 5',
  COMPANY_POSTAL_CODE: '81-001',
  COMPANY_CITY: 'Gdynia',
  COMPANY_NIP: '5260250274',
  COMPANY_ACCOUNT: '10 1050 0099 7603 1234 5678 9123',
  COMPANY_LATITUDE: '54.5',
  COMPANY_LONGITUDE: '18.5',
  FREE_TRANSPORT_KM: '60',
  DELIVERY_WEEKS: '5-7',
  TRANSPORT_RATE: '3,50',
  COMPANY_HOLIDAYS: '2027-08-02',
};
const UNSET = Object.fromEntries(Object.keys(DEMO_COMPANY).map((name) => [name, '']));

/**
 * The name of the demo's company, declined too, its addresses, telephones and numbers, the invented authors of its
 * articles, its invented customers, figures and history; not the names of cookies.
 */
const DEMO_WORDS =
  /cieniomat(?!_)|cieniomacie|600 10 (20|99)|słoneczna 14|90-001|7261120385|6110 ?9010|1090 1014|61109010140000071219812874|marta sobczak|adam rybicki|tomasz wilk|krystyna maj|paweł górny|hanna lis|agnieszka w\.|pabianice|zmyślone|demonstrac|ponad 5|warsztat/i;
/** Terms of the demo: the reach and the weeks that another shop has set otherwise. */
const DEMO_TERMS = /do 100 km|2–4 tygodni|od 2 do 4 tygodni/;

const plain = (text: string): string => text.replaceAll(/[\s\u00a0]+/g, ' ');

/** What one customer of the shop reads: pages, mails and documents, by their names. */
async function readEverything(shop: MailedApp, staff: TestVisitor): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  const visitor = shop.app.visitor();
  const email = `${randomUUID()}@example.com`;
  const { total } = await fillCart(visitor);
  const { order } = await placeOrder(visitor, {
    expectedTotal: total,
    customerEmail: email,
    customerAddress: 'ul. Jasna 1, 00-950 Warszawa',
  });
  const { id, token } = order!;
  await staff.json('PUT', `/api/admin/orders/${id}/status`, { status: 'confirmed' });
  await sendWaitingMails(shop.app);
  for (const subject of ['Otrzymaliśmy', 'potwierdzone']) {
    const { from, html = '', text = '', attachments } = await shop.mailTo(email, subject);
    const files = attachments.map(({ filename, mimeType, content }) =>
      mimeType === 'text/html' ? new TextDecoder().decode(content as ArrayBuffer) : filename,
    );
    read.set(`mail ${subject}`, [from?.name, from?.address, html, text, ...files].join('\n'));
  }
  for (const path of [
    `/api/orders/${token}.pdf`,
    '/katalog/produkt-1.pdf',
    '/karta-pomiaru/markizy.pdf',
  ]) {
    const pdf = await visitor.fetch(path);
    read.set(path, pageTexts(Buffer.from(await pdf.arrayBuffer())).join('\n'));
  }
  for (const path of ['/manifest.webmanifest', '/llms.txt', '/feed/google.xml', '/api/docs/'])
    read.set(path, await (await visitor.fetch(path)).text());
  const answer = await visitor.graphql(
    `query ($token: String!) {
      company { name phone email street city nip iban emergencyPhone isDemo installation usualDelivery publicHolidays { date } manufacturer { name postalAddress email } }
      articles { author contentHtml }
      order(token: $token) { payment { isDue transfer { recipient account qrCode { path } } } }
    }`,
    { token },
  );
  read.set('GraphQL', JSON.stringify(answer));
  const { content } = shop.app.services;
  const texts = [...content.writtenPages.keys()].flatMap((slug) => content.findPage(slug) ?? []);
  // The header of webhooks is a word of the API.
  read.set('text pages', JSON.stringify(texts).replaceAll('Cieniomat-Signature', ''));
  const editor = await (await shop.app.signIn('admin')).graphql(
    '{ editablePages { versions { content { blocks { title note rows { heading text mark } } article { author } } } } }',
  );
  read.set('editor', JSON.stringify(editor));
  return new Map([...read].map(([name, text]) => [name, plain(text)]));
}

/** What was read that holds a word of the demo, with the word. */
const demoWordsIn = (read: Map<string, string>, words = DEMO_WORDS): string[] =>
  [...read].flatMap(([name, text]) => {
    const [word] = words.exec(text) ?? [];
    return word ? [`${name}: ${word}`] : [];
  });

/** Enters the other company as an admin, and waits until the shop has followed. */
async function enterCompany(app: TestApp): Promise<void> {
  const admin = await app.signIn('admin');
  const { data } = await admin.graphql<{ shopSettings: { name: string; value: string | null }[] }>(
    '{ shopSettings { name value } }',
  );
  const seen = new Map(data.shopSettings.map((setting) => [setting.name, setting.value]));
  const entries = Object.entries(OTHER_COMPANY).map(([name, value]) => ({
    name,
    value,
    seen: seen.get(name),
  }));
  const { userErrors } = await change(admin, 'saveShopSettings', { entries });
  expect(userErrors).toEqual([]);
  await waitFor(() => app.services.content.company.nip === OTHER_COMPANY.COMPANY_NIP);
}

describe.each(['the environment', 'the staff area'])('a shop of another company, set in %s', (place) => {
  let shop: MailedApp;
  let read: Map<string, string>;
  beforeAll(async () => {
    shop = await createMailedApp(place === 'the environment' ? OTHER_COMPANY : UNSET);
    if (place === 'the staff area') await enterCompany(shop.app);
    read = await readEverything(shop, await shop.app.signIn('staff'));
  });
  afterAll(() => shop.close());

  it('has no word of the demo in its mails, documents and answers', () => {
    expect(demoWordsIn(read)).toEqual([]);
  });

  it('names its own terms: reach, weeks, cost of the journey and closing days', () => {
    expect(demoWordsIn(read, DEMO_TERMS)).toEqual([]);
    expect(read.get('GraphQL')).toMatch(/do 60 km.*od 5 do 7 tygodni.*2027-08-02/);
    expect(read.get('text pages')).toContain('3,50 zł za kilometr');
  });

  it('names the company, and asks to pay to its account', () => {
    for (const name of ['mail potwierdzone', 'GraphQL'])
      expect(read.get(name)).toContain('10 1050 0099 7603 1234 5678 9123');
    for (const name of read.keys()) {
      if (!['/api/docs/', 'editor'].includes(name)) expect(`${name}: ${read.get(name)}`).toContain('Żagiel i Cień');
    }
  });
});

describe('a shop in which nothing of the company is configured', () => {
  let shop: MailedApp;
  let staff: TestVisitor;
  let read: Map<string, string>;
  beforeAll(async () => {
    shop = await createMailedApp(UNSET);
    staff = await shop.app.signIn('staff');
    read = await readEverything(shop, staff);
  });
  afterAll(() => shop.close());

  it('has no word of the demo in its mails, documents and answers, and no "null"', () => {
    expect(demoWordsIn(read)).toEqual([]);
    const texts = [...read].filter(([name]) => /^mail|pdf$|webmanifest|llms/.test(name));
    expect(texts.filter(([, text]) => /\bnull\b|undefined/.test(text))).toEqual([]);
  });

  it('asks for no transfer in page, mail and document', () => {
    expect(read.get('GraphQL')).toContain('"payment":{"isDue":true,"transfer":null}');
    const paper = [...read.keys()].find((name) => name.startsWith('/api/orders/'))!;
    for (const name of ['mail potwierdzone', paper]) {
      expect(read.get(name)).toContain(plain(NO_ACCOUNT));
      expect(read.get(name)).not.toContain('Numer konta');
    }
    expect(read.get('mail potwierdzone')).not.toContain('kod-przelewu');
  });

  it('says nothing of instalments', async () => {
    const { data } = await shop.app
      .visitor()
      .graphql<{ textPage: { contentHtml: string } }>(
        '{ company { termsOfSale { depositPercent credit { months } } } textPage(slug: "regulamin") { contentHtml } }',
      );
    expect(data).toMatchObject({ company: { termsOfSale: { depositPercent: 30, credit: null } } });
    expect(data.textPage.contentHtml).not.toMatch(/\brat(y|ach)\b|\{\{/);
  });

  it('tells staff what is missing, and issues no invoice', async () => {
    const { data } = await staff.graphql<{
      dashboard: { undoneSteps: { step: string; missing: string[] }[] };
    }>('{ dashboard { undoneSteps { step missing } } }');
    const steps = new Map(data.dashboard.undoneSteps.map(({ step, missing }) => [step, missing]));
    expect(steps.get('company')).toContain('NIP');
    expect([...steps.keys()]).toEqual(expect.arrayContaining(['account', 'mail', 'terms']));
    const { id } = await paidOrder(shop.app, '1467.00');
    const { userErrors } = await issue(staff, id, 'ZAL', '1467.00');
    expect(userErrors[0]?.message).toContain('brakuje NIP-u lub adresu');
  });
});
