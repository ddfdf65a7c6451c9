import { expect, test } from '@jest/globals';
import { formatPhone } from './contact.js';

test.each([
  ['+48600123456', '+48 600 123 456'],
  ['+48426334455', '+48 42 633 44 55'],
  ['+48224567890', '+48 22 456 78 90'],
  ['+48888123456', '+48 888 123 456'],
  ['+48801234567', '+48 801 234 567'],
  ['+4930901820', '+4930901820'],
  ['+4860012345', '+4860012345'],
])('%s is written %s', (number, text) => {
  expect(formatPhone(number).replaceAll('\u00a0', ' ')).toBe(text);
});

test('a number does not break over two lines', () => {
  expect(formatPhone('+48426334455')).not.toContain(' ');
});
