import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { AFTERNOON } from '#engine/goods/drawing/light';
import { renderSvg } from '#engine/goods/drawing/svg';
import { type Polygon, level, point, upright } from '#engine/goods/model/geometry';
import { cross, minus, unit } from '#engine/goods/model/vector';
import { drawOnPhoto } from '#engine/goods/photo/draw-on-photo';
import {
  type ImagePoint,
  type PhotoCamera,
  polygonOnPhoto,
  projectToPhoto,
} from '#engine/goods/photo/photo-camera';
import { configured } from '#engine/testing/configured';
import { newCustomer } from './customer.js';
import { mailTo } from './mails.js';
import { PHONE } from './pages/barriers.js';
import { signIn } from './staff.js';
import { expectNoSidewaysScroll, toast, visit } from './visit.js';

/** How far the drawn goods may be from where CAMERA sees them, in pixels of the photograph. */
const TOLERANCE = 8;
const DOOR = { width: 180, height: 215 };
const TERRACE = { x: [-300, 300], z: [0, 300] } as const;

const CAMERA = cameraAt(point(-430, 165, 640), point(10, 150, 0));

test('the goods stand where the camera sees them; the picture is saved, and sent with an inquiry', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const photo = await openWithPhoto(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await mark(page, (from, to) => dragByMouse(page, from, to));
  await page.getByRole('button', { name: 'Dalej: ustaw' }).click();
  await expectGoodsInPlace(page);
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(violations).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Zapisz zdjęcie' }).click();
  const saved = await readFile(await (await download).path());
  const { x, y } = projectToPhoto(CAMERA, point(0, 240, 247));
  expect(await colorAt(saved, x, y)).not.toEqual(await colorAt(photo, x, y));
  expect(sent.filter((address) => !/^(blob|data):/.test(address))).toEqual([]);

  await page.getByRole('button', { name: 'Wyślij to zdjęcie z\u00a0zapytaniem' }).click();
  await expect(page.getByRole('img', { name: /^Zdjęcie 1: .+-na-zdjeciu\.jpg$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dołączona konfiguracja' })).toBeVisible();
  const wall = { name: 'sciana.png', mimeType: 'image/png', buffer: photo };
  await page.getByLabel('Dodaj zdjęcia').setInputFiles(wall);
  await expect(page.getByRole('img', { name: 'Zdjęcie 2: sciana.png' })).toBeVisible();
  const form = await new AxeBuilder({ page }).analyze();
  expect(form.violations).toEqual([]);
  const { name, email } = newCustomer();
  await page.getByLabel('Imię i nazwisko').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Wiadomość').fill('Tak ma to wyglądać.');
  await page.getByRole('button', { name: 'Wyślij zapytanie' }).click();
  await expect(toast(page)).toContainText('Wiadomość wysłana!');
  expect((await mailTo(email, 'Otrzymaliśmy wiadomość')).text).toContain('Dołączone zdjęcia: 2.');

  await signIn(page.request);
  await page.goto(`/admin/inquiries?q=${encodeURIComponent(email)}`);
  await expect(page.getByText('2 zdjęcia')).toBeVisible();
  await page.getByRole('button', { name: /^Pokaż zapytanie/ }).click();
  const pictures = page.getByRole('region', { name: 'Zdjęcia od klienta' }).getByRole('img');
  await expect(pictures).toHaveCount(2);
  const width = (picture: Locator) =>
    picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => width(picture)).toBe(CAMERA.size.width);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test('the points are dragged by a finger', async ({ page }) => {
    await openWithPhoto(page);
    const client = await page.context().newCDPSession(page);
    await mark(page, async (from, to) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: ImagePoint) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
      await touch('touchStart', from);
      await touch('touchMove', to);
      await touch('touchEnd');
    });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Dalej: ustaw' }).click();
    await expectGoodsInPlace(page);
  });
});

/**
 * Opens the studio of an awning with a picture of a wall, a door and a terrace as CAMERA sees them; returns the
 * picture.
 */
async function openWithPhoto(page: Page): Promise<Buffer> {
  const photo = await sharp(Buffer.from(wallWithDoor())).png().toBuffer();
  await visit(page, '/konfigurator/markizy?width=400&projection=250');
  await page.getByRole('button', { name: 'Zobacz na swoim zdjęciu' }).click();
  const file = { name: 'dom.png', mimeType: 'image/png', buffer: photo };
  await page.getByLabel('Zdjęcie', { exact: true }).setInputFiles(file);
  await expect(page.getByAltText('Twoje zdjęcie')).toBeVisible();
  return photo;
}

type Drag = (from: ImagePoint, to: ImagePoint) => Promise<void>;

/** Marks the door, the foot of the wall and both sides of the terrace. */
async function mark(page: Page, drag: Drag): Promise<void> {
  await page
    .getByRole('combobox', { name: 'Wymiary' })
    .selectOption('Drzwi tarasowe 180\u00a0×\u00a0215\u00a0cm');
  const move = async (name: RegExp, at: ImagePoint) => {
    const handle = page.getByRole('button', { name });
    await handle.scrollIntoViewIfNeeded();
    // Messages below the photograph may move it during a drag, which is then repeated.
    await expect(async () => {
      await drag(await middleOf(handle), await onPhoto(page, at));
      const [is, target] = [await middleOf(handle), await onPhoto(page, at)];
      expect(Math.hypot(is.x - target.x, is.y - target.y)).toBeLessThan(1);
    }).toPass();
  };
  const [bottomLeft, bottomRight, topRight, topLeft] = doorCorners().map(inPhoto);
  const corners = { 'Lewy górny': topLeft, 'Prawy górny': topRight, 'Prawy dolny': bottomRight };
  for (const [name, at] of Object.entries({ ...corners, 'Lewy dolny': bottomLeft })) {
    if (at) await move(new RegExp(`^${name} róg`), at);
  }
  const [left, right] = TERRACE.x;
  const edges = [
    ['wzdłuż ściany', point(left, 0, 0), point(right, 0, 0)],
    ['prostopadła do ściany', point(left, 0, 0), point(left, 0, 200)],
    ['prostopadła do ściany', point(right, 0, 0), point(right, 0, 200)],
  ] as const;
  for (const [index, [name, from, to]] of edges.entries()) {
    await page.getByRole('button', { name, exact: true }).click();
    await move(new RegExp(`^Krawędź ${index + 1} .*koniec 1`), inPhoto(from));
    await move(new RegExp(`^Krawędź ${index + 1} .*koniec 2`), inPhoto(to));
  }
  await expect(
    page.getByText(/^(Perspektywa się zgadza|Obraz może być jeszcze dokładniejszy)$/),
  ).toBeVisible();
}

async function middleOf(handle: Locator): Promise<ImagePoint> {
  const box = await handle.boundingBox();
  if (!box) throw new Error('the point is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where in the window a point of the photograph is. */
async function onPhoto(page: Page, at: ImagePoint): Promise<ImagePoint> {
  const photo = await page.getByAltText('Twoje zdjęcie').boundingBox();
  if (!photo) throw new Error('the photograph is not on the page');
  const scale = photo.width / CAMERA.size.width;
  return { x: photo.x + at.x * scale, y: photo.y + at.y * scale };
}

async function dragByMouse(page: Page, from: ImagePoint, to: ImagePoint): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

/** Expects the drawn goods to extend as far to each side as goods drawn for the true camera. */
async function expectGoodsInPlace(page: Page): Promise<void> {
  const goods = page.getByRole('img', { name: /na Twoim zdjęciu/ });
  await expect(goods).toBeVisible();
  const drawn = extentOf(await goods.innerHTML());
  const configuration = configured('markizy', { width: 400, projection: 250 });
  const view = { pose: { deployed: 1 }, daylight: AFTERNOON, hidden: [], offset: point(0, 0, 0) };
  const expected = extentOf(renderSvg(drawOnPhoto(configuration, { ...view, camera: CAMERA })));
  for (const [index, value] of expected.entries()) {
    expect(Math.abs((drawn[index] ?? Infinity) - value)).toBeLessThan(TOLERANCE);
  }
}

/** The left, right, top and bottom of all paths but the shadows. */
function extentOf(svg: string): number[] {
  const bodies = svg.replaceAll(/<path [^>]*opacity[^>]*>/g, '');
  const points = [...bodies.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[LZ])/g)];
  const xs = points.map(([, x]) => Number(x));
  const ys = points.map(([, , y]) => Number(y));
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}

function cameraAt(eye: PhotoCamera['eye'], target: PhotoCamera['eye']): PhotoCamera {
  const forward = unit(minus(target, eye));
  const right = unit(cross(forward, point(0, 1, 0)));
  const rotation = { right, down: cross(forward, right), forward };
  return { size: { width: 1600, height: 1200 }, focalLength: 1200, eye, rotation };
}

function inPhoto(at: PhotoCamera['eye']): ImagePoint {
  return projectToPhoto(CAMERA, at);
}

function doorCorners(): Polygon {
  return upright([-DOOR.width / 2, DOOR.width / 2], [0, DOOR.height], 0);
}

function wallWithDoor(): string {
  const { width, height } = CAMERA.size;
  const shapes = [
    ['#ddd2bf', upright([-600, 600], [0, 420], 0)],
    ['#b9a68c', level(TERRACE.x, 0, TERRACE.z)],
    ['#40464a', doorCorners()],
  ] as const;
  const paths = shapes.map(([color, polygon]) => {
    const corners = polygonOnPhoto(CAMERA, polygon).map(({ x, y }) => `${x} ${y}`);
    return `<path fill="${color}" d="M${corners.join('L')}Z"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="#9fb58a"/>${paths.join('')}</svg>`
  );
}

async function colorAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const area = { left: Math.round(x), top: Math.round(y), width: 1, height: 1 };
  const { data } = await sharp(picture)
    .extract(area)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}
