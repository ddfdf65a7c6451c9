import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { saveAwning } from '../../testing/factories.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';

const SUBMIT =
  'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { inquiryId } }';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const inquiry = (overrides: Record<string, unknown> = {}) => ({
  name: 'Łucja Żółć',
  email: `${randomUUID()}@example.com`,
  phone: '42 600-10-20',
  subject: 'Markiza na taras',
  message: 'Proszę o wycenę markizy 4 × 3 m.',
  inquiryType: 'quote',
  ...overrides,
});

async function submit(input: Record<string, unknown>): Promise<number> {
  const { data, errors } = await app
    .visitor()
    .graphql<{ submitInquiry: { inquiryId: number } }>(SUBMIT, { input });
  expect(errors).toBeUndefined();
  return data.submitInquiry.inquiryId;
}

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
    const id = await submit(inquiry({ inquiryType }));
    expect(await stored(id)).toMatchObject({ inquiry_type: inquiryType, priority, status: 'new' });
  });

  it('is kept with its text trimmed and its telephone normalised', async () => {
    const id = await submit(inquiry({ name: '  Łucja Żółć ', subject: ' Temat\t' }));
    expect(await stored(id)).toMatchObject({
      customer_name: 'Łucja Żółć',
      customer_phone: '+48426001020',
      subject: 'Temat',
      message: 'Proszę o wycenę markizy 4 × 3 m.',
      configuration_id: null,
    });
  });

  it.each([null, undefined])('needs no telephone (%s)', async (phone) => {
    expect(await stored(await submit(inquiry({ phone })))).toMatchObject({ customer_phone: null });
  });

  it('may be about a saved configuration', async () => {
    const { id: configurationId } = await saveAwning(app.visitor());
    const id = await submit(inquiry({ configurationId }));
    expect(await stored(id)).toMatchObject({ configuration_id: configurationId });
  });

  it('is not taken about a configuration that there is not', async () => {
    const input = inquiry({ configurationId: randomUUID() });
    const { data, errors } = await app.visitor().graphql(SUBMIT, { input });
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      { extensions: { code: 'NOT_FOUND', fields: [{ path: 'configurationId' }] } },
    ]);
    const rows = await app.sql('select 1 from inquiry where customer_email = $1', [input.email]);
    expect(rows).toEqual([]);
  });

  it('is confirmed by an e-mail, queued once', async () => {
    const input = inquiry({ subject: 'Zażółć gęślą jaźń' });
    await submit(input);
    const mails = await app.sql(
      `select subject, text, sent_at from outgoing_mail mail
         join graphile_worker._private_jobs job on job.payload->>'mailId' = mail.id::text
        where recipient = $1`,
      [input.email],
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      subject: 'Otrzymaliśmy wiadomość: Zażółć gęślą jaźń',
      text: expect.stringContaining('w ciągu 24 godzin'),
      sent_at: null,
    });
  });

  it('answers the same over REST', async () => {
    const { status, body } = await app.visitor().json('POST', '/api/inquiries', inquiry());
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(Number), status: 'new', createdAt: expect.any(String) });
  });
});

describe('an inquiry that is not whole', () => {
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
    const input = inquiry({ [field]: value });
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
