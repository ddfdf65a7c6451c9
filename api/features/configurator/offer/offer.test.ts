import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createProduct, saveAwning } from '../../../testing/factories.js';
import { lettersOf, pageCount, pageTexts } from '../../../testing/pdf.js';
import { type TestApp, catalogueIsRead, createTestApp } from '../../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function readOffer(id: string): Promise<Buffer> {
  const response = await app.visitor().fetch(`/oferta/${id}.pdf`);
  return Buffer.from(await response.arrayBuffer());
}

describe('the offer', () => {
  it('is a cacheable file of two tagged pages in Polish', async () => {
    const { id } = await saveAwning(app.visitor());
    const { data } = await app
      .visitor()
      .graphql<{ configuration: { offerUrl: string } }>(
        'query ($id: ID!) { configuration(id: $id) { offerUrl } }',
        { id },
      );
    const response = await app.visitor().fetch(data.configuration.offerUrl);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="oferta-markiza-kasetowa-400x300.pdf"',
    );
    const pdf = Buffer.from(await response.arrayBuffer());
    expect(pdf.length).toBeLessThan(1024 * 1024);
    const text = pdf.toString('latin1');
    expect(text).toMatch(/^%PDF-1\.7/);
    expect(pageCount(pdf)).toBe(2);
    expect(text).toContain('/Lang (pl-PL)');
    expect(text).toContain('/Marked true');
  });

  it('says what to do about a warning, and numbers its pages, none of which is nearly empty', async () => {
    const { id } = await saveAwning(app.visitor(), {
      width: 600,
      projection: 350,
      controlType: 'electric',
      additionalOptions: { windSensor: true, ledLighting: true },
      placement: { mountingHeight: 300, slope: 20, wall: 'ocieplona' },
    });
    const pages = pageTexts(await readOffer(id)).map((text) => text.replaceAll('\u00a0', ' '));
    expect(pages).toHaveLength(2);
    const [prices = '', drawings = ''] = pages;
    expect(prices).toContain('Prześwit pod rozwiniętą markizą wynosi 148 cm.');
    expect(prices).toContain('Rada: ustaw wysokość montażu 352 cm.');
    expect(prices).toContain('Otwórz tę konfigurację:');
    expect(prices).toContain('strona 1 z 2');
    expect(drawings).toContain('Lista części');
    expect(drawings).toContain('Osie ramion od lewej22; 300 i 578 cm');
    expect(drawings).toContain('strona 2 z 2');
  });

  it('embeds its fonts with Polish letters', async () => {
    const name = 'Żółta Łąka Gęśli Źdźbło Ćmy Ńandu';
    const productId = await createProduct(app, { name });
    const { id } = await saveAwning(app.visitor(), { productId });
    const pdf = await readOffer(id);
    expect(pdf.toString('latin1').match(/\/FontFile2/g)).toHaveLength(3);
    const letters = lettersOf(pdf);
    for (const letter of `${name}ąęłńóśż×²`) expect(letters).toContain(letter);
  });

  it("stays the same when the product's price rises", async () => {
    const productId = await createProduct(app, { basePrice: '1000.00' });
    const { id } = await saveAwning(app.visitor(), { productId });
    const first = await readOffer(id);
    await app.sql('update product set base_price = 5000 where id = $1', [productId]);
    const later = await createTestApp({ databaseUrl: app.databaseUrl });
    expect(later.services.catalogue.fresh?.products.get(productId)?.basePrice).toBe('5000.00');
    const second = await later.visitor().fetch(`/oferta/${id}.pdf`);
    expect(Buffer.from(await second.arrayBuffer()).equals(first)).toBe(true);
    await later.close();
  });

  it('names the product as the shop does, also after it was renamed', async () => {
    const productId = await createProduct(app, { name: 'Markiza Stara' });
    const { id } = await saveAwning(app.visitor(), { productId });
    expect(pageTexts(await readOffer(id))[0]).toContain('Markiza Stara');
    await app.sql(`update product set name = 'Markiza Nowa' where id = $1`, [productId]);
    await catalogueIsRead(app.services);
    expect(pageTexts(await readOffer(id))[0]).toContain('Markiza Nowa');
  });

  it.each([randomUUID(), '1', 'x'.repeat(36), '..%2F..%2Fetc', '%00', `${randomUUID()}x`])(
    'is not found for %s',
    async (id) => {
      const { status, body } = await app.visitor().json('GET', `/oferta/${id}.pdf`);
      expect({ status, body }).toMatchObject({
        status: 404,
        body: { error: { code: 'NOT_FOUND' } },
      });
    },
  );

  it('is limited per address, except for cached files', async () => {
    const env = { WRITES_PER_MINUTE: '1000' };
    const other = await createTestApp({ databaseUrl: app.databaseUrl, env });
    const { id } = await saveAwning(other.visitor());
    const ask = async (of: string) => (await other.visitor().fetch(`/oferta/${of}.pdf`)).status;
    expect(await ask(id)).toBe(200);
    const answers: number[] = [];
    for (let i = 0; i < 30; i += 1) answers.push(await ask(randomUUID()));
    expect(answers.at(-2)).toBe(404);
    expect(answers.at(-1)).toBe(429);
    expect(await ask(id)).toBe(200);
    await other.close();
  });
});
