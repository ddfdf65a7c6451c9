import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { picture } from '../../testing/pictures.js';
import { type SmtpSink, startSmtpSink } from '../../testing/smtp-sink.js';
import { type UserErrors, change } from '../../testing/staff.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { waitFor } from '../../testing/wait-for.js';

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 50" width="200" height="50">${content}</svg>`;
const SIGN = svg('<rect width="200" height="50" rx="8" fill="#1b5e8c"/>');

let folder: string;
let sink: SmtpSink;
let app: TestApp;
let admin: TestVisitor;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'logos-'));
  sink = await startSmtpSink();
  app = await createTestApp({ env: { DATA_DIR: folder, ...sink.env } });
  admin = await app.signIn('admin');
});
afterAll(async () => {
  await app.close();
  await sink.close();
  await rm(folder, { recursive: true });
});

async function upload(bytes: Uint8Array | string, of = admin) {
  const body = new FormData();
  body.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), 'logo');
  const response = await of.fetch('/api/admin/logos', { method: 'POST', body });
  return { status: response.status, body: (await response.json()) as { name: string } };
}

async function save(name: string, value: string): Promise<UserErrors> {
  const { data } = await admin.graphql<{ shopSettings: { name: string; value: string | null }[] }>(
    '{ shopSettings { name value } }',
  );
  const seen = data.shopSettings.find((setting) => setting.name === name)!.value;
  return change(admin, 'saveShopSettings', { entries: [{ name, value, seen }] });
}

async function read(path: string) {
  const response = await app.visitor().fetch(path);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('content-type'), bytes };
}

describe('a logo', () => {
  it('stands in the header, and icons and the picture for shared links are made from it', async () => {
    const { status, body } = await upload(SIGN);
    expect(status).toBe(201);
    expect((await read('/icon-192.png')).status).toBe(404);
    expect((await save('LOGO', body.name)).userErrors).toEqual([]);
    await waitFor(() => app.services.content.company.logo !== null);
    const { data } = await app
      .visitor()
      .graphql<{ company: { logo: { url: string; width: number; height: number } } }>(
        '{ company { logo { url width height } darkLogo { url } } }',
      );
    expect(data.company).toMatchObject({ logo: { width: 640, height: 160 }, darkLogo: null });
    const header = await read(data.company.logo.url);
    expect(header.type).toBe('image/png');
    expect(await sharp(header.bytes).metadata()).toMatchObject({ width: 640, height: 160 });
    for (const [path, width, height] of [
      ['/icon-192.png', 192, 192],
      ['/icon-512.png', 512, 512],
      ['/icon-maskable-512.png', 512, 512],
      ['/apple-touch-icon.png', 180, 180],
      ['/udostepnianie.jpg', 1200, 630],
    ] as const)
      expect(await sharp((await read(path)).bytes).metadata()).toMatchObject({ width, height });
    expect((await read('/favicon.ico')).bytes.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
    expect(await read('/favicon.svg')).toMatchObject({ status: 200, type: 'image/svg+xml' });
  });

  it('stands on papers, and in mails where there is one for dark backgrounds', async () => {
    const images = async () =>
      (await read('/karta-pomiaru/markizy.pdf')).bytes.toString('latin1').split('/Subtype /Image');
    const { name } = (await upload(SIGN)).body;
    await save('LOGO', '');
    await waitFor(() => app.services.content.company.logo === null);
    const without = (await images()).length;
    await save('LOGO', name);
    await save('LOGO_DARK', name);
    await waitFor(() => app.services.content.company.darkLogo !== null);
    expect((await images()).length).toBeGreaterThan(without);
    await admin.graphql('mutation { checkConnection(input: { connection: mail }) { works } }');
    const mail = sink.received.at(-1)!.toString();
    expect(mail).toContain('cid:logo');
    expect(mail).toContain('Content-ID: <logo>');
  });

  it('is drawn where it is an SVG, so that nothing else of the file is served', async () => {
    const hostile = svg(
      '<script>alert(1)</script><image xlink:href="file:///etc/passwd" width="9" height="9"/>' +
        '<image href="http://127.0.0.1:1/x.png" width="9" height="9"/><rect width="200" height="50" onload="alert(1)"/>',
    );
    const { status, body } = await upload(hostile);
    expect(status).toBe(201);
    const { bytes } = await read(`/zdjecia/${body.name}-logo.png`);
    expect(bytes.toString('latin1')).not.toMatch(/script|alert|passwd/);
    expect((await read(`/zdjecia/${body.name}.json`)).status).toBe(404);
    expect((await read(`/zdjecia/${body.name}-logo.svg`)).status).toBe(404);
  });

  it('may be PNG or WebP', async () => {
    for (const file of [picture(300, 300).png(), picture(300, 300).webp()])
      expect((await upload(await file.toBuffer())).status).toBe(201);
  });

  it.each([
    ['a text', 'logo'],
    ['a page', '<!doctype html><svg></svg>'],
    ['a broken SVG', '<svg xmlns="http://www.w3.org/2000/svg"><rect'],
    [
      'an SVG of many entities',
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">]>${SIGN}`,
    ],
    ['a too large file', `${SIGN}${' '.repeat(1024 * 1024)}`],
  ])('is refused where it is %s', async (_name, bytes) => {
    const { status } = await upload(bytes);
    expect([413, 422]).toContain(status);
  });

  it('that is not on the server is refused, at its setting', async () => {
    const { userErrors } = await save('LOGO_DARK', `logo-${'0'.repeat(32)}`);
    expect(userErrors).toMatchObject([
      { path: ['entries', '0', 'value'], message: expect.stringContaining('Wgraj plik') },
    ]);
  });

  it('is uploaded by admins only', async () => {
    expect((await upload(SIGN, await app.signIn('staff'))).status).toBe(403);
  });
});

describe('an accent colour', () => {
  it('in which texts could not be read is refused, with the nearest that passes', async () => {
    const { userErrors } = await save('ACCENT_COLOR', '#ffcc00');
    expect(userErrors[0]!.message).toMatch(
      /kontrast z\s+tłem to 1,\d.*Najbliższy czytelny: #[\da-f]{6}/,
    );
    const [nearest] = /#[\da-f]{6}/.exec(userErrors[0]!.message)!;
    expect((await save('ACCENT_COLOR', nearest)).userErrors).toEqual([]);
  });
});
