import { describe, expect, it } from '@jest/globals';
import { COLORS } from '../configuration/colours.js';
import { CATEGORIES, cardOf } from '../families/categories.js';
import { isMadeWith, matchesFilter, toneOf } from './fabric-filter.js';
import {
  COLLECTIONS,
  FABRICS,
  fabricFacts,
  fabricOf,
  fabricsOfIds,
  findFabric,
} from './fabrics.js';

const everyone = { category: null, tone: null, openness: null };

describe('the fabric library', () => {
  it('has one fabric for each colour of each collection', () => {
    const ids = FABRICS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const collection of COLLECTIONS)
      for (const color of Object.keys(collection.colors))
        expect(fabricOf(collection.code, color)?.name).toBe(`${collection.name} ${color}`);
  });

  it('has a collection for each code that a family names, and a family for each collection', () => {
    const named = CATEGORIES.flatMap((category) => cardOf(category).fabrics ?? []);
    expect([...new Set(named)].sort()).toEqual(COLLECTIONS.map(({ code }) => code).sort());
  });

  it('uses colours of the colour card', () => {
    const names = COLORS.map(({ name }) => name);
    expect(FABRICS.filter(({ color }) => !names.includes(color))).toEqual([]);
  });

  it.each(FABRICS.map((fabric) => [fabric.name, fabric] as const))(
    '%s passes at least as much light as its gaps, and at least as much solar energy as light',
    (_name, { collection: { openness }, light, solar }) => {
      expect(openness).toBeLessThanOrEqual(light);
      expect(light).toBeLessThanOrEqual(solar);
      expect(solar).toBeLessThan(100);
    },
  );

  it.each(COLLECTIONS.map((collection) => [collection.name, collection] as const))(
    '%s weighs what such cloth weighs and lists its colours from light to dark',
    (_name, { weight, weave, colors }) => {
      expect(weight).toBeGreaterThanOrEqual(80);
      expect(weight).toBeLessThanOrEqual(900);
      expect(Math.min(weave.warp, weave.weft)).toBeGreaterThanOrEqual(8);
      const light = Object.values(colors).map((passed) => passed.light);
      expect(light).toEqual([...light].sort((a, b) => b - a));
    },
  );
});

it('finds fabrics by id in the given order and leaves unknown ids out', () => {
  const names = fabricsOfIds(['nokturn-czarny', 'x', 'toscana-krem']).map(({ name }) => name);
  expect(names).toEqual(['Nokturn Czarny', 'Toscana Krem']);
  expect(findFabric('toString')).toBeUndefined();
});

it.each([
  ['toscana', 'Krem', 'toscana-krem'],
  ['solano-5', 'Brązowy', 'solano-5-brazowy'],
  ['toscana', 'Czarny', undefined],
  [null, 'Krem', undefined],
  ['nieznana', 'Krem', undefined],
])('the fabric of %s in %s is %s', (collection, color, id) => {
  expect(fabricOf(collection, color)?.id).toBe(id);
});

it.each([
  ['solano-5-szary', 'prześwit 5%, przepuszcza 8% światła i\u00a011% energii słonecznej'],
  ['nokturn-czarny', 'zaciemniająca, nie przepuszcza światła'],
])('%s in words: %s', (id, words) => {
  expect(fabricFacts(findFabric(id)!)).toBe(words);
});

describe('the filter', () => {
  const found = (filter: Partial<typeof everyone> | object) =>
    FABRICS.filter((fabric) => matchesFilter(fabric, { ...everyone, ...filter }));

  it('finds everything if it is empty', () => {
    expect(found({})).toEqual(FABRICS);
  });

  it('finds the cloth of a family, and none for a family without cloth', () => {
    const awnings = found({ category: 'markizy' });
    expect(new Set(awnings.map(({ collection }) => collection.code))).toEqual(
      new Set(['toscana', 'lido']),
    );
    expect(found({ category: 'zadaszenia' })).toEqual([]);
    expect(COLLECTIONS.some((collection) => isMadeWith('zaluzje', collection))).toBe(false);
  });

  it('divides the fabrics by openness and by tone', () => {
    const parts = ['bez-widoku', 'z-widokiem', 'otwarte'].map(
      (openness) => found({ openness }).length,
    );
    expect(parts.every((count) => count > 0)).toBe(true);
    expect(parts.reduce((sum, count) => sum + count)).toBe(FABRICS.length);
    expect(found({ tone: 'jasne' }).length + found({ tone: 'ciemne' }).length).toBe(FABRICS.length);
    expect(toneOf(findFabric('toscana-krem')!)).toBe('jasne');
    expect(toneOf(findFabric('toscana-antracyt')!)).toBe('ciemne');
  });
});
