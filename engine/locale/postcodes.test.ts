import { describe, expect, it } from '@jest/globals';
import { localityOf } from './postcodes.js';

describe('a postcode', () => {
  it.each([
    ['90-001', 'Łódź', 2],
    ['90001', 'Łódź', 2],
    [' 04-999 ', 'Warszawa', 2],
    ['16-400', 'Suwałki', 4],
    ['65-001', 'Zielona Góra', 1],
    ['80-180', 'Gdańsk', 3],
  ])('%s lies in %s, zone %i', (postcode, name, snowZone) => {
    expect(localityOf(postcode)).toMatchObject({ name, snowZone });
  });

  it.each(['05-500', '16-300', '34-500', '64-101'])(
    '%s is not sure to lie in a zone',
    (postcode) => {
      expect(localityOf(postcode)).toEqual({ name: postcode, snowZone: null });
    },
  );

  it.each(['', '9', '90-01', '90-0011', 'Łódź', '90 001', '٩٠-001'])(
    'is not what "%s" is',
    (text) => {
      expect(localityOf(text)).toBeNull();
    },
  );
});
