import { describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pluralCount } from '../../../lib/text/grammar';
import { renderRoute } from '../../../testing/render-route';
import { awning, pergola } from '../testing/families';
import { openStep } from '../testing/open-step';
import { SAVED, shopOf } from '../testing/shop';

window.matchMedia = () => ({ matches: false }) as MediaQueryList;
const BLIND = awning({
  id: 6,
  category: 'rolety',
  minWidth: 40,
  minProjection: null,
  maxProjection: null,
  minHeight: 40,
  maxHeight: 300,
  availableVariants: ['wolnowiszace'],
});
const FACADE_BLIND = awning({ ...BLIND, id: 3, category: 'zaluzje', availableVariants: ['c80'] });
const PRODUCTS = [awning(), pergola(), FACADE_BLIND, BLIND];
const shop = {
  ...shopOf(PRODUCTS),
  products: (_: unknown, { filter }: { filter: { category: string } }) => {
    const items = PRODUCTS.filter(({ category }) => category === filter.category);
    return { items, totalCount: items.length, categoryCounts: [] };
  },
};

const SHADE = /^Słońce i\scień$/;

/** Opens a page and resets the sun settings, which the tab keeps from test to test. */
async function open(path: string) {
  window.history.replaceState(null, '', path);
  const { user } = await renderRoute(path, { Query: shop });
  await openStep(user, SHADE);
  const panel = within(await screen.findByRole('region', { name: SHADE }));
  await user.selectOptions(panel.getByRole('combobox', { name: 'Miejsce' }), 'Łódź');
  slide('Kierunek ściany', 180);
  slide('Dzień', 172);
  slide('Godzina', 14 * 60);
  return { user, panel };
}

function slide(name: string, value: number): void {
  const slider = screen.getByRole('slider', { name: `${name}, suwak` });
  fireEvent.change(slider, { target: { value } });
}

const hours = (panel: { getAllByRole: typeof screen.getAllByRole }) =>
  panel.getAllByRole('button', { name: /^\d+:00: / });

describe('the shade', () => {
  test('of the default awning is shown for an hour and for the day', async () => {
    const { user, panel } = await open('/konfigurator/markizy');
    expect(panel.getByText(/^Cień obejmuje/)).toHaveTextContent(
      /^Cień obejmuje 5,\d m² z 12 m² tarasu \(4\d%\)\. Słońce świeci z lewego boku i od frontu; strony podajemy, patrząc od frontu\.$/,
    );
    expect(hours(panel)).toHaveLength(17);
    await user.click(panel.getByRole('button', { name: '5:00: cień domu' }));
    expect(panel.getByText(/^Słońce stoi za domem/)).toBeVisible();
    const pressed = hours(panel).filter((hour) => hour.getAttribute('aria-pressed') === 'true');
    expect(pressed.map((hour) => hour.getAttribute('aria-label'))).toEqual(['5:00: cień domu']);
  });

  test('follows place, wall, day and hour, each described in words', async () => {
    const { user, panel } = await open('/konfigurator/markizy');
    const announcement = () => panel.getByText(/./, { selector: '[aria-live]' }).textContent;
    const announced = new Set([announcement()]);
    await user.selectOptions(panel.getByRole('combobox', { name: 'Miejsce' }), 'Suwałki');
    announced.add(announcement());
    slide('Kierunek ściany', 225);
    expect(panel.getByText('południowy zachód, 225°')).toBeVisible();
    announced.add(announcement());
    slide('Dzień', 266);
    expect(panel.getByText('23 września')).toBeVisible();
    announced.add(announcement());
    slide('Godzina', 21 * 60 + 30);
    expect(panel.getByText('21:30')).toBeVisible();
    announced.add(announcement());
    expect(announcement()).toBe('Słońce jest pod horyzontem.');
    expect(announced.size).toBe(5);
  });

  test('follows the compass', async () => {
    const { user, panel } = await open('/konfigurator/markizy');
    const compass = within(panel.getByRole('group', { name: /^Kompas/ }));
    expect(compass.getByRole('button', { name: 'Pd: południe' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(compass.getByRole('button', { name: 'Zach: zachód' }));
    expect(panel.getByText('zachód, 270°')).toBeVisible();
    expect(compass.getByRole('button', { pressed: true })).toHaveAccessibleName('Zach: zachód');
    slide('Kierunek ściany', 290);
    expect(compass.getByRole('button', { pressed: true })).toHaveAccessibleName('Zach: zachód');
    slide('Kierunek ściany', 295);
    expect(compass.getByRole('button', { pressed: true })).toHaveAccessibleName(
      'Pn Zach: północny zachód',
    );
  });

  test('grows with the awning', async () => {
    const { user, panel } = await open('/konfigurator/markizy');
    await openStep(user, 'Wymiary');
    await user.click(screen.getByRole('button', { name: 'Szerokość: więcej o 5 cm' }));
    await openStep(user, SHADE);
    await waitFor(() => expect(panel.getByText(/^Cień obejmuje/)).toHaveTextContent('z 12,2 m²'));
  });

  test('keeps the sun settings in another family', async () => {
    const { user, panel } = await open('/konfigurator/markizy');
    await user.selectOptions(panel.getByRole('combobox', { name: 'Miejsce' }), 'Gdynia');
    cleanup();
    await renderRoute('/konfigurator/pergole', { Query: shop });
    await openStep(user, SHADE);
    expect(await screen.findByRole('combobox', { name: 'Miejsce' })).toHaveDisplayValue('Gdynia');
    expect(screen.getByText(/tarasu/, { selector: '[aria-live]' })).toHaveTextContent('z 16 m²');
  });
});

describe('the sun of a shared link', () => {
  const shared = '/konfigurator/markizy?configuration=c-1&sun=gdynia.90.80.600';
  const openShared = async (path: string) => {
    window.history.replaceState(null, '', path);
    const { user } = await renderRoute(path, {
      Query: { ...shop, configuration: () => SAVED },
    });
    await openStep(user, SHADE);
  };

  test('is shown again after a reload', async () => {
    await openShared(shared);
    expect(await screen.findByText('wschód, 90°')).toBeVisible();
    expect(window.location.search).toBe('?configuration=c-1&sun=gdynia.90.80.600');
  });

  test('does not return after Back once the visitor has changed it', async () => {
    await openShared(shared);
    slide('Kierunek ściany', 225);
    cleanup();
    await openShared(window.location.pathname + window.location.search);
    expect(await screen.findByText('południowy zachód, 225°')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Miejsce' })).toHaveDisplayValue('Gdynia');
  });
});

describe('a window', () => {
  test('shows whether the sun shines on it, and at what angle', async () => {
    const { user } = await renderRoute('/konfigurator/rolety', { Query: shop });
    await openStep(user, 'Słońce na oknie');
    const panel = within(await screen.findByRole('region', { name: 'Słońce na oknie' }));
    slide('Kierunek ściany', 180);
    slide('Dzień', 172);
    slide('Godzina', 14 * 60);
    expect(
      panel.getByText(
        /^O\s14:00 słońce świeci na okno z\slewej \(patrząc z\szewnątrz\), pod kątem 6\d° do poziomu\.$/,
      ),
    ).toBeVisible();
    expect(
      panel.getByText(/^21\sczerwca słońce świeci na okno od\s[89]:\d\d do\s1[67]:\d\d\.$/),
    ).toBeVisible();
    slide('Kierunek ściany', 0);
    expect(panel.getByText(/14:00 słońce nie świeci na okno\.$/)).toBeVisible();
    expect(panel.getByText(/ i\sod\s/)).toBeVisible();
    slide('Dzień', 355);
    expect(panel.getByText(/nie świeci na okno wcale/)).toBeVisible();
  });

  test('behind a facade blind shows how far the slats may be opened', async () => {
    const { user } = await renderRoute('/konfigurator/zaluzje', { Query: shop });
    await openStep(user, 'Słońce na oknie');
    const panel = within(await screen.findByRole('region', { name: 'Słońce na oknie' }));
    slide('Kierunek ściany', 180);
    slide('Dzień', 355);
    slide('Godzina', 12 * 60);
    const button = panel.getByRole('button', { name: /^Ustaw lamele na \d+°$/ });
    const opening = Number(/\d+/.exec(button.textContent)?.[0]);
    expect(opening).toBeGreaterThan(0);
    expect(opening).toBeLessThan(90);
    await user.click(button);
    await openStep(user, 'Sterowanie');
    expect(screen.getByRole('slider', { name: 'Kąt otwarcia lameli, suwak' })).toHaveAttribute(
      'aria-valuetext',
      pluralCount(opening, ['stopień', 'stopnie', 'stopni']),
    );
    await openStep(user, 'Słońce na oknie');
    slide('Godzina', 4 * 60);
    expect(panel.queryByRole('button', { name: /^Ustaw lamele/ })).toBeNull();
  });
});

describe('a pergola', () => {
  test('turns its louvres towards the sun or against it', async () => {
    const { user, panel } = await open('/konfigurator/pergole');
    const covered = () =>
      Number(/\((\d+)/.exec(panel.getByText(/^Cień obejmuje/).textContent)?.[1]);
    await user.click(panel.getByRole('button', { name: /^Lamele na słońce/ }));
    const sunny = covered();
    await user.click(panel.getByRole('button', { name: /^Lamele na cień/ }));
    await waitFor(() => expect(covered()).toBeGreaterThan(sunny + 20));
  });

  test('offers screens that add shade, and adds them', async () => {
    const { user, panel } = await open('/konfigurator/pergole');
    slide('Godzina', 16 * 60);
    expect(panel.getByText(/więcej cienia/)).toHaveTextContent(
      /^O 16:00 słońce wpada z lewego boku\. Dodatek „Osłony boczne” \(lewy bok\) da o \d,\d m² więcej cienia\./,
    );
    await user.click(panel.getByRole('button', { name: 'Dodaj do konfiguracji' }));
    await openStep(user, 'Dodatki');
    expect(screen.getByRole('checkbox', { name: /^Osłony boczne/ })).toBeChecked();
    const side = within(screen.getByRole('group', { name: /^Strony/ }));
    const front = () => side.getByRole('checkbox', { name: 'Front' });
    expect(side.getByRole('checkbox', { name: 'Lewy bok' })).toBeChecked();
    expect(front()).not.toBeChecked();
    expect(side.queryByRole('checkbox', { name: 'Tył' })).toBeNull();
    await user.click(front());
    await waitFor(() => expect(window.location.search).toContain('screenSides=left%2Cfront'));
    await user.click(front());
    await openStep(user, SHADE);
    await waitFor(() => expect(panel.queryByText(/więcej cienia/)).toBeNull());
  });

  test('that stands free has a front that faces a direction, not a wall', async () => {
    const path = '/konfigurator/pergole?variant=wolnostojace';
    window.history.replaceState(null, '', path);
    const { user } = await renderRoute(path, { Query: shop });
    await openStep(user, SHADE);
    const panel = within(await screen.findByRole('region', { name: SHADE }));
    expect(panel.getByRole('slider', { name: 'Kierunek frontu, suwak' })).toBeVisible();
    expect(panel.getByRole('group', { name: /^Kompas.*front$/ })).toBeVisible();
    expect(panel.queryByText(/ściana/i)).toBeNull();
  });

  test('has no louvres to turn while the sun is behind the house', async () => {
    const { panel } = await open('/konfigurator/pergole');
    slide('Godzina', 6 * 60);
    expect(panel.queryByRole('button', { name: /^Lamele na/ })).toBeNull();
  });
});
