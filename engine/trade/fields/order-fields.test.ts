import { expect, test } from '@jest/globals';
import { ORDER_FIELDS, type OrderTexts, missingOfGroups } from './order-fields.js';
import { fieldError } from './text-field.js';

type OrderField = keyof typeof ORDER_FIELDS;

test.each<[OrderField, string]>([
  ['customerName', 'Jo'],
  ['customerName', 'Łucja Żółć-Świderska'],
  ['customerEmail', 'anna@example.com'],
  ['customerEmail', '\u202aanna@example.com\u202c'],
  ['customerPhone', '600 123 456'],
  ['customerPhone', '+48 600-123-456'],
  ['customerPhone', '0048 600123456'],
  ['customerPhone', '+49 30 901820'],
  ['customerAddress', 'ul. Słoneczna 1\n90-001 Łódź'],
  ['companyTaxNumber', '726-112-03-85'],
  ['companyTaxNumber', 'DE 123 456 789'],
  ['companyTaxNumber', '726\u2013112\u201103\u2013\u200b85'],
  ['companyName', ''],
])('accepts %s %j', (field, value) => {
  expect(fieldError(ORDER_FIELDS[field], value)).toBeUndefined();
});

test.each<[OrderField, string]>([
  ['customerName', ' '],
  ['customerName', 'J'],
  ['customerName', '\u3164\u3164\u3164'],
  ['customerName', '123 45'],
  ['customerName', 'x'.repeat(121)],
  ['customerEmail', ''],
  ['customerEmail', 'anna@example'],
  ['customerEmail', 'anna example.com'],
  ['customerPhone', '12345'],
  ['customerPhone', 'sześćset'],
  ['customerAddress', 'Łódź'],
  ['customerAddress', 'x'.repeat(501)],
  ['companyTaxNumber', '7261120386'],
  ['companyName', 'x'.repeat(201)],
])('explains what is wrong with %s %j', (field, value) => {
  expect(fieldError(ORDER_FIELDS[field], value)).toMatch(/\.$/);
});

test('a company is complete or empty', () => {
  const nobody = { companyName: null, companyTaxNumber: '', billingAddress: null };
  const namesOf = (company: object) =>
    missingOfGroups({ ...nobody, ...company } as OrderTexts).map(({ name }) => name);
  expect(namesOf({})).toEqual([]);
  expect(namesOf({ companyName: 'Cień sp. z o.o.' })).toEqual([
    'companyTaxNumber',
    'billingAddress',
  ]);
  expect(
    namesOf({ companyName: 'Cień', companyTaxNumber: '7261120385', billingAddress: 'Łódź' }),
  ).toEqual([]);
});
