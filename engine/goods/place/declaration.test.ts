import { describe, expect, it, test } from '@jest/globals';
import { configured } from '../../testing/configured.js';
import { declarationOf } from './declaration.js';

const windOf = (...of: Parameters<typeof configured>): string | undefined =>
  declarationOf(configured(...of))?.performance[0]!.value;

describe('the declaration of a façade blind', () => {
  test.each([
    [180, 'klasa 4'],
    [260, 'klasa 3'],
    [380, 'klasa 2'],
  ])('%i cm wide has the class of its very size: %s', (width, expected) => {
    expect(windOf('zaluzje', { variant: 'c50', width, height: 200 })).toBe(expected);
  });

  it('says nothing where the class is unknown', () => {
    expect(windOf('zaluzje', { variant: 'z90', width: 200, height: 200 })).toBe('NPD');
    expect(declarationOf(configured('zaluzje'))?.standard).toBe('EN 13659:2015');
  });
});

test('awnings and screens of cloth are under EN 13561, and declare no class', () => {
  for (const family of ['markizy', 'refleksole'] as const) {
    expect(declarationOf(configured(family))?.standard).toBe('EN 13561:2015');
    expect(windOf(family)).toBe('NPD');
  }
});

test.each(['pergole', 'zadaszenia', 'rolety', 'akcesoria'] as const)(
  '%s are under no harmonised standard',
  (family) => {
    expect(declarationOf(configured(family))).toBeNull();
  },
);
