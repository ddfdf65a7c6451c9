import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';

import { renderRoute } from '../../../testing/render-route';
import { shopOfFamilies } from '../testing/families-shop';

window.matchMedia = () => ({ matches: false }) as MediaQueryList;
const scrolled = jest.fn<(id: string) => void>();
Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
  scrolled(this.id);
};
beforeEach(() => {
  scrolled.mockClear();
});

async function open(path: string) {
  window.history.replaceState(null, '', path);
  const { user } = await renderRoute(path, { Query: shopOfFamilies });
  const nav = within(await screen.findByRole('navigation', { name: 'Kroki konfiguracji' }));
  await screen.findByText(/^Cena: \d/);
  return { user, nav };
}

const ALL = [
  'Produkt',
  'Wymiary',
  'Montaż',
  'Kolory',
  'Sterowanie',
  'Dodatki',
  'Słońce',
  'Podsumowanie',
] as const;
const without = (...left: string[]): string[] => ALL.filter((step) => !left.includes(step));

describe('the steps', () => {
  test.each([
    ['markizy', ALL, 'Słońce i\u00a0cień'],
    ['pergole', ALL, 'Słońce i\u00a0cień'],
    ['zaluzje', ALL, 'Słońce na oknie'],
    ['zadaszenia', without('Sterowanie', 'Słońce'), ''],
    ['refleksole', ALL, 'Słońce na oknie'],
    ['rolety', without('Dodatki'), 'Słońce na oknie'],
  ] as const)('of %s are those that the family has', async (family, labels, sun) => {
    const { nav } = await open(`/konfigurator/${family}`);
    const links = nav.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(
      labels.map((label, index) => `${index + 1}${label}`),
    );
    for (const [index, link] of links.entries()) {
      const label = labels[index] === 'Słońce' ? sun : labels[index];
      const section = document.querySelector(`section${link.getAttribute('href')}`);
      expect(section).toHaveAccessibleName(label);
      expect(within(section as HTMLElement).getAllByRole('heading', { level: 2 })[0]).toBeVisible();
    }
  });

  test('lead from one to the next', async () => {
    await open('/konfigurator/rolety');
    const onward = screen.getAllByRole('link', { name: /^Dalej:/ });
    expect(onward.map((link) => link.textContent.trim())).toEqual([
      'Dalej: Wymiary',
      'Dalej: Montaż',
      'Dalej: Kolory',
      'Dalej: Sterowanie',
      'Dalej: Słońce',
      'Dalej: Podsumowanie',
    ]);
    expect(onward[2]).toHaveAttribute('href', '#kolory');
  });

  test('are reached by links without losing settings', async () => {
    const { user, nav } = await open('/konfigurator/markizy?width=500&color=Szary');
    await user.click(screen.getByRole('radio', { name: /^Elektryczne/ }));
    await user.click(nav.getByRole('link', { name: 'Dodatki' }));
    expect(screen.getByRole('heading', { name: 'Dodatki' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Dalej: Słońce' }));
    expect(screen.getByRole('heading', { name: /^Słońce i/ })).toHaveFocus();
    expect(scrolled.mock.calls).toEqual([['dodatki'], ['slonce']]);
    expect(screen.getByRole('textbox', { name: 'Szerokość' })).toHaveValue('500');
    expect(screen.getByRole('radio', { name: 'Szary' })).toBeChecked();
    await waitFor(() =>
      expect(window.location.search).toBe('?product=1&width=500&color=Szary&control=electric'),
    );
    expect(window.location.hash).toBe('');
  });

  test('with an issue are marked', async () => {
    const { user, nav } = await open('/konfigurator/markizy');
    const flawed = () => nav.queryAllByRole('link', { name: /wymaga poprawki$/ });
    expect(flawed()).toEqual([]);
    const width = screen.getByRole('textbox', { name: 'Szerokość' });
    await user.clear(width);
    await user.type(width, '900{Tab}');
    expect(flawed()[0]).toHaveAccessibleName('Wymiary – wymaga poprawki');
    await user.click(within(screen.getByRole('alert')).getByRole('button'));
    expect(flawed()).toEqual([]);
    await user.clear(width);
    await user.type(width, 'dużo{Tab}');
    expect(flawed()).toHaveLength(1);
  });

  test('show the issues of their own fields', async () => {
    await open('/konfigurator/markizy?options=windSensor');
    const options = within(screen.getByRole('region', { name: 'Dodatki' }));
    expect(options.getByText(/^Czujnik wiatru działa tylko/)).toBeVisible();
    expect(screen.getAllByText(/^Czujnik wiatru działa tylko/)).toHaveLength(1);
  });

  test('show notes of no other step in the last step', async () => {
    const path = '/konfigurator/zadaszenia?lamella=30';
    window.history.replaceState(null, '', path);
    await renderRoute(path, { Query: shopOfFamilies });
    const summary = within(await screen.findByRole('region', { name: 'Podsumowanie' }));
    expect(summary.getByText(/^Obrót lameli: ten produkt nie ma/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Podsumowanie – wymaga poprawki$/ })).toBeVisible();
  });
});

describe('the current step', () => {
  type Report = (entries: Partial<IntersectionObserverEntry>[]) => void;
  let report: Report = () => undefined;

  beforeEach(() => {
    window.IntersectionObserver = class {
      constructor(callback: Report) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });

  /** The share of each section that is seen below the row of steps. */
  const see = (shares: Record<string, number>) =>
    act(() =>
      report(
        Object.entries(shares).map(([id, intersectionRatio]) => ({
          target: document.getElementById(id) as Element,
          isIntersecting: intersectionRatio > 0,
          intersectionRatio,
        })),
      ),
    );

  test('is the first visible one, or the last once it is completely visible', async () => {
    const { nav } = await open('/konfigurator/markizy');
    const current = () => nav.getByRole('link', { current: 'step' });
    expect(current()).toHaveAccessibleName('Produkt');
    see({ produkt: 0, wymiary: 0.4, kolory: 0.2 });
    expect(current()).toHaveAccessibleName('Wymiary');
    see({ wymiary: 0, sterowanie: 1 });
    expect(current()).toHaveAccessibleName('Kolory');
    see({ slonce: 0.1, podsumowanie: 1 });
    expect(current()).toHaveAccessibleName('Podsumowanie');
  });
});
