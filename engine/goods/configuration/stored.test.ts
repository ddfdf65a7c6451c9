import { describe, expect, it } from '@jest/globals';
import { configured } from '../../testing/configured.js';
import { PRODUCTS } from '../../testing/products.js';
import { STORED } from '../../testing/stored-configurations.js';
import { CATEGORIES } from '../families/categories.js';
import { familyOf } from '../families/families.js';
import { derive } from '../model/derive.js';
import { requestOf } from './request.js';
import { fromStored, toStored } from './stored.js';
import { validate } from './validate.js';

const onTheDisk = (value: object) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

describe.each(CATEGORIES)('a stored configuration of %s', (category) => {
  const { first, second } = STORED[category];

  it('is read as it was', () => {
    const configuration = configured(category);
    expect(fromStored(onTheDisk(toStored(configuration)))).toEqual(configuration);
  });

  it('of the first version has the usual mounting, and all of its choices', () => {
    const { placement, ...others } = fromStored(first);
    expect(others).toEqual(first);
    const usual = configured(category).placement;
    expect(placement).toEqual(category === 'markizy' ? { ...usual, mountingHeight: 280 } : usual);
  });

  it('of the second version keeps its mounting', () => {
    const { placement, ...others } = fromStored({ ...second, version: 2 });
    expect(placement).toMatchObject(second['placement']!);
    expect({ ...others, placement: second['placement'] }).toEqual(second);
  });

  it.each([
    ['first', first],
    ['second', { ...second, version: 2 }],
  ])('of the %s version can be built, drawn and requested as it was', (_version, stored) => {
    const configuration = fromStored(stored);
    expect(Object.keys(configuration.placement)).toEqual(
      familyOf(category)
        .placement.map(({ code }) => code)
        .toSorted(),
    );
    expect(derive(configuration).dimensions.map(({ value }) => value)).toEqual(
      [stored['width'], stored['projection'], stored['height']].filter((size) => size !== null),
    );
    const again = validate(requestOf(configuration), PRODUCTS[category]);
    expect(again.issues).toEqual([]);
    expect(again.configuration).toEqual(configuration);
  });

  it('of the third version keeps the sides of its screens', () => {
    const placement = { screenSides: 'front', snowZone: 3 };
    const screened = { ...configured('pergole'), options: { sideScreens: 1 }, placement };
    const stored = onTheDisk({ version: 3, ...screened });
    expect(fromStored(stored)).toEqual(screened);
    expect(validate(requestOf(fromStored(stored)), PRODUCTS.pergole).configuration).toEqual(
      screened,
    );
  });

  it('that was read and is stored again is of the current version', () => {
    const stored = toStored(fromStored(first));
    expect(stored.version).toBe(toStored(configured(category)).version);
    expect(fromStored(onTheDisk(stored))).toEqual(fromStored(first));
  });
});
