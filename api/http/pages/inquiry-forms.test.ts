import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { saveAwning } from '../../testing/factories.js';
import { inquiryInput } from '../../testing/inquiries.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { testPages } from '../../testing/test-pages.js';

const URLENCODED = { 'content-type': 'application/x-www-form-urlencoded' };
const SUBMITTED = /<main>(.*)<\/main>/s;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ pageSource: testPages });
});
afterAll(() => app.close());

const filledIn = (overrides: Record<string, string> = {}) =>
  inquiryInput(overrides) as Record<string, string>;

async function submit(
  body: string | Record<string, string>,
  { path = '/kontakt', headers = {}, to = app }: Partial<SubmitOptions> = {},
) {
  const response = await to.visitor().fetch(path, {
    method: 'POST',
    headers: { ...URLENCODED, ...headers },
    body: typeof body === 'string' ? body : new URLSearchParams(body).toString(),
  });
  const form: unknown = JSON.parse(SUBMITTED.exec(await response.text())?.[1] ?? 'null');
  return { status: response.status, headers: response.headers, form };
}

interface SubmitOptions {
  path: string;
  headers: Record<string, string>;
  to: TestApp;
}

const stored = (email: string | undefined) =>
  app.sql('select * from inquiry where customer_email = $1', [email]);

describe('an inquiry form submitted without scripts', () => {
  it.each(['/kontakt', '/wycena'])('at %s is kept and confirmed by e-mail', async (path) => {
    const input = filledIn({ message: 'Pierwszy wiersz.\r\nDrugi wiersz.', phone: '' });
    const { status, headers } = await submit(input, { path });
    expect([status, headers.get('location')]).toEqual([303, `${path}?wyslano=1#wyslano`]);
    expect(await stored(input['email'])).toEqual([
      expect.objectContaining({
        customer_name: 'Łucja Żółć',
        customer_phone: null,
        message: 'Pierwszy wiersz.\nDrugi wiersz.',
        inquiry_type: 'quote',
        status: 'new',
      }),
    ]);
    const mails = await app.sql('select 1 from outgoing_mail where recipient = $1', [
      input['email'],
    ]);
    expect(mails).toHaveLength(1);
  });

  it('keeps the saved configuration', async () => {
    const { id: configurationId } = await saveAwning(app.visitor());
    const input = filledIn({ configurationId });
    expect((await submit(input, { path: '/wycena' })).status).toBe(303);
    expect(await stored(input['email'])).toMatchObject([{ configuration_id: configurationId }]);
  });

  it('comes back with all errors, worded as in the browser, and what was filled in', async () => {
    const { status, headers, form } = await submit({
      name: ' Ł ',
      email: 'anna@',
      message: 'Cześć',
    });
    expect(status).toBe(422);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(form).toEqual({
      values: {
        name: 'Ł',
        email: 'anna@',
        phone: '',
        inquiryType: '',
        subject: '',
        message: 'Cześć',
      },
      errors: {
        name: 'Imię i\u00a0nazwisko: co najmniej 2\u00a0znaki.',
        email: 'Podaj prawidłowy adres e-mail, np. anna@example.pl.',
        inquiryType: 'Wybierz rodzaj zapytania.',
        subject: 'Podaj temat wiadomości.',
      },
      message: null,
    });
  });

  it('comes back with errors that only the server can find', async () => {
    const { status, form } = await submit(filledIn({ phone: '000 000 000' }));
    expect(status).toBe(422);
    expect(form).toMatchObject({
      values: { phone: '000 000 000' },
      errors: { phone: 'Podaj prawidłowy numer telefonu, np. 600\u00a0100\u00a0200.' },
    });
  });

  it.each([
    ['b0a1f1a2-8a54-4f0f-9a3e-2f4c1f0f9d11', 404, 'Nie ma takiej konfiguracji.'],
    ["1' or 1=1", 422, 'Ten identyfikator jest nieprawidłowy.'],
  ])(
    'about the configuration %s says that it is unknown',
    async (configurationId, code, message) => {
      const { status, form } = await submit(filledIn({ configurationId }), { path: '/wycena' });
      expect(status).toBe(code);
      expect(form).toMatchObject({ errors: {}, message });
    },
  );

  it.each([
    ['nothing', ''],
    ['lists', 'name=Anna&name=Ewa&email[]=a&email[]=b&message[0]=x'],
    ['objects', 'name[first]=Anna&__proto__[x]=1&constructor=x&toString=y'],
    ['broken escapes', 'name=%E0%A4%A&email=%00&message=%ff'],
    ['control characters', new URLSearchParams(filledInWith('message', 'a\u0000bcdef')).toString()],
    [
      'surrogates',
      `${new URLSearchParams(filledInWith('subject', 'x')).toString()}&subject=%ED%A0%80`,
    ],
    ['a long text', new URLSearchParams(filledInWith('message', 'x'.repeat(5001))).toString()],
    ['an unknown type', new URLSearchParams(filledInWith('inquiryType', 'toString')).toString()],
    ['JSON as a form', '{"name":{"first":"Anna"}}'],
  ])('with %s is refused: 422', async (_name, body) => {
    expect((await submit(body)).status).toBe(422);
  });

  it.each([
    ['application/json', '{"name":{"first":"Anna"}}', 422],
    ['multipart/form-data; boundary=x', '--x--', 422],
    ['application/x-www-form-urlencoded; charset=utf-7', 'name=Anna', 415],
    ['application/x-www-form-urlencoded', `message=${'x'.repeat(1_100_000)}`, 413],
    ['application/x-www-form-urlencoded', 'a&'.repeat(2000), 400],
  ])('as %s is refused: %#', async (type, body, status) => {
    expect((await submit(body, { headers: { 'content-type': type } })).status).toBe(status);
  });

  it.each<Record<string, string>>([
    { origin: 'https://stranger.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('by another site, also without a cookie, is refused: %j', async (headers) => {
    const input = filledIn();
    expect((await submit(input, { headers })).status).toBe(403);
    expect(await stored(input['email'])).toEqual([]);
  });

  it('is accepted from our own pages only', async () => {
    const headers = { origin: new URL(app.url).origin, 'sec-fetch-site': 'same-origin' };
    expect((await submit(filledIn(), { headers })).status).toBe(303);
  });

  it('counts against the limit of inquiries', async () => {
    const to = await createTestApp({ pageSource: testPages, env: { WRITES_PER_MINUTE: '60' } });
    const input = filledIn();
    for (let sent = 0; sent < 5; sent++) expect((await submit(input, { to })).status).toBe(303);
    const { status, headers, form } = await submit(input, { to });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(form).toMatchObject({
      values: { name: 'Łucja Żółć' },
      errors: {},
      message: expect.stringMatching(/^Zbyt wiele prób\./),
    });
    await to.close();
  });
});

function filledInWith(field: string, text: string): Record<string, string> {
  return filledIn({ [field]: text });
}
