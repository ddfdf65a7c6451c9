import { expect, test } from '@jest/globals';

import { ORDER_FIELDS } from './order-fields.js';
import { fieldError } from './text-field.js';

type OrderField = keyof typeof ORDER_FIELDS;

test.each<[OrderField, string]>([
  ['customerName', 'Jo'],
  ['customerName', 'Łucja Żółć-Świderska'],
  ['customerEmail', 'anna@example.com'],
  ['customerPhone', '600 123 456'],
  ['customerPhone', '+48 600-123-456'],
  ['customerPhone', '0048 600123456'],
  ['customerPhone', '+49 30 901820'],
  ['customerAddress', 'ul. Słoneczna 1\n90-001 Łódź'],
])('accepts %s %j', (field, value) => {
  expect(fieldError(ORDER_FIELDS[field], value)).toBeUndefined();
});

test.each<[OrderField, string]>([
  ['customerName', ' '],
  ['customerName', 'J'],
  ['customerName', 'x'.repeat(121)],
  ['customerEmail', ''],
  ['customerEmail', 'anna@example'],
  ['customerEmail', 'anna example.com'],
  ['customerPhone', '12345'],
  ['customerPhone', 'sześćset'],
  ['customerAddress', 'Łódź'],
  ['customerAddress', 'x'.repeat(501)],
])('explains what is wrong with %s %j', (field, value) => {
  expect(fieldError(ORDER_FIELDS[field], value)).toMatch(/\.$/);
});
