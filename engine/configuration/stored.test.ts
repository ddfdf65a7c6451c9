import { expect, it } from '@jest/globals';
import { CATEGORIES } from '../families/categories.js';
import { configured } from '../testing/configured.js';
import { fromStored, toStored } from './stored.js';

it.each(CATEGORIES)('a kept configuration of %s is read as it was', (category) => {
  const configuration = configured(category);
  expect(fromStored(JSON.parse(JSON.stringify(toStored(configuration))))).toEqual(configuration);
});

it.each(CATEGORIES)(
  'one of %s from before mounting was asked has the usual mounting',
  (category) => {
    const { placement: today, ...first } = configured(category);
    const placement = category === 'markizy' ? { ...today, mountingHeight: 280 } : today;
    expect(fromStored(first)).toEqual({ ...first, placement });
  },
);
