import { expect, it } from '@jest/globals';
import { fillPlaceholders, openPlaceholders, unknownPlaceholders } from './answer-placeholders.js';

const inquiry = { id: 17, customerName: '  Łucja Żółć-Kowalska ' };

it.each([
  ['Dzień dobry, {imie}!', 'Dzień dobry, Łucja!'],
  ['Dzień dobry, {klient}!', 'Dzień dobry, Łucja Żółć-Kowalska!'],
  ['Zapytanie nr {numer}: {imie}, {imie}.', 'Zapytanie nr 17: Łucja, Łucja.'],
  ['Nic do wstawienia.', 'Nic do wstawienia.'],
  ['{nazwisko} i {} i { imie }', '{nazwisko} i {} i { imie }'],
  ['{constructor}', '{constructor}'],
])('%s becomes %s', (text, filled) => {
  expect(fillPlaceholders(text, inquiry)).toBe(filled);
});

it('a name is inserted literally', () => {
  expect(fillPlaceholders('{imie}', { id: 1, customerName: '$&{numer}' })).toBe('$&{numer}');
});

it('lists placeholders that are left, and unknown ones', () => {
  const text = '{imie} {numer} {imie} {nazwisko} {Imię klienta}';
  expect(openPlaceholders(text)).toEqual(['{imie}', '{numer}']);
  expect(unknownPlaceholders(text)).toEqual(['{nazwisko}', '{Imię klienta}']);
});
