import { expect, test } from '@jest/globals';
import { browserName } from '../../admin/kit/sessions/session-list';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome, Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Edge, Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
    'Chrome, Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', 'Nieznana przeglądarka'],
  [null, 'Nieznana przeglądarka'],
])('%s is called %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
