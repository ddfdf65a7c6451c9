import { beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { LoseOfferInput } from '../../../apollo/schema.generated';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { demoOffer } from '../../../testing/demo-offer';
import { openOffer } from '../../../testing/fake-offers';

beforeAll(() => openAdminBrowser(1440));

test.each([
  ['was sent', {}, 'Klient nie będzie już mógł przyjąć oferty.'],
  ['has expired', { state: 'expired' }, 'Ważność oferty minęła,'],
  ['was never sent', { state: 'draft', sentAt: null }, 'Klient nie dostał jeszcze tej oferty.'],
])('the form to lose an offer that %s says what it means', async (_what, change, text) => {
  const { user, drawer } = await openOffer({ ...demoOffer, ...change });
  await user.click(drawer.getByRole('button', { name: 'Oznacz jako przegraną' }));
  expect(screen.getByText(text, { exact: false })).toBeVisible();
});

test('an offer is marked as lost with a reason', async () => {
  const { user, inputs, drawer } = await openOffer(demoOffer);
  await user.click(drawer.getByRole('button', { name: 'Oznacz jako przegraną' }));
  const dialog = within(screen.getAllByRole('dialog').at(-1)!);
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await dialog.findByText('Wybierz powód.')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Inny powód' }));
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await dialog.findByText('Napisz, jaki to powód.')).toBeVisible();
  expect(inputs).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: 'Cena' }));
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Oferta oznaczona jako przegrana')).toBeVisible();
  expect(inputs).toEqual([
    { offerId: 12, version: 3, reason: 'price', note: null },
  ] satisfies LoseOfferInput[]);
});
