import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { COLLECTIONS } from '#engine/goods/fabrics/fabrics';
import { CATEGORIES } from '#engine/goods/families/categories';
import { SEED_PRODUCTS } from '../../api/setup/seed/products.js';
import { PICTURES_FOLDER, filesOf, readManifest } from './manifest.js';
import type { Picture } from './picture.js';
import { PICTURES } from './pictures.js';
import { hashOf } from './scene.js';

const HEAVIEST_AVIF = 160_000;
const ARTICLES = join(PICTURES_FOLDER, '../articles');

const manifest = readManifest();
const files = Object.entries(manifest).flatMap(([name, entry]) => filesOf(name, entry));

/** The names of pictures that pages of the shop use. */
function namesOfPages(): string[] {
  const articles = readdirSync(ARTICLES).map((file) => /^\d+/.exec(file)?.[0]);
  return [
    'home',
    'pracownia',
    'montaz',
    'serwis',
    ...CATEGORIES.flatMap((category) => [
      `kategoria-${category}`,
      `kategoria-${category}-przed`,
      `profil-${category}`,
    ]),
    ...SEED_PRODUCTS.map(({ id }) => `produkt-${id}`),
    ...articles.map((id) => `artykul-${id}`),
  ];
}

const SET = PICTURES.filter(({ place }) => place !== 'swatch' && place !== 'bench');
const OTHER_HOUSES: Partial<Record<Picture['place'], string>> = {
  street: 'tenement',
  balcony: 'flats',
};

/** The kind of house in a picture; undefined in gardens and rooms. */
function houseOf({ place, decor }: Picture): unknown {
  if (place === 'terrace' || place === 'facade') return decor.house ?? 'modern';
  return OTHER_HOUSES[place];
}

function kindsOf(of: (picture: Picture) => unknown): Set<unknown> {
  return new Set(SET.map(of).filter((kind) => kind !== undefined && kind !== 'none'));
}

/** The fields in which the two pictures of a pair may differ. */
function namesAndProduct(picture: Picture | undefined) {
  return { name: picture?.name, alt: picture?.alt, built: picture?.built };
}

describe('the pictures of the shop', () => {
  it('have a scene each, rendered or not; an unrendered one shows the drawing', () => {
    const scenes = PICTURES.map(({ name }) => name);
    expect(namesOfPages().filter((name) => !scenes.includes(name))).toEqual([]);
  });

  it('show a close-up of each collection of fabrics', () => {
    const shown = PICTURES.map(({ name }) => name).filter((name) => name.startsWith('tkanina-'));
    for (const { code } of COLLECTIONS) {
      expect(shown.some((name) => name.startsWith(`tkanina-${code}-`))).toBe(true);
    }
  });

  it('differ within a pair by the product alone', () => {
    for (const category of CATEGORIES) {
      const [after, first] = ['', '-przed'].map((suffix) =>
        PICTURES.find(({ name }) => name === `kategoria-${category}${suffix}`),
      );
      expect({ ...first, ...namesAndProduct(after) }).toEqual(after);
      expect(first?.built).toBeDefined();
    }
  });

  it('repeat no olive and no lantern in more than three of them', () => {
    const withOlive = SET.filter(({ decor }) => String(decor.pots).includes('olive'));
    const withLantern = SET.filter(({ decor }) => decor.lantern === true);
    expect(withOlive.length).toBeLessThanOrEqual(3);
    expect(withLantern.length).toBeLessThanOrEqual(3);
  });

  it('show five sets of furniture, five houses, four times of day, and people in eight', () => {
    expect(kindsOf(({ decor }) => decor.furniture).size).toBeGreaterThanOrEqual(5);
    expect(kindsOf(houseOf).size).toBeGreaterThanOrEqual(5);
    expect(kindsOf(({ light }) => light).size).toBeGreaterThanOrEqual(4);
    expect(SET.filter(({ people }) => people).length).toBeGreaterThanOrEqual(8);
  });

  it('show a product twice in the same light only at another house or with other furniture', () => {
    const scenes = SET.filter(({ name }) => !/-(detal|przed)$/.test(name)).map((picture) =>
      [
        picture.productId,
        picture.place,
        picture.light,
        houseOf(picture),
        picture.decor.furniture ?? picture.decor.room,
      ].join(),
    );
    expect(scenes.filter((scene, index) => scenes.indexOf(scene) !== index)).toEqual([]);
  });

  it.each(Object.entries(manifest))(
    'have an alternative text about %s with the right beginning',
    (_name, entry) => {
      expect(entry.alt).not.toBe('');
      expect(entry.placeholder).toMatch(/^data:image\/webp;base64,/);
    },
  );

  it('are each described once, and the manifest has the same text once they are rendered', () => {
    expect(new Set(PICTURES.map(({ name }) => name)).size).toBe(PICTURES.length);
    const rendered = PICTURES.filter((picture) => manifest[picture.name]?.hash === hashOf(picture));
    for (const { name, alt } of rendered) expect(manifest[name]?.alt).toBe(alt);
    const scenes = PICTURES.map(({ name }) => name);
    expect(Object.keys(manifest).filter((name) => !scenes.includes(name))).toEqual([]);
  });

  it('are in the folder in every size, and nothing else is', () => {
    const found = readdirSync(PICTURES_FOLDER).filter((file) => file !== 'pictures.json');
    expect(found.toSorted()).toEqual(files.toSorted());
  });

  it('are small enough files for a phone', () => {
    const heavy = files.filter(
      (file) =>
        file.endsWith('.avif') && statSync(join(PICTURES_FOLDER, file)).size > HEAVIEST_AVIF,
    );
    expect(heavy).toEqual([]);
  });
});
