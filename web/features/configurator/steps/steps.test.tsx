import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../../../testing/render-route';
import { shopOfFamilies } from '../testing/families-shop';
import { openStep } from '../testing/open-step';

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
  await screen.findByText(/^Cena: \d/);
  return user;
}

/** The buttons that open the steps. */
const heads = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => within(heading).getByRole('button'));
const step = (name: string | RegExp) => screen.getByRole('button', { name });
const textOf = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim();

const ALL = [
  'Produkt',
  'Wymiary',
  'Słońce i cień',
  'Montaż',
  'Kolory',
  'Sterowanie',
  'Dodatki',
  'Podsumowanie',
] as const;
const ON_WINDOW = ALL.map((title) => (title === 'Słońce i cień' ? 'Słońce na oknie' : title));
const without = (titles: readonly string[], ...left: string[]): string[] =>
  titles.filter((title) => !left.includes(title));

describe('the steps', () => {
  test.each([
    ['markizy', ALL],
    ['pergole', ALL],
    ['zaluzje', ON_WINDOW],
    ['zadaszenia', without(ALL, 'Sterowanie', 'Słońce i cień')],
    ['refleksole', ON_WINDOW],
    ['rolety', without(ON_WINDOW, 'Dodatki')],
  ] as const)(
    'of %s are those that the family has, with the sizes open',
    async (family, titles) => {
      await open(`/konfigurator/${family}`);
      const sections = heads().map((head) => head.closest('section'));
      for (const [index, title] of titles.entries())
        expect(sections[index]).toHaveAccessibleName(title.replace(' i ', ' i\u00a0'));
      expect(sections).toHaveLength(titles.length);
      expect(screen.getAllByRole('button', { expanded: true }).map(textOf)).toEqual(['2Wymiary']);
    },
  );

  test('show their settings while they are closed', async () => {
    const user = await open(
      '/konfigurator/markizy?width=500&color=Szary&control=electric&options=ledLighting',
    );
    await openStep(user, 'Podsumowanie');
    expect(heads().map(textOf)).toEqual([
      '1Produkt Markizy na próbę · Kasetowa',
      '2Wymiary 500 × 300 cm',
      '3Słońce i cień 21 czerwca, 14:00',
      expect.stringMatching(/^4Montaż \d+ cm · 14° · /),
      '5Kolory Szary · Biały',
      '6Sterowanie Elektryczne',
      '7Dodatki Oświetlenie LED',
      '8Podsumowanie',
    ]);
    await openStep(user, 'Dodatki');
    await user.click(screen.getByRole('checkbox', { name: /^Oświetlenie LED/ }));
    await user.click(step(/^Dodatki/));
    expect(step(/^Dodatki/)).toHaveAccessibleName('Dodatki Bez dodatków');
  });

  test('are open one at a time, by mouse and by keyboard', async () => {
    const user = await open('/konfigurator/markizy?width=500');
    await user.click(step(/^Kolory/));
    expect(screen.queryByRole('textbox', { name: 'Szerokość' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Szary' }));
    step(/^Sterowanie/).focus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('radio', { name: /^Elektryczne/ }));
    expect(screen.queryByRole('radio', { name: 'Szary' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Dalej: Dodatki' }));
    expect(step(/^Dodatki/)).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: /^Oświetlenie LED/ })).toBeVisible();
    await user.keyboard(' ');
    expect(screen.queryByRole('button', { expanded: true })).toBeNull();
    expect(scrolled.mock.calls.flat().filter(Boolean)).toEqual([
      'kolory',
      'sterowanie',
      'dodatki',
      'dodatki',
    ]);
    await waitFor(() =>
      expect(window.location.search).toBe('?product=1&width=500&color=Szary&control=electric'),
    );
  });

  test('with an issue are marked', async () => {
    const user = await open('/konfigurator/markizy');
    const flawed = () => screen.queryAllByRole('button', { name: /do poprawienia/ });
    expect(flawed()).toEqual([]);
    const width = screen.getByRole('textbox', { name: 'Szerokość' });
    await user.clear(width);
    await user.type(width, '900{Tab}');
    expect(flawed()[0]).toHaveAccessibleName('Wymiary – do poprawienia');
    await user.click(within(screen.getByRole('alert')).getByRole('button'));
    expect(flawed()).toEqual([]);
    await user.clear(width);
    await user.type(width, 'dużo{Tab}');
    expect(flawed()).toHaveLength(1);
  });

  test('that are wrong are open from the start', async () => {
    const path = '/konfigurator/zadaszenia?lamella=30';
    window.history.replaceState(null, '', path);
    await renderRoute(path, { Query: shopOfFamilies });
    expect(await screen.findByText(/^Obrót lameli: ten produkt nie ma/)).toBeVisible();
    expect(step(/^Podsumowanie – do poprawienia/)).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('notes', () => {
  test('are shown above the order button, whichever step is open, and are repaired there', async () => {
    const user = await open('/konfigurator/markizy?options=windSensor');
    const note = screen.getByText(/^Czujnik wiatru działa tylko/);
    expect(note).toBeVisible();
    const buy = screen.getByRole('button', { name: 'Dodaj do koszyka' });
    expect(note.compareDocumentPosition(buy)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(screen.getByRole('button', { name: 'Dodaj sterowanie elektryczne' }));
    expect(step(/^Sterowanie/)).toHaveAccessibleName('Sterowanie Elektryczne');
  });

  test('on a size are shown at its field, and above the button once its step is closed', async () => {
    const user = await open('/konfigurator/markizy');
    const width = screen.getByRole('textbox', { name: 'Szerokość' });
    await user.clear(width);
    await user.type(width, '900{Tab}');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await openStep(user, 'Kolory');
    const alert = screen.getByRole('alert');
    expect(alert.closest('section')).toBeNull();
    await user.click(within(alert).getByRole('button', { name: /^Ustaw 600/ }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
