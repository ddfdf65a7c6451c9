import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Fact } from '#engine/goods/configuration/facts';
import { createProduct } from '../../../testing/factories.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import {
  type BrochureContent,
  type BrochureSource,
  categoryBrochure,
  productBrochure,
} from './brochure-content.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function source(): Promise<BrochureSource> {
  const { catalogue, content, pictures } = app.services;
  return {
    snapshot: await catalogue.current(),
    company: content.company,
    pictures,
    publicUrl: 'https://shop.test',
    now: new Date('2026-11-20T23:30:00Z'),
  };
}

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const rows = (facts: readonly Fact[]) =>
  facts.map(({ label, value }) => spaced(`${label}: ${value}`));
const brochureOf = async (id: number): Promise<BrochureContent> =>
  productBrochure(await source(), id)!;

describe('the brochure of a product', () => {
  it('contains its name, its number and the day of its prices in Poland', async () => {
    const { title, kind, dates, link, pages } = await brochureOf(1);
    expect([title, kind, link]).toEqual([
      'Katalog: Markiza tarasowa Aurora 350',
      'Katalog produktu',
      'https://shop.test/produkt/1',
    ]);
    expect(rows(dates)).toEqual(['Ceny z dnia: 21 listopada 2026']);
    expect(pages[0]!.subtitle).toBe('Markizy  ·  Markizy tarasowe  ·  MAR-0001');
  });

  it('has the prices of the engine, the limits and the prices of options', async () => {
    const [page] = (await brochureOf(1)).pages;
    expect(spaced(page!.price)).toBe('2 490 zł + 200 zł za m²');
    expect(rows(page!.examples)).toEqual([
      'Najmniejszy 200 × 150 cm: 3 090 zł',
      'Typowy 400 × 300 cm: 4 890 zł',
      'Największy 600 × 350 cm: 6 690 zł',
    ]);
    expect(rows(page!.limits)).toEqual(['Szerokość: 200–600 cm', 'Wysięg: 150–350 cm']);
    expect(rows(page!.options)).toEqual([
      'Sterowanie elektryczne: 890 zł',
      'Czujnik wiatru: 320 zł',
      'Oświetlenie LED: 680 zł',
    ]);
  });

  it('shows options by their unit, and the surcharge of a variant', async () => {
    const [roof] = (await brochureOf(4)).pages;
    expect(rows(roof!.options)).toEqual([
      'Rynny: w cenie',
      'Ściany boczne: 350 zł za m² dachu',
      'Oświetlenie LED: 680 zł',
      'Promiennik podczerwieni: 1 200 zł',
    ]);
    const [pergola] = (await brochureOf(2)).pages;
    expect(rows(pergola!.options)).toContain('Prowadnice ZIP: 450 zł za sztukę');
    expect(rows(pergola!.variants)[1]).toContain('Cena podstawowa i za m²: +15%.');
  });

  it('shows its colours as swatches', async () => {
    const [page] = (await brochureOf(1)).pages;
    expect(page!.swatches.map(({ label }) => label)).toEqual([
      'Kolor tkaniny',
      'Kolor konstrukcji',
    ]);
    expect(page!.swatches[0]!.colors[0]).toEqual({ name: 'Czerwony', hex: '#a8322d' });
  });

  it('names the maker, the warnings of the family and the missing right of withdrawal', async () => {
    const { maker, safety, notes, included } = await brochureOf(1);
    expect(rows(maker)).toEqual([
      'Producent: Cieniomat',
      'Adres pocztowy: ul. Słoneczna 14, 90-001 Łódź',
      'Adres elektroniczny: kontakt@cieniomat.example',
    ]);
    expect(safety.join(' ')).toContain('13561');
    expect(spaced(notes.join(' '))).toMatch(/ceny brutto, z VAT 23%.*Prawo odstąpienia w 14 dni/);
    expect(included).toContain('Darmowa dostawa w całej Europie');
  });
});

describe('the brochure of a family', () => {
  it('has its products by name, archived ones left out', async () => {
    const archived = await createProduct(app, { category: 'zaluzje', name: 'Aaa wycofana' });
    await createProduct(app, { category: 'zaluzje', name: 'Ćma fasadowa' });
    const { snapshot, ...rest } = await source();
    const products = new Map(snapshot.products);
    products.set(archived, { ...products.get(archived)!, archivedAt: new Date() });
    const content = categoryBrochure({ ...rest, snapshot: { ...snapshot, products } }, 'zaluzje')!;
    const names = content.pages.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('pl').compare));
    expect(names[0]).toBe('Ćma fasadowa');
    expect(content.cover!.products.map(({ label }) => label)).toEqual(names);
    expect(content.fileName).toBe('katalog-zaluzje.pdf');
    expect(content.link).toBe('https://shop.test/produkty/zaluzje');
  });

  it('shows 40 products of a larger family, the featured ones among them, and says that there are more', async () => {
    const { snapshot, ...rest } = await source();
    const [first] = [...snapshot.products.values()].filter(({ category }) => category === 'rolety');
    const many = Array.from({ length: 5000 }, (_, index) => ({
      ...first!,
      id: 10_000 + index,
      name: `Roleta ${String(index).padStart(4, '0')}`,
      featured: index === 4321,
    }));
    const products = new Map(many.map((product) => [product.id, product]));
    const content = categoryBrochure({ ...rest, snapshot: { ...snapshot, products } }, 'rolety')!;
    const names = content.pages.map(({ name }) => name);
    expect(names).toHaveLength(40);
    expect(names.at(-1)).toBe('Roleta 4321');
    expect(spaced(content.notes[0]!)).toContain(
      'wybrane produkty (40); wszystkie, a jest ich 5 000, są w sklepie',
    );
  });

  it('does not exist for a family without products', async () => {
    const { snapshot, ...rest } = await source();
    expect(
      categoryBrochure({ ...rest, snapshot: { ...snapshot, products: new Map() } }, 'rolety'),
    ).toBeNull();
  });
});
