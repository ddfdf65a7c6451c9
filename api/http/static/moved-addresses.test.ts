import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { testPages } from '../../testing/test-pages.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ pageSource: testPages });
});
afterAll(() => app.close());

it.each([
  ['/produkt/1/', '/produkt/1'],
  ['/Produkt/1', '/produkt/1'],
  ['/produkty/%C5%BBaluzje', '/produkty/zaluzje'],
  ['/produkty/%C5%BCaluzje/?sort=name_asc&q=a?b', '/produkty/zaluzje?sort=name_asc&q=a?b'],
  ['/REGULAMIN', '/regulamin'],
  ['/blog//1', '/blog/1'],
  ['//example.com/', '/example.com'],
  ['/%5C/example.com/', '/example.com'],
  ['/zamowienie/AbC/', '/zamowienie/AbC'],
  ['/zamowienie/AbC-_.', '/zamowienie/AbC-_'],
  ['/zamowienie/AbC%20', '/zamowienie/AbC'],
  ['/oferta/AbC%3E?wersja=2', '/oferta/AbC?wersja=2'],
  ['/projekt/AbC),', '/projekt/AbC'],
  ['/haslo/AbC%22.', '/haslo/AbC'],
  ['/odstapienie.', '/odstapienie'],
])('%s has moved to %s', async (from, to) => {
  const { status, headers } = await app.visitor().fetch(`${app.url}${from}`);
  expect([status, headers.get('location')]).toEqual([301, to]);
});

it.each(['/', '/produkt/1', '/produkty?q=%C5%BBaluzje', '/zamowienie/AbC', '/nie-ma'])(
  '%s stays',
  async (path) => {
    const { status } = await app.visitor().fetch(path);
    expect([200, 404]).toContain(status);
  },
);

it('an invalid address returns 404', async () => {
  const { status } = await app.visitor().fetch('/produkt/%E0%A4%A');
  expect(status).toBe(404);
});

it('password managers are led to the page on which staff change their password', async () => {
  const { status, headers } = await app.visitor().fetch('/.well-known/change-password');
  expect([status, headers.get('location')]).toEqual([302, '/admin/profile']);
});

it.each([
  ['DELETE', '/produkt/1', 'GET, HEAD, POST'],
  ['PUT', '/nie-ma', 'GET, HEAD, POST'],
  ['POST', '/api/products', 'GET, HEAD'],
  ['DELETE', '/api/orders', 'POST'],
  ['POST', '/api/openapi.json', 'GET, HEAD'],
])('%s of %s is answered with the methods that it takes', async (method, path, allow) => {
  const { status, headers } = await app.visitor().fetch(path, { method });
  expect([status, headers.get('allow')]).toEqual([405, allow]);
});

it.each([
  ['/produkt/1/', '/produkt/1/'],
  ['/regulamin?x=1', '/regulamin'],
  ['//example.com/a', '/example.com/a'],
])('a form submitted to %s without scripts gets its page again', async (path, again) => {
  const { status, headers } = await app.visitor().fetch(app.url + path, { method: 'POST' });
  expect([status, headers.get('location')]).toEqual([303, again]);
});
