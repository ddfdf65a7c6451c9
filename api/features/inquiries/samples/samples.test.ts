import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FABRICS } from '#engine/goods/fabrics/fabrics';
import { MAX_SAMPLES } from '#engine/trade/fields/sample-fields';
import { inquiryInput, samplesInput } from '../../../testing/inquiries.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import { testPages } from '../../../testing/test-pages.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import type { MailContent } from '../../mail/mail-content.js';

const REQUEST =
  'mutation ($input: RequestSamplesInput!) { requestSamples(input: $input) { inquiryId } }';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp({ pageSource: testPages });
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

const request = (input: Record<string, unknown>) =>
  app.visitor().graphql<{ requestSamples: { inquiryId: number } }>(REQUEST, { input });

async function order(overrides?: Record<string, unknown>): Promise<number> {
  const { data, errors } = await request(samplesInput(overrides));
  expect(errors).toBeUndefined();
  return data.requestSamples.inquiryId;
}

const stored = (email: unknown) =>
  app.sql('select * from inquiry where customer_email = $1', [email]);

/** The names of the fields that were refused. */
async function refused(overrides: Record<string, unknown>): Promise<unknown[]> {
  const input = samplesInput(overrides);
  const { errors } = await request(input);
  expect(await stored(input['email'])).toEqual([]);
  const { fields } = errors![0]!.extensions as { fields: { path: string }[] };
  return fields.map(({ path }) => path);
}

describe('an order of samples', () => {
  it('is stored as an inquiry with fabrics and address, and staff read it', async () => {
    const id = await order();
    const { data } = await staff.graphql(
      `query ($id: Int!) { inquiry(id: $id) {
        inquiryType priority status subject street postalCode city samples { id name swatchUrl } } }`,
      { id },
    );
    expect(data).toEqual({
      inquiry: {
        inquiryType: 'samples',
        priority: 'low',
        status: 'new',
        subject: 'Próbki tkanin: Toscana Krem, Solano 5 Szary',
        street: 'Słoneczna 12/4',
        postalCode: '90-001',
        city: 'Łódź',
        samples: [
          {
            id: 'toscana-krem',
            name: 'Toscana Krem',
            swatchUrl: '/rysunki/tkanina/toscana-krem.svg',
          },
          {
            id: 'solano-5-szary',
            name: 'Solano 5 Szary',
            swatchUrl: '/rysunki/tkanina/solano-5-szary.svg',
          },
        ],
      },
    });
  });

  it('is confirmed by an e-mail with its fabrics, without what a stranger may have written', async () => {
    const advertising = 'www.spam.example';
    const input = samplesInput({ name: 'spam.example', street: advertising, city: advertising });
    await request(input);
    const mails = await app.sql<{ subject: string; content: MailContent }>(
      'select subject, content from outgoing_mail where recipient = $1',
      [input['email']],
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]!.subject).toMatch(/^Przyjęliśmy zamówienie próbek nr \d+$/);
    const text = JSON.stringify(mails[0]!.content);
    expect(text).toContain('Toscana Krem');
    expect(text).not.toContain('spam');
  });

  it('sent again while it is new is stored and confirmed once', async () => {
    const input = samplesInput();
    expect(await order(input)).toBe(await order(input));
    expect(await stored(input['email'])).toHaveLength(1);
    const fabrics = ['toscana-krem'];
    await order({ ...input, fabrics });
    expect(await stored(input['email'])).toHaveLength(2);
  });

  it('is found by its type and exported with fabrics and address', async () => {
    const email = `${samplesInput()['email'] as string}`;
    await order({ email });
    const { data } = await staff.graphql<{ inquiries: { items: { customerEmail: string }[] } }>(
      '{ inquiries(filter: { inquiryType: samples }, page: { limit: 50 }) { items { customerEmail } } }',
    );
    expect(data.inquiries.items).toContainEqual({ customerEmail: email });
    const csv = await (await staff.fetch(`/api/admin/inquiries.csv?text=${email}`)).text();
    expect(csv).toContain('Próbki tkanin');
    expect(csv).toContain('Toscana Krem, Solano 5 Szary');
    expect(csv).toContain('Słoneczna 12/4, 90-001 Łódź');
  });

  it.each([
    ['an unknown fabric', { fabrics: ['toscana-krem', 'toscana-rozowy'] }, ['fabrics']],
    ['no fabric', { fabrics: [] }, ['fabrics']],
    ['a fabric twice', { fabrics: ['toscana-krem', 'toscana-krem'] }, ['fabrics']],
    [
      'six fabrics',
      { fabrics: FABRICS.slice(0, MAX_SAMPLES + 1).map(({ id }) => id) },
      ['fabrics'],
    ],
    ['a name without a letter', { name: '\u3164\u3164' }, ['name']],
    ['a foreign postcode', { postalCode: 'SW1A 1AA' }, ['postalCode']],
    ['empty texts', { street: ' ', city: '', name: '' }, ['name', 'street', 'city']],
    ['a broken e-mail', { email: 'anna@' }, ['email']],
  ])('with %s is refused and names the field', async (_what, overrides, fields) => {
    expect(await refused(overrides)).toEqual(fields);
  });

  it('counts against the limit of inquiries', async () => {
    const limited = await createTestApp({ env: { WRITES_PER_MINUTE: '60' } });
    const input = samplesInput();
    const send = () => limited.visitor().graphql(REQUEST, { input });
    for (let sent = 0; sent < 5; sent++) expect((await send()).errors).toBeUndefined();
    expect((await send()).errors![0]!.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await limited.close();
  });

  it('is accepted over REST', async () => {
    const { status, body } = await app.visitor().json('POST', '/api/samples', samplesInput());
    expect([status, body]).toEqual([201, expect.objectContaining({ status: 'new' })]);
  });
});

it('a message cannot be of the type samples, which has an address', async () => {
  const { errors } = await app
    .visitor()
    .graphql(
      'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { inquiryId } }',
      {
        input: inquiryInput({ inquiryType: 'samples' }),
      },
    );
  expect(errors![0]!.extensions).toMatchObject({ fields: [{ path: 'inquiryType' }] });
});

describe('the form of samples submitted without scripts', () => {
  const submit = (body: [string, string][]) =>
    app.visitor().fetch('/tkaniny', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(body).toString(),
    });
  const filled = (fabrics: string[], overrides: Record<string, unknown> = {}) => {
    const { fabrics: _ids, ...texts } = samplesInput(overrides) as Record<string, string>;
    return [
      ...Object.entries(texts),
      ...fabrics.map((id): [string, string] => ['fabrics', id]),
    ] as [string, string][];
  };
  const formOf = async (response: Response) =>
    JSON.parse(/<main>(.*)<\/main>/s.exec(await response.text())?.[1] ?? 'null') as unknown;

  it.each([[['toscana-krem']], [['toscana-krem', 'lido-bialy']]])(
    'reads the ticked boxes: %s',
    async (fabrics) => {
      const body = filled(fabrics);
      const response = await submit(body);
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        '/tkaniny?wyslano=1#wyslano',
      ]);
      const email = new Map(body).get('email');
      expect(await stored(email)).toEqual([expect.objectContaining({ sample_ids: fabrics })]);
    },
  );

  it('comes back with what was filled in and every error', async () => {
    const response = await submit(filled([], { postalCode: '90', city: '' }));
    expect(response.status).toBe(422);
    expect(await formOf(response)).toMatchObject({
      values: { street: 'Słoneczna 12/4', fabrics: '' },
      errors: {
        postalCode: 'Podaj kod pocztowy, np. 90-001.',
        city: 'Podaj miejscowość.',
        fabrics: 'Wybierz co najmniej jedną próbkę.',
      },
    });
  });

  it('keeps the choice of too many fabrics, and of an unknown one', async () => {
    const many = FABRICS.slice(0, 6).map(({ id }) => id);
    expect(await formOf(await submit(filled(many)))).toMatchObject({
      values: { fabrics: many.join(',') },
      errors: { fabrics: 'Wysyłamy najwyżej 5 próbek naraz.' },
    });
    const response = await submit(filled(['nieznana']));
    expect(response.status).toBe(422);
    expect(await formOf(response)).toMatchObject({ errors: { fabrics: expect.any(String) } });
  });
});

describe('the fabric library', () => {
  it('is the same over GraphQL and REST', async () => {
    const { data } = await app
      .visitor()
      .graphql<{ fabrics: { id: string; light: number }[] }>('{ fabrics { id light } }');
    const { body } = await app
      .visitor()
      .json<{ id: string; light: number }[]>('GET', '/api/fabrics');
    expect(body.map(({ id, light }) => ({ id, light }))).toEqual(data.fabrics);
    expect(data.fabrics).toHaveLength(FABRICS.length);
  });

  it('draws a swatch of each fabric, and none of an unknown one', async () => {
    const swatch = await app.visitor().fetch('/rysunki/tkanina/solano-5-szary.svg');
    expect(swatch.headers.get('content-type')).toMatch('image/svg+xml');
    expect(await swatch.text()).toMatch(/^<svg .*width="4.444mm"/);
    expect((await app.visitor().fetch('/rysunki/tkanina/nieznana.svg')).status).toBe(404);
  });
});
