import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { saveAwning } from '../../../testing/factories.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import { testPages } from '../../../testing/test-pages.js';
import { idOfCode, shortPath } from './short-link.js';

const ID = '0190f5a4-0000-4abc-bdef-ffffffffffff';
const CODE = 'AZD1pAAASry97________w';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ pageSource: testPages });
});
afterAll(() => app.close());

/** Saves an awning; returns its id and its paths. */
async function save() {
  const { id } = await saveAwning(app.visitor());
  const { data } = await app
    .visitor()
    .graphql<{ configuration: { shortPath: string; qrCodeUrl: string } }>(
      'query ($id: ID!) { configuration(id: $id) { shortPath qrCodeUrl } }',
      { id },
    );
  return { id, ...data.configuration };
}

describe('a code', () => {
  it('encodes an id', () => {
    expect(shortPath(ID)).toBe(`/k/${CODE}`);
    expect(shortPath(ID.toUpperCase())).toBe(`/k/${CODE}`);
    expect(idOfCode(CODE)).toBe(ID);
  });

  it('can be decoded for every id', () => {
    for (let i = 0; i < 200; i += 1) {
      const id = randomUUID();
      expect(idOfCode(shortPath(id).slice('/k/'.length))).toBe(id);
    }
  });

  it('has one valid spelling for each id', () => {
    expect(idOfCode(`${CODE.slice(0, -1)}x`)).toBeNull();
    expect(idOfCode(`${CODE}=`)).toBeNull();
  });
});

describe('a short link', () => {
  it('redirects to the configuration', async () => {
    const { id, shortPath: path } = await save();
    const { status, headers } = await app.visitor().fetch(path);
    expect(status).toBe(302);
    expect(headers.get('location')).toBe(`/konfigurator/markizy?configuration=${id}`);
  });

  it('keeps valid sun settings of the link', async () => {
    const { id, shortPath: path } = await save();
    const locationOf = async (sun: string) =>
      (await app.visitor().fetch(`${path}?sun=${sun}`)).headers.get('location');
    const plain = `/konfigurator/markizy?configuration=${id}`;
    expect(await locationOf('krakow.225.172.960')).toBe(`${plain}&sun=krakow.225.172.960`);
    expect(await locationOf('krakow.999.172.960')).toBe(plain);
    expect(await locationOf('%0d%0ax')).toBe(plain);
    expect(await locationOf('a&sun=b')).toBe(plain);
  });

  it.each([
    shortPath(randomUUID()),
    '/k/abc',
    `/k/${'-'.repeat(22)}`,
    `/k/${'a'.repeat(5000)}`,
    `/k/${CODE}/x`,
    '/k/%00',
    '/k/%E0%A4%A',
    "/k/'%20or%201=1",
  ])('is not found at %s', async (path) => {
    const response = await app.visitor().fetch(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<main>404 Page Not Found</main>');
  });
});

describe('a QR code', () => {
  it('is a picture of the absolute short link, cached without expiry', async () => {
    const { shortPath: path, qrCodeUrl } = await save();
    const response = await app.visitor().fetch(qrCodeUrl);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(response.headers.get('cache-control')).toContain('immutable');
    const svg = await response.text();
    expect(svg).toMatch(/^<svg .*<path d="M4 4h7v1h-7z/);
    expect(svg).toContain(`>Kod QR z\u00a0adresem http://shop.test${path}</title>`);
  });

  it('keeps the sun settings', async () => {
    const { shortPath: path, qrCodeUrl } = await save();
    const svg = await (await app.visitor().fetch(`${qrCodeUrl}?sun=gdansk.90.80.600`)).text();
    expect(svg).toContain(`http://shop.test${path}?sun=gdansk.90.80.600</title>`);
  });

  it.each([randomUUID(), 'x', '1'])('is not found for %s', async (id) => {
    const { status } = await app.visitor().fetch(`/rysunki/kod/${id}.svg`);
    expect(status).toBe(404);
  });
});
