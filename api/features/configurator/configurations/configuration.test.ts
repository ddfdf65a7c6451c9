import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { awning, changeProduct, createProduct, saveAwning } from '../../../testing/factories.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { MailContent } from '../../mail/mail-content.js';
import { mailText } from '../../mail/mail-text.js';

const READ = `query ($id: ID!) { configuration(id: $id) {
  id category productType variantLabel width projection height fabricColor frameColor roofMaterial roofTransparency
  controlType lamelOrientation openingAngle additionalOptions placement area calculatedPrice sizeLabel optionLabels
  lines { code amount } warnings { code } product { id name } drawingUrl createdAt } }`;
const SAVE = `mutation ($input: ConfigurationInput!) {
  saveConfiguration(input: $input) { configuration { id } issues { code field } }
}`;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function read(id: string): Promise<Record<string, unknown> | null> {
  const { data, errors } = await app
    .visitor()
    .graphql<{ configuration: Record<string, unknown> | null }>(READ, { id });
  expect(errors).toBeUndefined();
  return data.configuration;
}

const countRows = async () =>
  (await app.sql<{ count: string }>('select count(*) from configuration'))[0]!.count;

describe('a saved configuration', () => {
  it('keeps the sides of its screens, and refuses sides that cannot have one', async () => {
    const productId = await createProduct(app, { name: 'Pergola z bokami', category: 'pergole' });
    const input = (screenSides: unknown) => ({
      productId,
      width: 400,
      projection: 400,
      height: 280,
      additionalOptions: { sideScreens: 2 },
      placement: { screenSides },
    });
    const save = async (screenSides: unknown) =>
      (
        await app.visitor().graphql<{
          saveConfiguration: { configuration: { id: string } | null; issues: object[] };
        }>(SAVE, { input: input(screenSides) })
      ).data.saveConfiguration;
    const { configuration } = await save('left,front');
    expect(await read(configuration!.id)).toMatchObject({
      additionalOptions: { sideScreens: 2 },
      placement: { screenSides: 'left,front' },
      optionLabels: ['Osłony boczne ×\u00a02 (lewy bok i\u00a0front)'],
    });
    const field = 'placement.screenSides';
    expect((await save('left,back')).issues).toEqual([{ code: 'not_applicable', field }]);
    expect((await save('left,left')).issues).toEqual([{ code: 'unknown_choice', field }]);
  });

  it('comes back with every setting, for anyone who has its link', async () => {
    const { id } = await saveAwning(app.visitor(), {
      productType: 'koszowe',
      width: 350,
      projection: 200,
      fabricColor: 'Beżowy',
      controlType: 'electric',
      additionalOptions: { windSensor: true, ledLighting: false },
    });
    expect(await read(id)).toMatchObject({
      id,
      category: 'markizy',
      productType: 'koszowe',
      width: 350,
      projection: 200,
      height: null,
      fabricColor: 'Beżowy',
      frameColor: 'Biały',
      roofMaterial: null,
      controlType: 'electric',
      additionalOptions: { windSensor: true },
      area: '7.00',
      calculatedPrice: '5100.00',
      warnings: [],
      product: { id: 1 },
      drawingUrl: `/rysunki/konfiguracja/${id}.svg`,
    });
  });

  it('of a roof has a material and a transparency in place of the fabric', async () => {
    const { id } = await saveAwning(app.visitor(), {
      productId: 4,
      productType: undefined,
      fabricColor: undefined,
      frameColor: undefined,
      projection: 350,
      roofMaterial: 'szklane',
      roofTransparency: 'Przyciemniony',
    });
    expect(await read(id)).toMatchObject({
      productType: 'szklane',
      roofMaterial: 'szklane',
      roofTransparency: 'Przyciemniony',
      fabricColor: null,
      frameColor: 'Antracyt',
      additionalOptions: { gutters: true },
    });
  });

  it("keeps its price when the product's price rises", async () => {
    const productId = await createProduct(app, { basePrice: '1000.00' });
    const { id, calculatedPrice } = await saveAwning(app.visitor(), { productId });
    await changeProduct(app, productId, 'base_price = 5000');
    expect(await read(id)).toMatchObject({ calculatedPrice, product: { id: productId } });
    const again = await saveAwning(app.visitor(), { productId });
    expect(again.calculatedPrice).toBe('6200.00');
  });

  it('is kept when its product is archived', async () => {
    const productId = await createProduct(app, { name: 'Wycofana Jaskółka' });
    const { id } = await saveAwning(app.visitor(), { productId });
    await changeProduct(app, productId);
    expect(await read(id)).toMatchObject({ product: { id: productId, name: 'Wycofana Jaskółka' } });
  });

  it('has a drawing', async () => {
    const { id } = await saveAwning(app.visitor());
    const response = await app.visitor().fetch(`/rysunki/konfiguracja/${id}.svg`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(await response.text()).toMatch(/^<svg/);
  });

  it('is not created from an invalid request', async () => {
    const before = await countRows();
    const { data } = await app.visitor().graphql(SAVE, { input: awning({ width: 5 }) });
    expect(data).toEqual({
      saveConfiguration: {
        configuration: null,
        issues: [{ code: 'out_of_range', field: 'width' }],
      },
    });
    expect(await countRows()).toBe(before);
  });
});

describe('no configuration', () => {
  const ids = [
    randomUUID(),
    '',
    '1',
    'default',
    "' or 1=1 --",
    '\0',
    '../../etc/passwd',
    'x'.repeat(5000),
    '{00000000-0000-4000-8000-000000000000}',
  ];
  it.each(ids)('has the id %j', async (id) => {
    expect(await read(id)).toBeNull();
  });

  it.each(ids.filter((id) => id !== ''))('has a drawing at %j', async (id) => {
    const path = `/rysunki/konfiguracja/${encodeURIComponent(id)}.svg`;
    const { status, body } = await app.visitor().json('GET', path);
    expect({ status, body }).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
  });
});

describe('product types', () => {
  it("contain everything that the configurator's form needs", async () => {
    const { data } = await app.visitor().graphql<{ productTypes: { category: string }[] }>(`{
      productTypes {
        category label defaultProductId defaultColor defaultFrameColor electricControlPrice controlTypes
        variants { code factor } dimensions { dimension defaultValue fallbackMin fallbackMax }
        options { code unitPrice unit maxQuantity selectedByDefault } maxLamelOrientation maxOpeningAngle
      }
    }`);
    expect(data.productTypes.map(({ category }) => category)).toEqual([
      'markizy',
      'pergole',
      'zaluzje',
      'zadaszenia',
      'refleksole',
      'rolety',
    ]);
    expect(data.productTypes[1]).toMatchObject({
      defaultProductId: 2,
      electricControlPrice: '890.00',
      variants: [
        { code: 'przyscienne', factor: '1.00' },
        { code: 'wolnostojace', factor: '1.15' },
      ],
      dimensions: [
        { dimension: 'width', defaultValue: 400 },
        { dimension: 'projection', defaultValue: 400, fallbackMin: 150, fallbackMax: 400 },
        { dimension: 'height', defaultValue: 280, fallbackMin: 100, fallbackMax: 300 },
      ],
      maxLamelOrientation: 135,
    });
  });

  it('are the same when queried one by one', async () => {
    const { data } = await app.visitor().graphql<{ productTypes: object[]; productType: object }>(`
      fragment type on ProductType { category label variants { factor } options { code unitPrice } }
      { productTypes { ...type } productType(category: pergole) { ...type } }
    `);
    expect(data.productType).toEqual(data.productTypes[1]);
  });

  it('name all sixteen colours', async () => {
    const { data } = await app
      .visitor()
      .graphql<{ colors: { name: string; hex: string }[] }>('{ colors { name hex } }');
    expect(data.colors).toHaveLength(16);
    for (const { hex } of data.colors) expect(hex).toMatch(/^#[0-9A-F]{6}$/i);
  });
});

describe('a comparison of saved configurations', () => {
  const SEND = `mutation ($input: SendComparisonInput!) { sendComparison(input: $input) { accepted } }`;
  const send = (input: object) => app.visitor().graphql(SEND, { input });

  it('is mailed to somebody who answers the sender', async () => {
    const [recipient, sender] = [`${randomUUID()}@example.com`, 'jan@example.com'];
    const configurations = [
      (await saveAwning(app.visitor())).id,
      (await saveAwning(app.visitor(), { width: 450 })).id,
    ];
    const unknown = await send({
      recipient,
      sender,
      configurations: [...configurations, randomUUID()],
    });
    expect(unknown.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    expect((await send({ recipient, sender, configurations })).errors).toBeUndefined();
    const [mail] = await app.sql<{ content: MailContent }>(
      'select content from outgoing_mail where recipient = $1',
      [recipient],
    );
    const text = mailText(mail!.content, app.services.content.company, 'https://shop.test');
    expect(text).toContain('Ta: 1. Markiza');
    expect(text).toContain('mailto:jan@example.com?subject=Tamta%3A%202.%20Markiza');
    expect(text).toContain(`compare=${configurations.join('&compare=')}#porownanie`);
  });

  it('is mailed three times an hour to an e-mail, and ten times from a network address', async () => {
    const limited = await createTestApp({ env: { WRITES_PER_MINUTE: '60', TRUST_PROXY: '1' } });
    const saved = [
      await saveAwning(limited.visitor()),
      await saveAwning(limited.visitor(), { width: 450 }),
    ];
    const configurations = saved.map(({ id }) => id);
    const codeFrom = async (address: string, recipient: string) => {
      const input = { recipient, sender: 'jan@example.com', configurations };
      const { body } = await limited
        .visitor()
        .json<{ errors?: { extensions: { code: string } }[] }>(
          'POST',
          '/graphql',
          { query: SEND, variables: { input } },
          { 'x-forwarded-for': address },
        );
      return body.errors?.[0]?.extensions.code;
    };
    const sendTimes = async (times: number, recipientOf: (index: number) => string) => {
      for (let index = 0; index < times; index++)
        expect(await codeFrom('192.0.2.1', recipientOf(index))).toBeUndefined();
    };
    await sendTimes(3, () => 'anna@example.com');
    expect(await codeFrom('192.0.2.2', 'Anna@example.com')).toBe('TOO_MANY_REQUESTS');
    await sendTimes(7, (index) => `other-${index}@example.com`);
    expect(await codeFrom('192.0.2.1', 'last@example.com')).toBe('TOO_MANY_REQUESTS');
    expect(await codeFrom('192.0.2.3', 'last@example.com')).toBeUndefined();
    await limited.close();
  });
});
