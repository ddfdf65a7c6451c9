import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { bePatient } from '../../testing/be-patient';
import { renderRoute } from '../../testing/render-route';
import { awning, pergola } from './testing/families';
import { shopOf } from './testing/shop';

bePatient();

window.matchMedia = () => ({ matches: false }) as MediaQueryList;

const advice = () => screen.findByRole('region', { name: 'Dobrze wiedzieć' });

test('advice follows the size, each with its source', async () => {
  window.history.replaceState(null, '', '/konfigurator/markizy');
  const { user } = await renderRoute('/konfigurator/markizy', { Query: shopOf() });
  expect(await advice()).toHaveTextContent(/z siłą ok\. 86 kg.*PN-EN 13561/);
  await user.click(screen.getByRole('button', { name: 'Szerokość: więcej o 5 cm' }));
  await waitFor(async () => expect(await advice()).toHaveTextContent('ok. 87 kg'));
});

test('advice follows the place', async () => {
  window.history.replaceState(null, '', '/konfigurator/pergole');
  const { user } = await renderRoute('/konfigurator/pergole', { Query: shopOf([pergola()]) });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Miejsce' }), 'Gdańsk');
  expect(within(await advice()).getByText(/^Gdańsk leży w\s3\. strefie śniegowej/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Miejsce' }), 'Kielce');
  expect(screen.queryByRole('region', { name: 'Dobrze wiedzieć' })).toBeNull();
});

test('a fixed roof asks for the place itself, and says when nothing is sure', async () => {
  window.history.replaceState(null, '', '/konfigurator/zadaszenia');
  const roof = awning({ category: 'zadaszenia', availableVariants: ['poliweglan'] });
  const { user } = await renderRoute('/konfigurator/zadaszenia', { Query: shopOf([roof]) });
  const panel = within(await advice());
  await user.selectOptions(panel.getByRole('combobox', { name: 'Miejsce' }), 'Kielce');
  expect(panel.getByText(/^Strefę śniegową tej miejscowości sprawdzimy/)).toBeVisible();
  await user.selectOptions(panel.getByRole('combobox', { name: 'Miejsce' }), 'Olsztyn');
  expect(panel.getByText(/^Olsztyn leży w\s4\. strefie .*konstruktor\./)).toBeVisible();
});
