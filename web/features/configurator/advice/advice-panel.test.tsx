import { expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../../../testing/render-route';
import { awning, pergola } from '../testing/families';
import { openStep } from '../testing/open-step';
import { shopOf } from '../testing/shop';

window.matchMedia = () => ({ matches: false }) as MediaQueryList;

const advice = () => screen.findByRole('list', { name: 'Dobrze wiedzieć' });

test('a piece of advice follows the size and names its source', async () => {
  window.history.replaceState(null, '', '/konfigurator/markizy');
  const { user } = await renderRoute('/konfigurator/markizy', { Query: shopOf() });
  expect(await advice()).toHaveTextContent(/z siłą ok\. 840 N \(jak ciężar 86 kg\).*PN-EN 13561/);
  await user.click(screen.getByRole('button', { name: 'Szerokość: więcej o 5 cm' }));
  await waitFor(async () => expect(await advice()).toHaveTextContent('jak ciężar 87 kg'));
});

test('a postcode shows the wind zone for an awning, and offers the snow zone for a roof', async () => {
  window.history.replaceState(null, '', '/konfigurator/markizy');
  const first = await renderRoute('/konfigurator/markizy', { Query: shopOf() });
  const panel = await advice();
  await openStep(first.user, 'Montaż');
  await first.user.type(
    screen.getByRole('textbox', { name: 'Kod pocztowy miejsca montażu' }),
    '81-300',
  );
  expect(panel).toHaveTextContent(/Gdynia i okolice .* 2\. strefie wiatrowej.*26 m\/s/);
  cleanup();
  window.history.replaceState(null, '', '/konfigurator/pergole');
  const { user } = await renderRoute('/konfigurator/pergole', { Query: shopOf([pergola()]) });
  await advice();
  await openStep(user, 'Montaż');
  await user.click(screen.getByRole('button', { name: 'Licz dla 3. strefy' }));
  expect(screen.queryByRole('button', { name: /^Licz dla/ })).toBeNull();
  expect(
    screen.getByRole('textbox', { name: 'Kod pocztowy miejsca montażu' }),
  ).toHaveAccessibleDescription(/3\. strefy śniegowej: Gdynia i\sokolice\./);
});

test.each([
  ['pergole', pergola()],
  ['zadaszenia', awning({ category: 'zadaszenia', availableVariants: ['poliweglan'] })],
])('for %s the postcode shows the snow zone, if it is certain', async (category, product) => {
  window.history.replaceState(null, '', `/konfigurator/${category}`);
  const { user } = await renderRoute(`/konfigurator/${category}`, { Query: shopOf([product]) });
  const panel = within(await advice());
  await openStep(user, 'Montaż');
  const field = screen.getByRole('textbox', { name: 'Kod pocztowy miejsca montażu' });
  await user.clear(field);
  expect(panel.getByText(/^Ten dach unosi ok\. \d+\skg.*Podaj kod pocztowy/)).toBeInTheDocument();
  await user.type(field, '80-180');
  expect(
    panel.getByText(/^Gdańsk i\sokolice .* leżą w\s3\. strefie śniegowej/),
  ).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '10-001');
  expect(
    panel.getByText(/^Olsztyn i\sokolice .* leżą w\s4\. strefie .*konstruktor\./),
  ).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '25-001');
  expect(field).toHaveAccessibleDescription(
    /3\. strefy śniegowej: Kielce i\sokolice\. To ostrzejsza ze stref 2–3/,
  );
  await user.clear(field);
  await user.type(field, '86-300');
  expect(field).toHaveAccessibleDescription(
    /4\. strefy śniegowej: Grudziądz i\sokolice\. To najostrzejsza ze stref 2–4/,
  );
  await user.clear(field);
  await user.type(field, '99-999');
  expect(field).toHaveAccessibleDescription(/Nie znamy kodu pocztowego 99-999\./);
  expect(panel.getByText(/Podaj kod pocztowy/)).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '250011');
  expect(field).toHaveAccessibleDescription(/Wpisz kod w\spostaci 90-001\./);
});
