import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { renderRoute } from '../../../testing/render-route';
import { shopOf } from '../testing/shop';
import { openStep } from '../testing/open-step';

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
