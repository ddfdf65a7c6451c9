import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { fakeOffers } from '../../../testing/fake-offers';
import { renderRoute } from '../../../testing/render-route';
import { spaced } from '../../../testing/spaced';

beforeAll(() => openAdminBrowser(1440));

test('the list has filters in the URL, and the funnel above it', async () => {
  const { filters, resolvers } = fakeOffers();
  const { user, router } = await renderRoute('/admin/offers?state=sent', resolvers);
  const row = within((await screen.findByText('Anna Nowak')).closest('tr')!);
  expect(spaced(row.getByText(/^9.000.zł$/).textContent)).toBe('9 000 zł');
  expect(row.getByText('jeszcze nieotwarta')).toBeVisible();
  expect(filters.at(-1)).toMatchObject({ state: 'sent' });
  const funnel = within(screen.getByRole('region', { name: /^Oferty wysłane od/ }));
  expect(funnel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Wysłane4 100%',
    'Otwarte3 75%',
    'Z\u00a0pytaniem1 25%',
    'Przyjęte1 25%',
    'Przegrane1 25%',
    'Wygasłe0 0%',
  ]);
  expect(spaced(funnel.getByText('Cena').parentElement?.textContent)).toBe('Cena1 (12 000 zł)');

  await user.click(screen.getByText('Szkice', { exact: false, selector: '[role] span' }));
  expect(router.state.location.search).toBe('?state=draft');
});

test('figures of another period do not stand in for those that cannot be loaded', async () => {
  const { resolvers } = fakeOffers();
  const { offerFunnel } = resolvers.Query;
  let isDown = false;
  const Query = {
    ...resolvers.Query,
    offerFunnel: () => {
      if (isDown) throw new Error('no database');
      return offerFunnel();
    },
  };
  const { user } = await renderRoute('/admin/offers', { ...resolvers, Query });
  const funnel = within(await screen.findByRole('region', { name: /^Oferty wysłane od/ }));
  await funnel.findByText('Wartość wysłanych');

  isDown = true;
  fireEvent.change(screen.getByLabelText('Od'), { target: { value: '2026-05-01' } });
  expect(await funnel.findByText('Nie udało się pobrać danych')).toBeVisible();
  expect(funnel.getByRole('heading', { name: /^Oferty wysłane od 1 maja 2026/ })).toBeVisible();
  expect(funnel.queryByText('Wartość wysłanych')).toBeNull();

  isDown = false;
  await user.click(funnel.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await funnel.findByText('Wartość wysłanych')).toBeVisible();
});
