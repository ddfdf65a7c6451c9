import { describe, expect, it } from '@jest/globals';
import { readSearch } from './search-text.js';

describe('the text of a search', () => {
  it.each<[string, number | null, string[][][], string | null]>([
    ['12', 12, [], null],
    ['#12', 12, [], null],
    ['nr 100008', 100_008, [], null],
    ['Zamówienie nr. #7', 7, [], null],
    ['zamowienie 7', 7, [], null],
    ['100008', 100_008, [[['%100008%']]], null],
    ['95-100', null, [[['%95-100%']], [['%95100%']]], null],
    ['0048 691 802', null, [[['%+48691802%']]], '+48691802%'],
    ['+48 (42) 633', null, [[['%+4842633%']]], '+4842633%'],
    ['042 633', null, [[['%042 633%']], [['%42633%']]], null],
    ['Kwiatowa 12, Zgierz', null, [[['%Kwiatowa%'], ['% 12%'], ['%Zgierz%']]], null],
    ['100%_', null, [[['%100\\%\\_%']]], null],
    [', ', null, [[[',%', '% ,%']]], null],
    ['Kowal\u00adska', null, [[['%Kowalska%']]], null],
    ['rolety/żaluzje', null, [[['%rolety%'], ['%żaluzje%']]], null],
    ['FV/2026/11/0001', null, [[['%FV/2026/11/0001%']]], null],
    ['żaluzja C 80', null, [[['%żaluzja%'], ['%C80%']]], null],
    ['Polna 12 m 5', null, [[['%Polna%'], ['% 12%'], ['m%', '% m%'], ['% 5%']]], null],
    ['nr', null, [[['nr%', '% nr%']]], null],
  ])('%j', (text, id, texts, phone) => {
    expect(readSearch(text)).toEqual({ id, texts, phone });
  });

  it.each([null, undefined, '', '  ', '\0'])('is nothing: %j', (text) => {
    expect(readSearch(text)).toBeNull();
  });
});
