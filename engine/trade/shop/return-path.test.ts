import { expect, test } from '@jest/globals';
import { returnPath } from './return-path.js';

test.each([
  ['/admin/orders?status=pending', '/admin/orders?status=pending'],
  ['/konfigurator/markizy', '/konfigurator/markizy'],
  [null, '/admin'],
  ['', '/admin'],
  ['https://zlodziej.example/', '/admin'],
  ['//zlodziej.example/', '/admin'],
  ['/\\zlodziej.example/', '/admin'],
  ['/\t/zlodziej.example/', '/admin'],
  ['javascript:alert(1)', '/admin'],
  ['/api/logout', '/admin'],
  ['/admin/../api/logout', '/admin'],
  [['/admin/orders'], '/admin'],
  ['/logowanie?returnTo=/admin', '/admin'],
])('a login for %s leads to %s', (requested, path) => {
  expect(returnPath(requested)).toBe(path);
});
