import { expect, test } from '@jest/globals';
import { waitedText } from './use-current-minute';

const NOW = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T12:00:30Z', 'krócej niż minutę'],
  ['2026-11-21T11:59:00Z', '1 minutę'],
  ['2026-11-21T11:38:00Z', '22 minuty'],
  ['2026-11-21T11:30:00Z', '30 minut'],
  ['2026-11-21T11:00:00Z', '1 godzinę'],
  ['2026-11-21T10:00:00Z', '2 godziny'],
  ['2026-11-19T12:01:00Z', '47 godzin'],
  ['2026-11-19T12:00:00Z', '2 dni'],
])('waiting since %s is "%s"', (since, text) => {
  expect(waitedText(since, NOW).replaceAll('\u00a0', ' ')).toBe(text);
});
