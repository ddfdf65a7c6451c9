import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type MailedApp, createMailedApp, sendWaitingMails } from '../../testing/mails.js';
import { customerWithCart, submit } from '../../testing/orders.js';
import { type UserErrors, change } from '../../testing/staff.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { MAIL_KINDS } from '../mail/mail-kinds.js';
import { DELIVERED } from '../mail/mail-words.js';

let shop: MailedApp;
let admin: TestVisitor;
beforeAll(async () => {
  shop = await createMailedApp({ PUBLIC_URL: 'https://shop.test' });
  admin = await shop.app.signIn('admin');
});
afterAll(() => shop.close());

const WORDS = {
  subject: 'Mamy zamówienie {{numer}} na {{kwota}}',
  summary: 'Zadzwonimy jutro.',
  heading: 'Witaj, {{imię}}',
  introduction: 'Cześć, {{imię}}!\n\nDzwonimy w dni robocze.',
  closing: 'Do usłyszenia!',
};

interface Version {
  version: number;
  inForce: boolean;
  note: string | null;
  authorName: string | null;
  content: typeof WORDS;
}

interface MailText {
  id: string;
  version: number;
  placeholders: { word: string }[];
  versions: Version[];
}

const FIELDS = `id version placeholders { word } versions { version inForce note authorName
  content { subject summary heading introduction closing } }`;

async function readMail(id: string): Promise<MailText> {
  const { data, errors } = await admin.graphql<{ mailTexts: MailText[] }>(
    `{ mailTexts { ${FIELDS} } }`,
  );
  expect(errors).toBeUndefined();
  return data.mailTexts.find((mail) => mail.id === id)!;
}

const publish = (input: Record<string, unknown>) =>
  change<{ mail: MailText | null } & UserErrors>(
    admin,
    'publishMailText',
    input,
    `mail { ${FIELDS} }`,
  );

async function publishNow(id: string, content: object = WORDS) {
  const { version } = await readMail(id);
  const answer = await publish({ id, version, content });
  expect(answer.userErrors).toEqual([]);
  return answer.mail!;
}

const preview = (input: Record<string, unknown>) =>
  admin.graphql<{ mailPreview: { subject: string; html: string; about: string | null } }>(
    'query ($input: MailDraftInput!) { mailPreview(input: $input) { subject html about } }',
    { input },
  );

async function placeOrder(overrides: object = {}) {
  const customer = await customerWithCart(shop.app);
  const { order } = await submit(customer, { customerName: 'Łucja Nowak', ...overrides });
  return { order: order!, email: customer.customerEmail };
}

describe('the words of a mail', () => {
  it('are delivered with the shop for every kind, with placeholders that it has', async () => {
    expect(Object.keys(DELIVERED.words)).toEqual(Object.keys(MAIL_KINDS));
    for (const id of Object.keys(MAIL_KINDS)) {
      const { versions, version } = await readMail(id);
      expect(versions).toMatchObject([{ version: 0, inForce: true, authorName: null }]);
      const { userErrors, mail } = await publish({ id, version, content: versions[0]!.content });
      expect({ id, userErrors }).toEqual({ id, userErrors: [] });
      expect(mail!.versions[0]!.content).toEqual(versions[0]!.content);
    }
  });

  it('are those that staff published, around what the mail has to contain', async () => {
    await publishNow('order-placed');
    const { order, email } = await placeOrder();
    const mail = await shop.mailTo(email, `Mamy zamówienie ${order.id} na 4\u00a0890\u00a0zł`);
    const [start, end] = ['Cześć, Łucja!', 'Do usłyszenia!'].map((text) =>
      mail.text!.indexOf(text),
    );
    expect(start).toBeGreaterThan(0);
    expect(mail.text).toContain('w\u00a0dni robocze');
    for (const fact of ['Razem do zapłaty', 'Zobacz zamówienie: https://shop.test/zamowienie/'])
      expect(mail.text!.slice(start, end)).toContain(fact);
    expect(mail.html).toContain('Cześć, Łucja!</p>');
    expect(mail.attachments.map(({ filename }) => filename)).toContain('rysunek-1.png');
  });

  it('stay in a mail that is queued already', async () => {
    const staff = await shop.app.signIn('admin');
    await publishNow('order-shipped', { ...WORDS, subject: 'Jedzie zamówienie {{numer}}' });
    const { order, email } = await placeOrder();
    await staff.json('PUT', `/api/admin/orders/${order.id}/status`, {
      status: 'shipped',
      notes: 'Zapłaci przy odbiorze',
    });
    await publishNow('order-shipped', { ...WORDS, subject: 'Już jedzie!' });
    // The mail waits while the change of the status can be undone.
    await shop.app.sql('update outgoing_mail set send_after = null where recipient = $1', [email]);
    await sendWaitingMails(shop.app);
    const mail = await shop.mailTo(email, 'Jedzie');
    expect(mail.subject).toBe(`Jedzie zamówienie ${order.id}`);
  });

  it('are escaped, and so is what customers have entered', async () => {
    await publishNow('order-placed', { ...WORDS, closing: '<b>Pa</b> {{imię}}' });
    const { email } = await placeOrder({ customerName: '<i>{{kwota}}</i> Nowak' });
    const { html, text } = await shop.mailTo(email, 'Mamy zamówienie');
    expect(html).toContain('&lt;b&gt;Pa&lt;/b&gt; &lt;i&gt;{{kwota}}&lt;/i&gt;');
    expect(text).toContain('<b>Pa</b> <i>{{kwota}}</i>');
  });

  it('hold from the time for which they are planned', async () => {
    const { version } = await readMail('order-delivered');
    const validFrom = new Date(Date.now() + 3_600_000).toISOString();
    const { mail } = await publish({ id: 'order-delivered', version, content: WORDS, validFrom });
    expect(mail!.versions[0]).toMatchObject({ inForce: false, content: WORDS });
  });
});

describe('a publication of words', () => {
  it('is refused after somebody else has published, with the words as they are now', async () => {
    const { version } = await readMail('offer-sent');
    await publishNow('offer-sent', { ...WORDS, heading: 'Ich' });
    const { userErrors, mail } = await publish({ id: 'offer-sent', version, content: WORDS });
    expect(userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }]);
    expect(mail!.versions[0]!.content.heading).toBe('Ich');
  });

  it.each(['{{faktura}}', '{{ numer }}', '{{constructor}}', '{{}}'])(
    'is refused with the placeholder %s, which the mail has not',
    async (placeholder) => {
      const { version } = await readMail('newsletter-ended');
      const content = { ...WORDS, subject: 'Koniec', heading: 'Koniec', introduction: placeholder };
      const { userErrors } = await publish({ id: 'newsletter-ended', version, content });
      expect(userErrors).toMatchObject([
        { path: ['content'], message: expect.stringContaining(placeholder) },
      ]);
    },
  );

  it('of an unknown kind is refused', async () => {
    const { mail, userErrors } = await publish({ id: 'constructor', version: 0, content: WORDS });
    expect({ mail, userErrors }).toMatchObject({ mail: null, userErrors: [{ code: 'NOT_FOUND' }] });
  });
});

describe('the preview', () => {
  it.each(Object.keys(MAIL_KINDS))('of %s shows the words as delivered', async (id) => {
    await placeOrder();
    const content = DELIVERED.words[id as keyof typeof MAIL_KINDS];
    const { data, errors } = await preview({ id, content });
    expect(errors).toBeUndefined();
    expect(data.mailPreview.html).toContain('</html>');
    expect(`${data.mailPreview.subject} ${data.mailPreview.html}`).not.toMatch(/\{\{|undefined/);
  });

  it('shows a chosen order, with its drawing and without its secret', async () => {
    const { order } = await placeOrder();
    await placeOrder();
    const { data } = await preview({ id: 'order-confirmed', content: WORDS, number: order.id });
    expect(data.mailPreview).toMatchObject({
      subject: `Mamy zamówienie ${order.id} na 4\u00a0890\u00a0zł`,
      about: `zamówienie nr\u00a0${order.id}`,
    });
    expect(data.mailPreview.html).not.toContain(order.token);
    const placed = await preview({ id: 'order-placed', content: WORDS, number: order.id });
    expect(placed.data.mailPreview.html).toContain('src="data:image/png;base64,');
  });

  it('is refused for an order that does not exist, and for an unknown placeholder', async () => {
    const missing = await preview({ id: 'order-placed', content: WORDS, number: 2_000_000_000 });
    expect(missing.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    const content = { ...WORDS, closing: '{{dzień}}' };
    const unknown = await preview({ id: 'order-placed', content });
    expect(unknown.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe('a trial', () => {
  it('is mailed to the address of the account, at most 20 times in an hour', async () => {
    const { order } = await placeOrder();
    const send = () =>
      change<{ recipient: string | null } & UserErrors>(
        admin,
        'sendMailToMe',
        { id: 'order-placed', content: WORDS, number: order.id },
        'recipient',
      );
    const { recipient } = await send();
    const mail = await shop.mailTo(recipient!, '[Próba] Mamy zamówienie');
    expect(mail.text).toContain('Cześć, Łucja!');
    expect(mail.text).not.toContain(order.token);
    const answers = [];
    for (let count = 0; count < 20; count += 1) answers.push(await send());
    expect(answers.at(-1)!.userErrors).toMatchObject([{ code: 'TOO_MANY_REQUESTS' }]);
    expect(answers.at(-2)!.recipient).toBe(recipient);
  });
});
