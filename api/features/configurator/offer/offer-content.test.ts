import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createProduct, saveAwning } from '../../../testing/factories.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import { findConfiguration } from '../configurations/configuration.service.js';
import { type OfferContent, offerContent } from './offer-content.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The content of the offer of an awning that was saved at `createdAt`, and the price of the awning. */
async function offerOf(overrides: Record<string, unknown>, createdAt: string, vatRate = 23) {
  const { id, calculatedPrice } = await saveAwning(app.visitor(), overrides);
  await app.sql('update configuration set created_at = $2 where id = $1', [id, createdAt]);
  const saved = (await findConfiguration(app.services.orm.em.fork(), id))!;
  const content = offerContent({
    saved,
    productName: 'Markiza tarasowa Aurora 350',
    vatRate,
    company: app.services.content.company,
    publicUrl: 'https://shop.test',
  });
  return { content, calculatedPrice };
}

const AUTUMN = '2026-11-20T23:30:00Z';
const rows = (list: OfferContent['lines']) =>
  list.map(({ label, note, amount }) => spaced([label, note ?? '', amount].join(' | ')));
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('an offer', () => {
  it('has the lines, the VAT and the total of the receipt', async () => {
    const { content } = await offerOf(
      { width: 433, controlType: 'electric', additionalOptions: { windSensor: true } },
      AUTUMN,
    );
    expect(rows(content.lines)).toEqual([
      'Cena podstawowa |  | 2 490 zł',
      'Powierzchnia | 12,99 m² × 200 zł | 2 598 zł',
      'Sterowanie elektryczne |  | 890 zł',
      'Czujnik wiatru |  | 320 zł',
    ]);
    expect(rows([content.total, ...content.details])).toEqual([
      'Razem brutto |  | 6 298 zł',
      'w tym VAT 23% |  | 1 177,67 zł',
      'Cena za m² | powierzchnia 12,99 m² | 484,83 zł',
    ]);
  });

  it('says how the surcharge of a variant, and the price of exactly 1 m², are calculated', async () => {
    const blind = {
      productId: 3,
      productType: 'z90',
      width: 100,
      projection: null,
      height: 100,
      fabricColor: 'Biały',
      frameColor: 'Antracyt',
    };
    const { content } = await offerOf(blind, AUTUMN);
    const notes = content.lines.map(({ note }) => note && spaced(note));
    expect(notes).toEqual([
      null,
      expect.stringMatching(/^1 m² × /),
      expect.stringMatching(/^10% × /),
    ]);
  });

  it('costs what the API said, to the grosz', async () => {
    const productId = await createProduct(app, { basePrice: '1000.01', pricePerSqm: '99.99' });
    const { content, calculatedPrice } = await offerOf({ productId, width: 311 }, AUTUMN);
    const total = content.total.amount.replace(/[\s\u00a0]|zł/g, '').replace(',', '.');
    expect(total).toBe(calculatedPrice);
  });

  it('shows the product from three sides and lists its parts', async () => {
    const { content } = await offerOf({ width: 433 }, AUTUMN);
    expect(content.views.map(({ name }) => spaced(name))).toEqual([
      'Widok z przodu',
      'Widok z boku',
      'Widok z góry',
    ]);
    const parts = content.parts.map(({ name, count, size }) =>
      spaced([name, count, size].join(' | ')),
    );
    expect(parts).toContain('Kaseta | 1 szt. | 4 330 mm');
    expect(parts).toContainEqual(
      expect.stringMatching(/^Tkanina \| 1 szt. \| 4 220 × 2 \d{3} mm$/),
    );
  });

  it('contains the VAT that was in force', async () => {
    const { content } = await offerOf({}, AUTUMN, 8);
    expect(rows(content.details)[0]).toBe('w tym VAT 8% |  | 362,22 zł');
  });

  it('names product, variant, size and every setting', async () => {
    const { content } = await offerOf({}, AUTUMN);
    expect(content.fileName).toBe('oferta-markiza-kasetowa-400x300.pdf');
    expect(content.title).toBe('Oferta: Markiza tarasowa Aurora 350');
    expect(spaced(content.subtitle)).toBe('Markiza kasetowa, 400 × 300 cm');
    expect(content.facts.map(({ label }) => label)).toEqual([
      'Wariant',
      'Szerokość',
      'Wysięg',
      'Wymiar gotowy',
      'Kolor tkaniny',
      'Kolor konstrukcji',
      'Sterowanie',
      'Montaż',
      'Dodatki',
    ]);
    expect(content.link).toMatch(/^https:\/\/shop\.test\/k\/[\w-]{22}$/);
  });

  it('says that there is no right of withdrawal, and what to do about each warning', async () => {
    const { content } = await offerOf({ additionalOptions: { windSensor: true } }, AUTUMN);
    const notes = spaced(content.notes.join('\n'));
    expect(content.warnings).toEqual([
      expect.stringMatching(/^Czujnik wiatru działa tylko.*Rada: dodaj sterowanie elektryczne\.$/),
    ]);
    expect(content.safety).toContainEqual(expect.stringContaining('wiat'));
    expect(notes).toContain('art. 38 ust. 1 pkt 3 ustawy o prawach konsumenta');
    expect(notes).toContain('±2 cm');
  });

  it.each([
    [AUTUMN, '21 listopada 2026', '21 grudnia 2026'],
    ['2026-03-01T12:00:00Z', '1 marca 2026', '31 marca 2026'],
    ['2026-10-10T21:59:00Z', '10 października 2026', '9 listopada 2026'],
    ['2026-10-10T22:00:00Z', '11 października 2026', '10 listopada 2026'],
  ])('of %s is valid for 30 days of the Polish calendar', async (createdAt, from, until) => {
    const { content } = await offerOf({}, createdAt);
    expect(content.dates).toEqual([
      { label: 'Data oferty', value: from },
      { label: 'Ważna do', value: until },
    ]);
  });

  it('says how to keep the offered price after a price increase', async () => {
    const { content } = await offerOf({}, AUTUMN);
    expect(spaced(content.notes.join('\n'))).toContain('przyjmiemy zamówienie po cenie z oferty');
  });

  it('has a file name without Polish letters', async () => {
    const roof = { productId: 4, productType: undefined, fabricColor: undefined };
    const { content } = await offerOf(
      { ...roof, frameColor: undefined, projection: 350, roofMaterial: 'poliweglan' },
      AUTUMN,
    );
    expect(content.fileName).toBe('oferta-zadaszenie-z-poliweglanu-400x350.pdf');
  });
});
