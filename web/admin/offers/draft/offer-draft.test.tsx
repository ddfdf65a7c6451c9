import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { OfferInput, SaveOfferDraftInput } from '../../../apollo/schema.generated';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { demoOfferVersion } from '../../../testing/demo-offer';
import { draftOffer, fakeOffers, openOffer } from '../../../testing/fake-offers';
import { renderRoute } from '../../../testing/render-route';

beforeAll(() => openAdminBrowser(1440));

test('a new offer opens its draft, which is saved completely', async () => {
  const { inputs, resolvers } = fakeOffers(draftOffer);
  const { user, router } = await renderRoute('/admin/offers', resolvers);
  await user.click(await screen.findByRole('button', { name: 'Nowa oferta' }));
  expect(await screen.findByText('Oferta nr 12, wersja 1: szkic')).toBeVisible();
  expect(router.state.location.search).toBe('?offer=12');
  const dialog = within(screen.getAllByRole('dialog').at(-1)!);
  const percent = dialog.getByRole('textbox', { name: 'Zaliczka' });
  await user.clear(percent);
  await user.type(percent, '50');
  await user.click(dialog.getByRole('button', { name: 'Zapisz szkic' }));
  expect(await screen.findByText('Szkic oferty zapisany')).toBeVisible();
  expect(inputs[0]).toEqual({ idempotencyKey: expect.any(String) });
  expect(inputs[1]).toMatchObject({
    offerId: 12,
    version: 3,
    depositPercent: 50,
    discount: '780',
    validUntil: '2026-12-09',
    customerName: 'Anna Nowak',
    lines: [{ lineId: demoOfferVersion.lines[0]!.lineId, quantity: 2, configurationId: null }],
  } satisfies Partial<SaveOfferDraftInput>);
});

test('a draft that somebody else has changed meanwhile is shown beside mine', async () => {
  const theirs = {
    buildingKind: 'flat',
    buildingArea: '70.50',
    validUntil: '2026-12-11',
    termWeeksTo: 8,
  };
  const { user, resolvers, drawer } = await openOffer(draftOffer);
  resolvers.Mutation.saveOfferDraft = () => ({
    offer: {
      ...draftOffer,
      version: 4,
      versions: [{ ...draftOffer.versions[0]!, ...theirs }],
    } as never,
    userErrors: [{ code: 'CHANGED_MEANWHILE', message: 'Ktoś zmienił.', path: null }],
  });
  await user.click(drawer.getByRole('button', { name: 'Edytuj szkic' }));
  const dialog = within(screen.getAllByRole('dialog').at(-1)!);
  await user.type(dialog.getByRole('textbox', { name: 'Powód rabatu' }), ' okien');
  await user.click(dialog.getByRole('button', { name: 'Zapisz szkic' }));
  const table = within(await dialog.findByRole('table'));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'PoleZapisana wersjaTwoja wersja',
    'Montaż w\u00a0budynku mieszkalnymMieszkaniebrak',
    'Powierzchnia użytkowa70,50–',
    'Powód rabatuza kompletza komplet okien',
    'Ważna do11 grudnia 20269 grudnia 2026',
    'Dostawa do (tygodnie)84',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Przyjmij zapisaną wersję' }));
  expect(dialog.getByRole('textbox', { name: 'Powierzchnia użytkowa' })).toHaveValue('70,50');
});

test('a draft is sent after a confirmation', async () => {
  const { user, inputs, drawer } = await openOffer(draftOffer);
  await user.click(drawer.getByRole('button', { name: 'Wyślij klientowi' }));
  expect(
    await screen.findByText('Wysłać wersję 1 na adres anna@example.com?', {
      selector: '.ant-modal-confirm-title',
    }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(inputs).toEqual([{ offerId: 12, version: 3 }] satisfies OfferInput[]));
});

test('an offer that was never sent is deleted after a confirmation, and its drawer closes', async () => {
  const { user, inputs, drawer, router } = await openOffer(draftOffer);
  await user.click(drawer.getByRole('button', { name: 'Usuń szkic' }));
  expect(
    await screen.findByText('Usunąć ofertę nr 12?', { selector: '.ant-modal-confirm-title' }),
  ).toBeVisible();
  expect(inputs).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(inputs).toEqual([{ offerId: 12, version: 3 }] satisfies OfferInput[]);
});
