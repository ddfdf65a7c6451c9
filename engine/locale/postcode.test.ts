import { expect, test } from '@jest/globals';
import { postcodeOf } from './contact.js';

test.each([
  ['90-001', '90-001'],
  ['90001', '90-001'],
  [' 90\u2013001 ', '90-001'],
  ['90 \u2014 001', '90-001'],
  ['90\u2011001', '90-001'],
  ['90\u2212001', '90-001'],
  ['\u200e90-\u200b001', '90-001'],
  ['90--001', '90-001'],
  ['9-0001', null],
  ['900-01', null],
  ['90-0011', null],
  ['', null],
])('the postcode of %j is %j', (text, postcode) => {
  expect(postcodeOf(text)).toBe(postcode);
});
