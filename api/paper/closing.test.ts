import { expect, it } from '@jest/globals';
import { drawClosing } from './closing.js';
import { Sheet } from './sheet.js';

it.each([1, 4, 12])('further content of the page begins below %i notes and the link', (count) => {
  const sheet = new Sheet({ title: 'Oferta', author: 'Sklep', date: new Date(0) });
  const top = sheet.y;
  const note = 'Cena z tej oferty obowiązuje do podanego dnia. '.repeat(3);
  const closing = { invitation: 'Otwórz tę konfigurację:', link: 'https://shop.test/k/1234' };
  drawClosing(sheet, { ...closing, included: ['Montaż w cenie'], notes: Array(count).fill(note) });
  const ofNotes = count * sheet.heightOf(note, { size: 8, width: 340 });
  const ofCode = 110;
  expect(sheet.y - top).toBeGreaterThan(Math.max(ofNotes, ofCode));
});
