import { expect, it } from '@jest/globals';
import { warningText } from './issues.js';

it('a warning on paper says what to do', () => {
  const message = 'Wysięg jest za duży.';
  const repair = { field: 'projection', value: 300, label: 'Ustaw wysięg 300 cm' };
  expect(warningText({ message, repair })).toBe(`${message} Rada: ustaw wysięg 300 cm.`);
  const pieces = { field: 'zipGuides', value: 4, label: 'Ustaw 4 szt.' };
  expect(warningText({ message, repair: pieces })).toBe(`${message} Rada: ustaw 4 szt.`);
  expect(warningText({ message })).toBe(`${message} Zapytaj o\u00a0to doradcę.`);
});
