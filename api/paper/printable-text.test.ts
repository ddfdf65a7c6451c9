import { expect, it } from '@jest/globals';
import { printableText } from './printable-text.js';
import { FONT_FILES } from './sheet.js';

const WIDER = FONT_FILES.text.replace('figtree', 'noto-sans');

it.each([
  ['Żaneta Gęślą\nŁódź', 'Żaneta Gęślą\nŁódź', false],
  ['Zosia\t😀 Nowak', 'Zosia  Nowak', false],
  ['a\u0301 → b', 'á -> b', false],
  ['Ελένη', 'Ελένη', true],
  ['Олена Ґалаґан', 'Олена Ґалаґан', true],
  ['Oﬃce Proﬁl', 'Office Profil', false],
  ['李小龙', 'LiXiaoLong', false],
  ['שרה', 'srh', false],
  ['გიორგი', 'giorgi', false],
  ['Ａnna ①', 'Anna 1', false],
])('%j is printed as %j', (text, printable, isWide) => {
  expect(printableText(text, FONT_FILES.text, WIDER)).toEqual({ printable, isWide });
});
