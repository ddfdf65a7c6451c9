import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { demoPicture } from '../../../testing/demo-picture';
import { ProductGallery } from './product-gallery';

const gallery = ['Taras', 'Detal', 'Rysunek'].map((alt) => demoPicture(alt.toLowerCase(), alt));

function renderGallery(pictures = gallery) {
  render(<ProductGallery name="Markiza Aurora" pictures={pictures} />);
  return userEvent.setup();
}

const shownThumbnail = () =>
  screen.getAllByRole('button', { name: /^Pokaż/ }).find((it) => it.ariaCurrent === 'true')
    ?.ariaLabel;

test('arrows go through the pictures and stop at the ends', async () => {
  const user = renderGallery();

  expect(screen.getByText(/1 z 3/)).toBeVisible();
  const back = screen.getByRole('button', { name: 'Poprzednie zdjęcie' });
  expect(back).toHaveAttribute('aria-disabled', 'true');
  await user.click(back);
  await user.click(screen.getByRole('button', { name: 'Następne zdjęcie' }));
  expect(screen.getByText(/2 z 3/)).toBeVisible();
  expect(shownThumbnail()).toBe('Pokaż: Detal');
});

test('thumbnails and arrow keys choose a picture', async () => {
  const user = renderGallery();

  await user.click(screen.getByRole('button', { name: 'Pokaż: Rysunek' }));
  expect(screen.getByText(/3 z 3/)).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(shownThumbnail()).toBe('Pokaż: Detal');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(shownThumbnail()).toBe('Pokaż: Rysunek');
});

test('arrow keys with a modifier stay shortcuts of the browser', async () => {
  const user = renderGallery();

  const thumbnail = screen.getByRole('button', { name: 'Pokaż: Detal' });
  await user.click(thumbnail);
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(fireEvent.keyDown(thumbnail, { key: 'ArrowLeft', [modifier]: true })).toBe(true);
  expect(shownThumbnail()).toBe('Pokaż: Detal');
});

test('a swipe reports which picture has come into view', () => {
  renderGallery();

  const [track] = screen.getAllByRole('list');
  Object.defineProperty(track, 'clientWidth', { value: 600 });
  fireEvent.scroll(track!, { target: { scrollLeft: 590 } });
  expect(shownThumbnail()).toBe('Pokaż: Detal');
});

test('a picture opens in full size, and the gallery continues there', async () => {
  const user = renderGallery();

  await user.click(screen.getByRole('button', { name: /^Taras/ }));
  const full = within(screen.getByRole('dialog', { name: 'Markiza Aurora' }));
  await user.click(full.getByRole('button', { name: 'Następne zdjęcie' }));
  expect(full.getByText('Detal')).toBeVisible();
  await user.click(full.getByRole('button', { name: 'Zamknij' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(shownThumbnail()).toBe('Pokaż: Detal');
});

test('a picture in full size is zoomed in and out', async () => {
  const user = renderGallery();

  await user.click(screen.getByRole('button', { name: /^Taras/ }));
  const full = within(screen.getByRole('dialog'));
  await user.click(full.getByRole('button', { name: 'Przybliż' }));
  const area = full.getByRole('region', { name: 'Przybliżone zdjęcie' });
  pinch(area, [100, 200]);
  expect(area.style.getPropertyValue('--zoom')).toBe('5');
  pinch(area, [200, 10]);
  expect(area.style.getPropertyValue('--zoom')).toBe('1');
  await user.click(full.getByRole('button', { name: 'Pokaż całość' }));
  expect(full.getByRole('list', { name: 'Zdjęcia' })).toBeVisible();
});

test.each(['Taras', 'Przybliż'])(
  'arrow keys scroll a picture zoomed in by %j, and step again afterwards',
  async (name) => {
    const user = renderGallery();

    await user.click(screen.getByRole('button', { name: /^Taras/ }));
    const full = within(screen.getByRole('dialog'));
    await user.click(full.getByRole('button', { name: new RegExp(`^${name}`) }));
    const area = full.getByRole('region', { name: 'Przybliżone zdjęcie' });
    expect(area).toHaveFocus();
    const isLeftToTheBrowser = fireEvent.keyDown(area, { key: 'ArrowRight' });
    expect(isLeftToTheBrowser).toBe(true);
    expect(full.getByText('Taras')).toBeVisible();
    await user.click(full.getByRole('button', { name: 'Pokaż całość' }));
    await user.keyboard('{ArrowRight}');
    expect(full.getByText('Detal')).toBeVisible();
  },
);

/** Moves two fingers from one distance to another, px. */
function pinch(area: HTMLElement, distances: readonly [number, number]) {
  const touches = (distance: number) => [
    { clientX: 0, clientY: 0 },
    { clientX: distance, clientY: 0 },
  ];
  fireEvent.touchStart(area, { touches: touches(distances[0]) });
  fireEvent.touchMove(area, { touches: touches(distances[1]) });
}

test('one picture needs neither arrows nor thumbnails', () => {
  renderGallery(gallery.slice(0, 1));

  expect(screen.queryByRole('button', { name: 'Następne zdjęcie' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pokaż/ })).not.toBeInTheDocument();
});
