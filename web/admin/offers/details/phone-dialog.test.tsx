import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { RecordOfferAcceptanceInput } from '../../../apollo/schema.generated';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { draftOffer, openOffer } from '../../../testing/fake-offers';
import { spaced } from '../../../testing/spaced';

beforeAll(() => openAdminBrowser(1440));

test('consent on the telephone creates the order, also from a draft', async () => {
  const { user, inputs, drawer } = await openOffer(draftOffer);
  await user.click(drawer.getByRole('button', { name: 'Klient przyjął telefonicznie' }));
  const dialog = within(screen.getAllByRole('dialog').at(-1)!);
  await user.type(dialog.getByRole('textbox', { name: 'Adres dostawy' }), 'ul. Polna 1, Łódź');
  await user.type(dialog.getByRole('textbox', { name: /^Co powiedział/ }), 'Bierze.');
  await user.click(dialog.getByRole('button', { name: /^Zapisz zgodę/ }));
  expect(spaced((await screen.findByText(/^Powstało/)).textContent)).toBe(
    'Powstało zamówienie nr 31',
  );
  expect(inputs[0]).toMatchObject({
    offerId: 12,
    version: 3,
    versionNumber: 1,
    name: 'Anna Nowak',
    customerAddress: 'ul. Polna 1, Łódź',
    at: null,
    note: 'Bierze.',
  } satisfies Partial<RecordOfferAcceptanceInput>);
  expect(await drawer.findByRole('link', { name: /^nr.31$/ })).toBeVisible();
});

test('an unreadable time of the call is refused, and not replaced by the current time', async () => {
  const { user, inputs, drawer } = await openOffer(draftOffer);
  await user.click(drawer.getByRole('button', { name: 'Klient przyjął telefonicznie' }));
  const dialog = within(screen.getAllByRole('dialog').at(-1)!);
  await user.type(dialog.getByRole('textbox', { name: 'Adres dostawy' }), 'ul. Polna 1, Łódź');
  const time = dialog.getByLabelText('Kiedy');
  fireEvent.change(time, { target: { value: '20260-11-20T08:00' } });
  await user.click(dialog.getByRole('button', { name: /^Zapisz zgodę/ }));
  expect(await dialog.findByText(/^Podaj dzień i\sgodzinę/)).toBeVisible();
  expect(inputs).toEqual([]);
});

test('a day without its hour, which browsers give as an empty value, does not count as now', async () => {
  const { user, inputs, drawer } = await openOffer(draftOffer);
  await user.click(drawer.getByRole('button', { name: 'Klient przyjął telefonicznie' }));
  const dialog = within(screen.getAllByRole('dialog').at(-1)!);
  await user.type(dialog.getByRole('textbox', { name: 'Adres dostawy' }), 'ul. Polna 1, Łódź');
  const time = dialog.getByLabelText('Kiedy');
  // What a browser says of a field where only the day is typed.
  const validity = { badInput: true };
  Object.defineProperty(time, 'validity', { get: () => validity });
  await user.click(dialog.getByRole('button', { name: /^Zapisz zgodę/ }));
  expect(await dialog.findByText(/^Podaj dzień i\sgodzinę/)).toBeVisible();
  expect(inputs).toEqual([]);

  validity.badInput = false;
  await user.click(dialog.getByRole('button', { name: /^Zapisz zgodę/ }));
  expect(await screen.findByText(/^Powstało/)).toBeVisible();
  expect(inputs).toMatchObject([{ at: null }]);
});
