import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ImagePoint } from '#engine/goods/photo/photo-camera';
import { jpegWithFacts } from '#engine/testing/jpeg';
import { type Photograph, photographs } from '#engine/testing/photographs';
import { renderRoute } from '../../../testing/render-route';
import { pergola } from '../testing/families';
import { openStep } from '../testing/open-step';
import { shopOf } from '../testing/shop';

/** Pixels of the photograph per CSS pixel of the screen. */
const SCALE = 10;
const AXIS_BUTTONS = { x: 'wzdłuż ściany', y: 'pionowa', z: 'prostopadła do ściany' };

const [made] = photographs(1, { angle: [30, 40], lens: [24, 26], noise: 1, scatter: 'ring' });

beforeEach(() => {
  const box = { left: 0, top: 0, width: 400, height: 300 };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
  // jsdom has neither `setPointerCapture` nor `createImageBitmap`.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  globalThis.createImageBitmap = () =>
    Promise.resolve({ width: 4000, height: 3000, close: () => undefined });
  window.history.replaceState(null, '', '/konfigurator/markizy');
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function openStudio(file: File, address = '/konfigurator/markizy', Query = shopOf()) {
  const { user } = await renderRoute(address, { Query });
  await user.click(await screen.findByRole('button', { name: 'Zobacz na swoim zdjęciu' }));
  await user.upload(await screen.findByLabelText('Zdjęcie'), file);
  return user;
}

const photo = (facts?: { focalLength: number; taken: string }): File =>
  new File(facts ? [jpegWithFacts(facts, true)] : ['photo'], 'dom.jpg', { type: 'image/jpeg' });

function dragTo(name: RegExp, { x, y }: ImagePoint): void {
  // A query by role, or on the whole page, takes several times as long.
  const handle = studio().getByLabelText(name);
  // jsdom has no pointer events of its own.
  const point = (kind: string, clientX: number, clientY: number): boolean =>
    fireEvent(handle, new MouseEvent(kind, { bubbles: true, clientX, clientY }));
  // The middle of the box that every element has in this test, so that the handle has no offset from the pointer.
  point('pointerdown', 200, 150);
  point('pointermove', x / SCALE, y / SCALE);
  point('pointerup', x / SCALE, y / SCALE);
}

async function markDoor(
  user: Awaited<ReturnType<typeof openStudio>>,
  { corners, door }: Photograph,
) {
  await type(user, 'Szerokość (cm)', door.width);
  await type(user, 'Wysokość (cm)', door.height);
  dragTo(/^Lewy górny/, corners[0]);
  dragTo(/^Prawy górny/, corners[1]);
  dragTo(/^Prawy dolny/, corners[2]);
  dragTo(/^Lewy dolny/, corners[3]);
}

async function type(user: Awaited<ReturnType<typeof openStudio>>, label: string, value: number) {
  const field = studio().getByLabelText(label);
  await user.clear(field);
  await user.type(field, String(Math.round(value)));
}

async function markLines(user: Awaited<ReturnType<typeof openStudio>>, lines: Photograph['lines']) {
  for (const [index, { axis, from, to }] of lines.entries()) {
    await user.click(studio().getByText(AXIS_BUTTONS[axis], { selector: 'button *' }));
    dragTo(new RegExp(`^Krawędź ${index + 1} .*koniec 1`), from);
    dragTo(new RegExp(`^Krawędź ${index + 1} .*koniec 2`), to);
  }
}

const studio = () => within(screen.getByRole('dialog'));
const goods = () => screen.getByRole('img', { name: /na Twoim zdjęciu/ });

test('the goods stand on the photograph, which never leaves the browser', async () => {
  const user = await openStudio(photo());
  if (!made) throw new Error('there is a photograph');
  const sent = jest.spyOn(globalThis, 'fetch');
  await markDoor(user, made);
  await markLines(user, made.lines.slice(2, 6));
  expect(screen.getByText('Perspektywa się zgadza')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dalej: ustaw' }));
  const before = goods().innerHTML;
  await user.click(screen.getByRole('button', { name: 'Wzdłuż ściany: więcej o 5 cm' }));
  expect(goods().innerHTML).not.toBe(before);
  await user.click(screen.getByRole('button', { name: 'Dalej: pierwszy plan' }));
  await user.click(screen.getByRole('button', { name: 'Dodaj obrys' }));
  expect(goods().querySelector('mask')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dodaj punkt obrysu 1' }));
  expect(screen.getAllByRole('button', { name: /^Obrys 1, punkt/ })).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Usuń obrys 1' }));
  expect(goods().querySelector('mask')).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test('the camera is found from one known length and edges', async () => {
  const user = await openStudio(photo());
  if (!made) throw new Error('there is a photograph');
  await user.click(screen.getByRole('radio', { name: 'Jedna krawędź' }));
  expect(screen.getByText(/^Zaznacz jeszcze krawędź prostopadłą do ściany/)).toBeVisible();
  await type(user, 'Długość (cm)', made.door.width);
  dragTo(/^Znana krawędź, koniec 1/, made.corners[3]);
  dragTo(/^Znana krawędź, koniec 2/, made.corners[2]);
  await markLines(user, made.lines.slice(2, 6));
  expect(screen.getByText('Perspektywa się zgadza')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Usuń krawędź 4' }));
  expect(screen.queryByRole('button', { name: /^Krawędź 4/ })).toBeNull();
});

test('a new edge covers no other, also the seventh and one added after a removal', async () => {
  const user = await openStudio(photo());
  const add = await screen.findByRole('button', { name: AXIS_BUTTONS.x });
  for (let count = 0; count < 7; count++) await user.click(add);
  await user.click(screen.getByRole('button', { name: 'Usuń krawędź 1' }));
  await user.click(screen.getByRole('button', { name: 'Usuń krawędź 1' }));
  await user.click(add);
  await user.click(screen.getByRole('button', { name: AXIS_BUTTONS.y }));
  const ends = studio().getAllByLabelText(/^Krawędź/);
  const pixels = ends.map(({ ariaLabel }) => ariaLabel?.replace(/^.*: piksel /, ''));
  expect(ends).toHaveLength(14);
  expect(new Set(pixels).size).toBe(14);
});

test('the focal length and the hour are taken from the file', async () => {
  const user = await openStudio(photo({ focalLength: 25, taken: '2026:05:01 10:30:00' }));
  expect(await screen.findByText(/ogniskową 25\smm/)).toBeVisible();
  if (!made) throw new Error('there is a photograph');
  await markDoor(user, made);
  await user.click(screen.getByRole('button', { name: 'Dalej: ustaw' }));
  await user.click(
    screen.getByRole('button', { name: /^Słońce z\schwili zdjęcia: 1\smaja, 10:30$/ }),
  );
  const slider = studio().getByRole('slider', { name: 'Godzina, suwak' });
  expect(slider).toHaveAttribute('aria-valuetext', '10:30');
});

test('a warning names sizes that do not fit the marks', async () => {
  const user = await openStudio(photo());
  if (!made) throw new Error('there is a photograph');
  await markDoor(user, made);
  await markLines(user, made.lines.slice(2, 5));
  await type(user, 'Szerokość (cm)', made.door.height * 3);
  expect(screen.getByText('Zaznaczenia nie pasują do siebie')).toBeVisible();
  await type(user, 'Szerokość (cm)', 5);
  expect(screen.getByText(/^Wpisz od 20 do 1\s500\scm\.$/)).toBeVisible();
});

test('the choice of a usual size replaces what was typed, also a text that is no size', async () => {
  const user = await openStudio(photo());
  const sizes = await studio().findByLabelText('Wymiary');
  await user.selectOptions(sizes, 'Drzwi tarasowe 180\u00a0×\u00a0215\u00a0cm');
  await type(user, 'Wysokość (cm)', 5);
  expect(screen.getByText(/^Wpisz od 20 do 1\s000\scm\.$/)).toBeVisible();
  await user.selectOptions(sizes, 'Brama 250\u00a0×\u00a0215\u00a0cm');
  expect(studio().getByLabelText('Wysokość (cm)')).toHaveValue('215');
  expect(screen.queryByText(/^Wpisz od/)).toBeNull();
});

test('goods that were moved away from the wall are back at it once they are mounted on it', async () => {
  const address = '/konfigurator/pergole?variant=wolnostojace';
  const user = await openStudio(photo(), address, shopOf([pergola()]));
  const choose = async (variant: RegExp) => {
    await user.click(screen.getByRole('button', { name: 'Zamknij' }));
    await openStep(user, 'Produkt');
    await user.click(screen.getByRole('radio', { name: variant }));
    await user.click(screen.getByRole('button', { name: 'Zobacz na swoim zdjęciu' }));
  };
  await user.click(await screen.findByRole('button', { name: 'Dalej: ustaw' }));
  await choose(/^Przyścienna/);
  const mounted = goods().innerHTML;
  await choose(/^Wolnostojąca/);
  const standing = goods().innerHTML;
  await user.click(screen.getByRole('button', { name: 'Odległość od ściany: więcej o 5 cm' }));
  expect(goods().innerHTML).not.toBe(standing);
  await choose(/^Przyścienna/);
  expect(goods().innerHTML).toBe(mounted);
});

test('points are moved by the keyboard, to a tenth of a pixel', async () => {
  const user = await openStudio(photo());
  const corner = await screen.findByRole('button', { name: 'Lewy górny róg: piksel 1757, 1080' });
  act(() => corner.focus());
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  expect(corner).toHaveAccessibleName('Lewy górny róg: piksel 1758, 1090');
  await user.keyboard('{Control>}{ArrowLeft>6/}{/Control}');
  expect(corner).toHaveAccessibleName('Lewy górny róg: piksel 1757, 1090');
});

test('points are moved without dragging: by a tap, and by buttons', async () => {
  const user = await openStudio(photo());
  const corner = await screen.findByLabelText(/^Lewy górny róg/);
  fireEvent.focus(corner);
  fireEvent.click(screen.getByAltText('Twoje zdjęcie'), { clientX: 100, clientY: 50 });
  expect(corner).toHaveAccessibleName('Lewy górny róg: piksel 1000, 500');
  await user.click(screen.getByLabelText(/^Punkt w\sprawo$/));
  await user.click(screen.getByLabelText(/^Punkt w\sdół$/));
  expect(corner).toHaveAccessibleName('Lewy górny róg: piksel 1002, 502');
});

test('a file that is not a picture is refused', async () => {
  globalThis.createImageBitmap = () => Promise.reject(new Error('not a picture'));
  await openStudio(photo());
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się otworzyć tego pliku');
});

test('a picture of a phone that the browser cannot open is told as that', async () => {
  globalThis.createImageBitmap = () => Promise.reject(new Error('not a picture'));
  await openStudio(new File(['\0\0\0\u0018ftypheic'], 'IMG_1.HEIC', { type: 'image/heic' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/w\sformacie HEIC/);
});

test('a closed studio keeps its photograph until another one is chosen', async () => {
  const user = await openStudio(photo());
  await user.click(await screen.findByRole('button', { name: 'Zamknij' }));
  await user.click(screen.getByRole('button', { name: 'Zobacz na swoim zdjęciu' }));
  expect(screen.getByAltText('Twoje zdjęcie')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Inne zdjęcie' }));
  expect(screen.getByText(/Zdjęcie zostaje na Twoim urządzeniu/)).toBeVisible();
});

test('a message says that the picture cannot be created and what to do', async () => {
  const user = await openStudio(photo());
  await user.click(await screen.findByRole('button', { name: 'Dalej: ustaw' }));
  await user.click(screen.getByRole('button', { name: 'Zapisz zdjęcie' }));
  await waitFor(() => expect(screen.getByText('Nie udało się przygotować zdjęcia')).toBeVisible());
  expect(screen.getByText('Spróbuj ponownie.')).toBeVisible();
});
