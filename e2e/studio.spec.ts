import { AxeBuilder } from '@axe-core/playwright';
import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test';
import { ACTIVE_CONTEXTS } from './active-contexts.js';
import { makeOlder } from './older-browser.js';
import { visit } from './visit.js';

const MOST_CALLS = 60;
const MOST_TRIANGLES = 60_000;
/** Every family with all of its options. */
const EVERYTHING = [
  'markizy?width=600&projection=350&control=electric&options=windSensor,ledLighting',
  'pergole?variant=wolnostojace&lamella=45&control=electric&options=zipGuides.4,sideScreens.4,windSensor,ledLighting',
  'zaluzje?width=300&height=300&variant=c50&control=electric&options=mosquitoNet,windSensor',
  'zadaszenia?width=600&projection=400&options=gutters,sideWalls,ledLighting,infraredHeating',
  'refleksole?control=electric&options=zipGuides.4,windSensor',
  'rolety?control=electric',
];

let context: BrowserContext | undefined;

/**
 * Opens the page of each test in the same browser context, because a new one would compile scripts and shaders again.
 */
const test = base.extend({
  page: async ({ browser }, carryOut) => {
    context ??= await browser.newContext();
    const page = await context.newPage();
    await carryOut(page);
    await page.close();
  },
});

test.describe.configure({ mode: 'parallel' });
// A picture that is small enough to be drawn quickly in software.
test.use({ viewport: { width: 500, height: 720 } });

/** Opens a configurator and waits for its first 3D picture. */
async function open(page: Page, address: string): Promise<Locator> {
  await visit(page, `/konfigurator/${address}`);
  const canvas = page.locator('canvas');
  await expect(canvas).toHaveAttribute('data-frames', /\d/);
  return canvas;
}

const figure = async (canvas: Locator, name: string): Promise<number> =>
  Number(await canvas.getAttribute(`data-${name}`));

/** Acts and waits for the next frame. */
async function frameAfter(canvas: Locator, act: () => Promise<void>): Promise<void> {
  const before = await figure(canvas, 'frames');
  await act();
  await expect.poll(() => figure(canvas, 'frames')).toBeGreaterThan(before);
}

// The longest test comes first, so that it does not run alone at the end.
test('memory does not grow over a hundred configurations', async ({ page }) => {
  // A small picture, so that a hundred of them are drawn quickly.
  await page.setViewportSize({ width: 320, height: 320 });
  const canvas = await open(page, 'markizy');
  const slider = page.getByRole('slider', { name: 'Szerokość, suwak' });
  const walk = async (from: number, to: number): Promise<number> => {
    await slider.evaluate(
      async (element: HTMLInputElement, [first, last]) => {
        // React notices a value only if it is set by the native setter.
        const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        for (let size = first; size < last; size += 1) {
          value?.set?.call(element, String(size));
          element.dispatchEvent(new Event('input', { bubbles: true }));
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      },
      [from, to] as const,
    );
    await expect(page.getByRole('button', { name: `Szerokość ${to - 1} cm: zmień` })).toBeVisible();
    return figure(canvas, 'geometries');
  };
  const early = await walk(400, 450);
  // Sizes that were not shown before, so that what is kept for each size is found, too.
  await walk(450, 500);
  expect(await walk(449, 450)).toBe(early);
});

for (const address of EVERYTHING) {
  test(`${address.split('?')[0]} with all options is drawn in few draw calls and from this site alone`, async ({
    page,
    baseURL,
  }) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) strangers.push(request.url());
    });
    const canvas = await open(page, address);
    expect(await figure(canvas, 'calls')).toBeLessThanOrEqual(MOST_CALLS);
    expect(await figure(canvas, 'triangles')).toBeLessThanOrEqual(MOST_TRIANGLES);
    expect(await figure(canvas, 'triangles')).toBeGreaterThan(500);
    expect(strangers).toEqual([]);
  });
}

test('a browser of 2023 draws in 3D too', async ({ page }) => {
  await makeOlder(page);
  const canvas = await open(page, 'markizy');
  await frameAfter(canvas, () => page.getByRole('button', { name: 'Przybliż' }).click());
});

test('no frame is drawn while nothing changes, and one when something changes', async ({
  page,
}) => {
  await page.clock.install();
  const canvas = await open(page, 'markizy');
  await page.waitForLoadState('networkidle');
  const settled = await figure(canvas, 'frames');
  await page.clock.runFor(5000);
  expect(await figure(canvas, 'frames')).toBe(settled);
  await frameAfter(canvas, () => page.getByRole('button', { name: 'Przybliż' }).click());
});

test('a picture that does not change is refined once; a change shows the plain picture at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 320 });
  // Software takes longer for a frame than refining allows, so it measures a thousandth of the time.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 1000;
  });
  const canvas = await open(page, 'rolety?jakosc=standard');
  await expect(canvas).toHaveAttribute('data-refined', '64', { timeout: 150_000 });
  expect(await framesWithin(canvas, 1000)).toBe(0);
  await page.getByRole('button', { name: 'Przybliż' }).click();
  await expect(canvas).not.toHaveAttribute('data-refined', '64');
});

/** Goods with the view in whose middle a part has a colour of its own: red, or grey (null). */
const COLOURED = [
  { address: 'markizy?color=Czerwony', view: 'Z\u00a0góry', hue: 2 },
  { address: 'pergole?frame=Biały', view: 'Z\u00a0góry', hue: null },
  { address: 'refleksole?color=Szary', view: 'Z\u00a0przodu', hue: null },
];
/** A summer's afternoon, a summer's night and a winter's noon. */
const TIMES = ['lodz.180.172.840', 'lodz.180.172.1330', 'lodz.180.15.720'];

for (const { address, view, hue } of COLOURED) {
  test(`light keeps the colour of ${address} by day, at night and in winter`, async ({ page }) => {
    for (const sun of TIMES) {
      const canvas = await open(page, `${address}&sun=${sun}`);
      await frameAfter(canvas, () => page.getByRole('button', { name: view, exact: true }).click());
      const seen = await page.evaluate(
        meanColor,
        (await canvas.screenshot({ type: 'png' })).toString('base64'),
      );
      if (hue === null) expect(seen.saturation).toBeLessThan(0.2);
      else expect(Math.abs(((seen.hue - hue + 540) % 360) - 180)).toBeLessThan(15);
    }
  });
}

/** Hue, degrees, and saturation, 0 to 1, of the mean colour in the middle of a picture. Runs in the browser. */
async function meanColor(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const { width, height } = bitmap;
  const paint = new OffscreenCanvas(width, height).getContext('2d')!;
  paint.drawImage(bitmap, 0, 0);
  const [from, side] = [11 / 24, 1 / 12];
  const { data } = paint.getImageData(width * from, height * from, width * side, height * side);
  const [red, green, blue] = [0, 1, 2].map((channel) =>
    data.filter((_, index) => index % 4 === channel).reduce((sum, value) => sum + value, 0),
  ) as [number, number, number];
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const greenest = 2 + (blue - red) / range;
  const bluest = 4 + (red - green) / range;
  const sixth = most === red ? (green - blue) / range : most === green ? greenest : bluest;
  return { hue: sixth * 60, saturation: range / most };
}

/** The number of frames drawn within `time` ms. */
function framesWithin(canvas: Locator, time: number): Promise<number> {
  return canvas.evaluate(async (element: HTMLCanvasElement, ms) => {
    const before = Number(element.dataset['frames']);
    await new Promise((resolve) => setTimeout(resolve, ms));
    return Number(element.dataset['frames']) - before;
  }, time);
}

test('the buttons of the 3D picture and its mark appear with it; a line shows that it is loading', async ({
  page,
}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/three.module-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await visit(page, '/konfigurator/markizy');
  const buttons = page.getByRole('group', { name: 'Obraz 3D', includeHidden: true });
  await expect(buttons).toBeAttached();
  await expect(buttons).toBeHidden();
  const progress = page.getByRole('progressbar', { name: 'Wczytujemy widok 3D' });
  await expect(progress).toBeVisible();
  await expect(page.getByRole('radio', { name: '3D' })).not.toBeChecked();
  release();
  await expect(buttons).toBeVisible();
  await expect(progress).toBeHidden();
  await expect(page.getByRole('radio', { name: '3D' })).toBeChecked();
});

test('sizes in the picture equal those of the form, and focus their fields', async ({ page }) => {
  const canvas = await open(page, 'markizy');
  const width = page.getByRole('textbox', { name: 'Szerokość' });
  for (const size of ['437', '512', '600']) {
    await width.fill(size);
    await expect(page.getByRole('button', { name: `Szerokość ${size} cm: zmień` })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Wysięg 300 cm: zmień' })).toBeVisible();
  const labels = page.getByRole('button', { name: /cm: zmień$/ });
  for (const label of await labels.all())
    expect((await label.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: 'Szerokość 600 cm: zmień' }).click();
  await expect(width).toBeFocused();
  expect(await figure(canvas, 'frames')).toBeGreaterThan(1);
});

test('the product can be turned, viewed from all sides and retracted', async ({ page }) => {
  const canvas = await open(page, 'markizy');
  const shots = new Set<string>();
  const look = async (act: () => Promise<void>): Promise<void> => {
    await frameAfter(canvas, act);
    shots.add((await canvas.screenshot()).toString('base64'));
  };
  const press = (name: string) => () => page.getByRole('button', { name, exact: true }).click();
  const views = ['Z przodu', 'Z boku', 'Z góry', 'Od środka', 'Z ukosa'];
  for (const name of views) await look(press(name));
  await look(press('Obróć w prawo o 15 stopni'));
  await look(press('Oddal'));
  await look(press('Rozwinięcie: mniej o 25 procent'));
  const box = (await canvas.boundingBox())!;
  await look(async () => {
    await page.mouse.move(box.x + 200, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + 320, box.y + 110, { steps: 4 });
    await page.mouse.up();
  });
  expect(shots.size).toBe(views.length + 4);
});

const loseContext = (canvas: Locator): Promise<void> =>
  canvas.evaluate((element: HTMLCanvasElement) =>
    element.getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext(),
  );

test('the picture is restored automatically after its context was lost', async ({ page }) => {
  const canvas = await open(page, 'markizy');
  await canvas.evaluate((element) => element.setAttribute('data-first', ''));
  await loseContext(canvas);
  await expect(page.locator('canvas:not([data-first])')).toHaveAttribute('data-frames', /\d/);
  await page.getByRole('textbox', { name: 'Szerokość' }).fill('500');
  await expect(page.getByRole('button', { name: 'Szerokość 500 cm: zmień' })).toBeVisible();
});

test('a repeatedly lost context falls back to the drawing, and 3D can be chosen again', async ({
  page,
}) => {
  const canvas = await open(page, 'markizy');
  for (const time of [1, 2, 3]) {
    await canvas.evaluate((element, mark) => element.setAttribute('data-mark', String(mark)), time);
    await loseContext(canvas);
    await expect(page.locator(`canvas[data-mark="${time}"]`)).toHaveCount(0);
    if (time < 3) await expect(canvas).toHaveAttribute('data-frames', /\d/);
  }
  await expect(canvas).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^Markiza kasetowa: rysunek/ })).toBeVisible();
  await page.getByRole('radio', { name: '3D' }).click();
  await expect(canvas).toHaveAttribute('data-frames', /\d/);
});

// By default Chromium keeps 16 WebGL contexts of a page; here it keeps ACTIVE_CONTEXTS, so fewer visits reveal a leak.
test('visits leave no WebGL context behind', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/too many active webgl/i.test(message.text())) warnings.push(message.text());
  });
  const canvas = await open(page, 'rolety');
  for (let visits = 0; visits < 2 * ACTIVE_CONTEXTS; visits += 1) {
    await page.getByRole('link', { name: 'Koszyk' }).first().click();
    await expect(canvas).toHaveCount(0);
    await page.goBack();
    await expect(canvas).toHaveAttribute('data-frames', /\d/);
  }
  expect(warnings).toEqual([]);
});

test('on paper the drawing replaces the picture', async ({ page }) => {
  const canvas = await open(page, 'markizy');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('img', { name: /^Markiza kasetowa: rysunek/ })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(canvas).toHaveAttribute('data-frames', /\d/);
});

test('the drawing is chosen and stays chosen', async ({ page }) => {
  const canvas = await open(page, 'markizy');
  await page.getByRole('radio', { name: 'Rysunek' }).check();
  await expect(canvas).toHaveCount(0);
  await page.getByRole('button', { name: 'Z boku' }).click();
  await expect(page.getByRole('img', { name: /widok z boku/ })).toBeVisible();
  const families = page.getByRole('navigation', { name: 'Kategorie produktów' });
  await families.getByRole('link', { name: 'Pergole' }).click();
  await expect(page.getByRole('img', { name: /^Pergola/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Rysunek' })).toBeChecked();
  await expect(canvas).toHaveCount(0);
});

test('the product turns around once, or by quarters with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const canvas = await open(page, 'rolety');
  await page.waitForLoadState('networkidle');
  const before = await figure(canvas, 'frames');
  const around = page.getByRole('button', { name: 'Obróć dookoła' });
  await frameAfter(canvas, () => around.click());
  expect(await framesWithin(canvas, 1000)).toBe(0);
  expect(await figure(canvas, 'frames')).toBe(before + 1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await around.click();
  expect(await framesWithin(canvas, 1000)).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Przybliż' }).click();
  expect(await framesWithin(canvas, 1000)).toBeLessThan(2);
});

test('the 3D view has no barriers', async ({ page }) => {
  await open(page, 'markizy');
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test.describe('by fingers', () => {
  base(
    'a swipe up scrolls the page, one to the side turns, two fingers zoom',
    async ({ browser }) => {
      const phone = await browser.newContext({
        viewport: { width: 390, height: 600 },
        hasTouch: true,
        isMobile: true,
      });
      const page = await phone.newPage();
      const canvas = await open(page, 'rolety');
      const { x, y, width } = (await canvas.boundingBox())!;
      // Between the labels of the sizes and the row of buttons.
      const middle = { x: x + width / 2, y: y + 172 };
      const touch = await fingersOf(page);
      await frameAfter(canvas, () => touch([middle], [{ x: middle.x + 120, y: middle.y }]));
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await frameAfter(canvas, () =>
        touch(
          [middle, { x: middle.x + 20, y: middle.y }],
          [
            { x: middle.x - 60, y: middle.y },
            { x: middle.x + 80, y: middle.y },
          ],
        ),
      );
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await touch([middle], [{ x: middle.x, y: middle.y - 90 }]);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(40);
      await phone.close();
    },
  );
});

interface Spot {
  x: number;
  y: number;
}

/** Returns a function that moves fingers over the page in small steps, as on a touch screen. */
async function fingersOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: Spot[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: spots.map(({ x, y }, id) => ({ x, y, id })),
    });
  return async (from: Spot[], to: Spot[]): Promise<void> => {
    await send('touchStart', from);
    for (let step = 1; step <= 6; step += 1)
      await send(
        'touchMove',
        from.map(({ x, y }, index) => ({
          x: x + ((to[index]!.x - x) * step) / 6,
          y: y + ((to[index]!.y - y) * step) / 6,
        })),
      );
    await send('touchEnd', []);
  };
}
