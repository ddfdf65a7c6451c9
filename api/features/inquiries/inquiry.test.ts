import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { saveAwning } from '../../testing/factories.js';
import { inquiryInput, submitInquiry } from '../../testing/inquiries.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { attachmentsOf } from '../mail/mail-attachments.js';
import type { MailContent } from '../mail/mail-content.js';
import { mailHtml } from '../mail/mail-html.js';
import { mailText } from '../mail/mail-text.js';
import { DELIVERED, inWords } from '../mail/mail-words.js';
import { answerMail } from './inquiry-mails.js';
import { Inquiry } from './inquiry.entity.js';

const SUBMIT =
  'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { inquiryId } }';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const submit = (input: Record<string, unknown>) => submitInquiry(app, input);

async function stored(id: number): Promise<Record<string, unknown>> {
  const [row] = await app.sql('select * from inquiry where id = $1', [id]);
  return row!;
}

describe('an inquiry', () => {
  it.each([
    ['complaint', 'high'],
    ['quote', 'medium'],
    ['warranty', 'medium'],
    ['technical', 'low'],
    ['general', 'low'],
  ])('of the type %s has the priority %s', async (inquiryType, priority) => {
    const id = await submit(inquiryInput({ inquiryType }));
    expect(await stored(id)).toMatchObject({ inquiry_type: inquiryType, priority, status: 'new' });
  });

  it('is stored in normal form, whatever invisible characters were pasted with it', async () => {
    const input = inquiryInput({
      name: '\ufeff Łu\u00adcja \u00a0 Z\u0307o\u0301łć\u200b ',
      email: `\u202a${randomUUID()}@example.com\u202c`,
      phone: 'tel:\u200e+48 (0) 42\u2011600\u201310\u201020',
      subject: ' Te\u2060mat\t',
      message: 'Proszę o wycenę\u200b markizy 4 × 3 m.\u2066',
    });
    const id = await submit(input);
    expect(await stored(id)).toMatchObject({
      customer_name: 'Łucja Żółć',
      customer_email: String(input['email']).slice(1, -1),
      customer_phone: '+48426001020',
      subject: 'Temat',
      message: 'Proszę o wycenę markizy 4 × 3 m.',
      configuration_id: null,
    });
  });

  it.each(['\u3164\u3164\u3164', '\u200b\u200b\u200b', '\u2800\u2800', '12 34'])(
    'by the name %j, without a visible letter, is refused',
    async (name) => {
      const { errors } = await app.visitor().graphql(SUBMIT, { input: inquiryInput({ name }) });
      expect(errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'name' }] } },
      ]);
    },
  );

  it.each([null, undefined])('needs no telephone (%s)', async (phone) => {
    expect(await stored(await submit(inquiryInput({ phone })))).toMatchObject({
      customer_phone: null,
    });
  });

  it('sent again while it is new, also at the same time, is stored and confirmed once', async () => {
    const { id: configurationId } = await saveAwning(app.visitor());
    for (const more of [{}, { configurationId, phone: null }]) {
      const input = inquiryInput(more);
      const ids = await Promise.all([1, 2, 3].map(() => submit(input)));
      const id = await submit(input);
      expect(new Set(ids)).toEqual(new Set([id]));
      const mails = await app.sql('select 1 from outgoing_mail where recipient = $1', [
        input['email'],
      ]);
      expect(mails).toHaveLength(1);
    }
  });

  it('with another text, or once the first is in progress, is another inquiry', async () => {
    const input = inquiryInput();
    const id = await submit(input);
    const other = await submit({ ...input, message: 'Proszę o wycenę pergoli.' });
    expect(other).not.toBe(id);
    const staff = await app.signIn('staff');
    await staff.json('PUT', `/api/admin/inquiries/${id}`, { status: 'in_progress' });
    expect([id, other]).not.toContain(await submit(input));
  });

  it('may be about a saved configuration', async () => {
    const { id: configurationId } = await saveAwning(app.visitor());
    const id = await submit(inquiryInput({ configurationId }));
    expect(await stored(id)).toMatchObject({ configuration_id: configurationId });
  });

  it('about a configuration is confirmed, and answered, with its drawing, price and link', async () => {
    const { id: configurationId } = await saveAwning(app.visitor(), {
      additionalOptions: { windSensor: true },
    });
    const input = inquiryInput({ configurationId });
    const id = await submit(input);
    const staff = await app.signIn('staff');
    const answer = { status: 'resolved', response: 'Tak, zmieści się.' };
    await staff.json('PUT', `/api/admin/inquiries/${id}`, answer);
    const mails = await app.sql<{ content: MailContent }>(
      'select content from outgoing_mail where recipient = $1',
      [input.email],
    );
    expect(mails).toHaveLength(2);
    const { company } = app.services.content;
    for (const { content } of mails) {
      const text = mailText(content, company, 'https://shop.test');
      const html = mailHtml(content, company, 'https://shop.test');
      for (const part of [text, html]) {
        expect(part).toContain('Markiza tarasowa Aurora 350');
        expect(part).toContain('Sterowanie manualne');
        expect(part).toContain('5\u00a0210\u00a0zł');
        expect(part).toMatch(/Czujnik wiatru działa tylko ze sterowaniem elektrycznym/);
        expect(part).toContain(
          `https://shop.test/konfigurator/markizy?configuration=${configurationId}`,
        );
      }
      const [drawing] = await attachmentsOf(app.services.orm.em.fork(), content, {
        site: app.services.content,
        publicUrl: 'https://shop.test',
      });
      expect(drawing).toMatchObject({ contentType: 'image/png' });
    }
  });

  it('is refused about an unknown configuration', async () => {
    const input = inquiryInput({ configurationId: randomUUID() });
    const { data, errors } = await app.visitor().graphql(SUBMIT, { input });
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      { extensions: { code: 'NOT_FOUND', fields: [{ path: 'configurationId' }] } },
    ]);
    const rows = await app.sql('select 1 from inquiry where customer_email = $1', [input.email]);
    expect(rows).toEqual([]);
  });

  it('is confirmed by an e-mail, queued once, that repeats nothing a stranger has written', async () => {
    const advertising = 'Tanio na https://spam.example';
    const input = inquiryInput({
      name: 'Kup! spam.example',
      subject: advertising,
      message: advertising,
    });
    const id = await submit(input);
    const mails = await app.sql(
      `select subject, content, sent_at from outgoing_mail mail
         join graphile_worker._private_jobs job on job.payload->>'mailId' = mail.id::text
        where recipient = $1`,
      [input.email],
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      subject: `Otrzymaliśmy wiadomość nr ${id}`,
      content: { blocks: expect.arrayContaining([{ kind: 'text', text: 'Dzień dobry!' }]) },
      sent_at: null,
    });
    expect(JSON.stringify(mails)).not.toMatch(/spam|tanio|kup!/i);
  });

  it('answers the same over REST', async () => {
    const { status, body } = await app.visitor().json('POST', '/api/inquiries', inquiryInput());
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(Number), status: 'new', createdAt: expect.any(String) });
  });
});

describe('the answer of staff', () => {
  it('comes above what was asked, in HTML and in text', async () => {
    const values = { id: 7, subject: 'Kolor <b>', message: 'Czy jest granat?\nPozdrawiam' };
    const about = { customerName: 'Łucja', customerEmail: 'lucja@example.com' };
    const inquiry = Object.assign(new Inquiry(), values, about);
    const answer = { id: 1, text: 'Tak, od maja.\nEwa z Cieniomatu' };
    const { recipient, subject, content } = inWords(
      answerMail(inquiry, answer, null),
      DELIVERED.words['inquiry-answered'],
    );
    expect({ recipient, subject }).toEqual({
      recipient: 'lucja@example.com',
      subject: 'Odpowiedź na zapytanie nr 7: Kolor <b>',
    });
    const { company } = app.services.content;
    const html = mailHtml(content, company, 'https://shop.test');
    expect(html).toMatch(/Tak, od maja\.<br>Ewa z Cieniomatu.*Czy jest granat\?<br>Pozdrawiam/s);
    expect(html).toContain('Kolor &lt;b&gt;');
    const text = mailText(content, company, 'https://shop.test');
    expect(text).toMatch(/Tak, od maja\.\nEwa z Cieniomatu.*> Czy jest granat\?\n> Pozdrawiam/s);
  });
});

describe('an incomplete inquiry', () => {
  it.each([
    ['name', 'Ż'],
    ['name', 'x'.repeat(121)],
    ['name', ' \n '],
    ['email', 'nie-adres'],
    ['email', `${'x'.repeat(250)}@example.com`],
    ['phone', '12'],
    ['subject', 'A'],
    ['subject', 'x'.repeat(201)],
    ['message', 'No?'],
    ['message', 'x'.repeat(5001)],
    ['inquiryType', 'spam'],
    ['configurationId', 'nie-uuid'],
  ])('is refused by its field %s', async (field, value) => {
    const input = inquiryInput({ [field]: value });
    const graphql = await app.visitor().graphql(SUBMIT, { input });
    expect(graphql.errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: [{ path: field }] } },
    ]);
    const rest = await app.visitor().json('POST', '/api/inquiries', input);
    expect(rest).toMatchObject({
      status: 422,
      body: { error: { code: 'BAD_USER_INPUT', fields: [{ path: field }] } },
    });
  });
});
