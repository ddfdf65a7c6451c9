import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../../../testing/render-route';
import { openStep } from '../testing/open-step';
import { shopOf } from '../testing/shop';

window.matchMedia = () => ({ matches: false }) as MediaQueryList;
beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/konfigurator/markizy');
});

const views = async () => within(await screen.findByRole('group', { name: 'Widok' }));

test('the drawing shows the product from every side', async () => {
  const { user } = await renderRoute('/konfigurator/markizy', { Query: shopOf() });
  expect(await screen.findByRole('img', { name: /rysunek w\sskali/ })).toBeVisible();
  for (const [button, view] of [
    [/^Z\sprzodu$/, /widok z\sprzodu/],
    [/^Z\sboku$/, /widok z\sboku/],
    [/^Z\sgóry$/, /widok z\sgóry/],
    [/^Z\sukosa$/, /rysunek w\sskali/],
  ] as const) {
    await user.click((await views()).getByRole('button', { name: button }));
    expect(await screen.findByRole('img', { name: view })).toBeVisible();
  }
});

test('without WebGL only the drawing is available', async () => {
  await renderRoute('/konfigurator/markizy', { Query: shopOf() });
  await waitFor(() => expect(screen.queryByRole('radio', { name: '3D' })).toBeNull());
  expect((await views()).queryByRole('button', { name: 'Od środka' })).toBeNull();
  expect(screen.queryByRole('slider', { name: 'Rozwinięcie, suwak' })).toBeNull();
});

test('the parts follow the settings', async () => {
  const { user } = await renderRoute('/konfigurator/markizy', { Query: shopOf() });
  await openStep(user, 'Podsumowanie');
  await user.click(screen.getByText(/jakich części się składa$/));
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(row(/^Kaseta/)).toHaveTextContent('Kaseta4 000 mm1');
  await openStep(user, 'Wymiary');
  await user.click(screen.getByRole('button', { name: 'Szerokość: więcej o 5 cm' }));
  await openStep(user, 'Podsumowanie');
  await waitFor(() => expect(row(/^Kaseta/)).toHaveTextContent('Kaseta4 050 mm1'));
});

describe('full screen', () => {
  const button = (name: string) => screen.findByRole('button', { name });

  test('is an overlay where the browser has no full screen; Escape leaves it', async () => {
    const { user } = await renderRoute('/konfigurator/markizy', { Query: shopOf() });
    await user.click(await button('Pełny ekran'));
    const overlay = screen.getByRole('dialog', { name: 'Pełny ekran' });
    expect(within(overlay).getByRole('img', { name: /rysunek w\sskali/ })).toBeVisible();
    const behind = screen.getByRole('button', { name: 'Dodaj do koszyka' });
    expect(behind.closest<HTMLElement>('[class~="panel"]')?.inert).toBe(true);
    expect(await button('Zamknij pełny ekran')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Pełny ekran' })).toBeNull();
    expect(behind.closest<HTMLElement>('[class~="panel"]')?.inert).toBe(false);
    expect(await button('Pełny ekran')).toHaveFocus();
  });

  test('is that of the browser where it has one', async () => {
    let shown: Element | null = null;
    const show = (element: Element | null): void => {
      shown = element;
      document.dispatchEvent(new Event('fullscreenchange'));
    };
    Object.defineProperty(document, 'fullscreenElement', {
      configurable: true,
      get: () => shown,
    });
    document.exitFullscreen = async () => act(() => show(null));
    Element.prototype.requestFullscreen = async function requestFullscreen(this: Element) {
      act(() => show(this));
    };
    const { user } = await renderRoute('/konfigurator/markizy', { Query: shopOf() });
    await user.click(await button('Pełny ekran'));
    expect(screen.queryByRole('dialog', { name: 'Pełny ekran' })).toBeNull();
    await user.click(await button('Zamknij pełny ekran'));
    expect(shown).toBeNull();
    expect(await button('Pełny ekran')).toBeVisible();
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
  });
});
