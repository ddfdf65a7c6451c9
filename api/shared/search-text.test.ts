import { describe, expect, it } from '@jest/globals';
import { readSearch } from './search-text.js';

describe('what is typed into a search', () => {
  it.each<[string, number | null, string[][][]]>([
    ['12', 12, []],
    ['#12', 12, []],
    ['nr 100008', 100_008, []],
    ['Zamówienie nr. #7', 7, []],
    ['zamowienie 7', 7, []],
    ['100008', 100_008, [[['%100008%']]]],
    ['95-100', null, [[['%95-100%']], [['%95100%']]]],
    ['0048 691 802', null, [[['%+48691802%']]]],
    ['042 633', null, [[['%042 633%']], [['%42633%']]]],
    ['Kwiatowa 12, Zgierz', null, [[['%Kwiatowa%'], ['% 12%'], ['%Zgierz%']]]],
    ['100%_', null, [[['%100\\%\\_%']]]],
    [', ', null, [[[',%', '% ,%']]]],
    ['nr', null, [[['nr%', '% nr%']]]],
  ])('%j', (text, id, texts) => {
    expect(readSearch(text)).toEqual({ id, texts });
  });

  it.each([null, undefined, '', '  ', '\0'])('is nothing: %j', (text) => {
    expect(readSearch(text)).toBeNull();
  });
});
