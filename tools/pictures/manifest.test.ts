import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { SEED_PRODUCTS } from '../../api/database/seed/products.js';
import { CATEGORIES } from '../../engine/families/categories.js';
import { PICTURES_FOLDER, filesOf, readManifest } from './manifest.js';
import { PICTURES } from './pictures.js';

const HEAVIEST_AVIF = 160_000;
const ARTICLES = join(PICTURES_FOLDER, '../articles');

const manifest = readManifest();
const files = Object.entries(manifest).flatMap(([name, entry]) => filesOf(name, entry));

/** The names of all pictures that pages of the shop use. */
function namesOfPages(): string[] {
  const articles = readdirSync(ARTICLES).map((file) => /^\d+/.exec(file)?.[0]);
  return [
    'home',
    'udostepnianie',
    ...CATEGORIES.map((category) => `kategoria-${category}`),
    ...SEED_PRODUCTS.map(({ id }) => `produkt-${id}`),
    ...articles.map((id) => `artykul-${id}`),
  ];
}

describe('the pictures of the shop', () => {
  it('have a scene each, rendered or not: what is not shows the drawing', () => {
    const scenes = PICTURES.map(({ name }) => name);
    expect(namesOfPages().filter((name) => !scenes.includes(name))).toEqual([]);
  });

  it.each(Object.entries(manifest))('say what %s shows, and how it begins', (_name, entry) => {
    expect(entry.alt).not.toBe('');
    expect(entry.placeholder).toMatch(/^data:image\/webp;base64,/);
  });

  it('are each described once, in the words of the manifest', () => {
    const described = Object.fromEntries(PICTURES.map(({ name, alt }) => [name, alt]));
    expect(Object.keys(described)).toHaveLength(PICTURES.length);
    const shown = Object.entries(manifest).map(([name, { alt }]) => [name, alt]);
    expect(described).toMatchObject(Object.fromEntries(shown));
  });

  it('lie in the folder in every size, and nothing else does', () => {
    const found = readdirSync(PICTURES_FOLDER).filter((file) => file !== 'pictures.json');
    expect(found.toSorted()).toEqual(files.toSorted());
  });

  it('are light enough for a phone', () => {
    const heavy = files.filter(
      (file) =>
        file.endsWith('.avif') && statSync(join(PICTURES_FOLDER, file)).size > HEAVIEST_AVIF,
    );
    expect(heavy).toEqual([]);
  });
});
