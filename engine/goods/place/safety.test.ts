import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '../families/categories.js';
import { productIdentifier, safetyNotes } from './safety.js';

describe('the warnings of a family', () => {
  it.each([
    ['markizy', /PN-EN\s13561/],
    ['refleksole', /PN-EN\s13561/],
    ['zaluzje', /PN-EN\s13659/],
    ['rolety', /uduszenie małego dziecka \(PN-EN\s13120\)/],
    ['rolety', /łańcuszkiem .* napinacz/],
    ['pergole', /lamele/],
    ['zadaszenia', /Nie wchodź na dach/],
  ] as const)('%s: %s', (category, expectedText) => {
    expect(safetyNotes(category).join('\n')).toMatch(expectedText);
  });

  it.each(CATEGORIES)('%s are complete sentences without duplicates', (category) => {
    const notes = safetyNotes(category);
    expect(notes.length).toBeGreaterThanOrEqual(4);
    expect(new Set(notes).size).toBe(notes.length);
    for (const note of notes) expect(note).toMatch(/^[A-ZŁŚ].*\.$/);
  });

  it.each(CATEGORIES)('%s leave no lone letter at the end of a line', (category) => {
    for (const note of safetyNotes(category)) expect(note).not.toMatch(/\s[ioauwz] /i);
  });
});

describe('the identifier of a product', () => {
  it.each([
    ['markizy', 1, 'MAR-0001'],
    ['zaluzje', 17, 'ZAL-0017'],
    ['rolety', 12_345, 'ROL-12345'],
  ] as const)('of %s %i is %s', (category, id, expected) => {
    expect(productIdentifier(category, id)).toBe(expected);
  });

  it('differs between families', () => {
    expect(new Set(CATEGORIES.map((category) => productIdentifier(category, 1))).size).toBe(6);
  });
});
