import { beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { demoOffer, demoOfferVersion } from '../../../testing/demo-offer';
import { openOffer } from '../../../testing/fake-offers';

beforeAll(() => openAdminBrowser(1440));

test('the next version starts as a draft; until it is sent, the customer sees the version before', async () => {
  const { user, drawer } = await openOffer(demoOffer);
  await user.click(drawer.getByRole('button', { name: 'Przygotuj nową wersję' }));
  expect(await screen.findByText('Oferta nr 12, wersja 2: szkic')).toBeVisible();
  expect(drawer.getByText(/klient widzi wersję 1 i może ją przyjąć\.$/)).toBeVisible();
});

test('while a lost offer has a draft, staff read that the version before cannot be accepted', async () => {
  const { drawer } = await openOffer({
    ...demoOffer,
    state: 'lost',
    versions: [
      demoOfferVersion,
      { ...demoOfferVersion, id: 'version-2', number: 2, state: 'draft', sentAt: null },
    ],
  });
  expect(drawer.getByText(/klient widzi wersję 1, ale nie może jej już przyjąć\.$/)).toBeVisible();
});

test('of a lost offer that was never sent and has a draft, the customer sees nothing yet', async () => {
  const { drawer } = await openOffer({
    ...demoOffer,
    state: 'lost',
    sentAt: null,
    versions: [{ ...demoOfferVersion, state: 'draft', sentAt: null }],
  });
  expect(drawer.getByText(/Klient jeszcze nic nie widzi\.$/)).toBeVisible();
});

test('a version shows its differences from the one before', async () => {
  const difference = {
    facts: [{ label: 'Adres dostawy', before: null, after: 'ul. Polna 1, Łódź' }],
    lines: [
      {
        kind: 'changed',
        name: 'Taras: Markiza Solana',
        facts: [{ label: 'Szerokość', before: '400 cm', after: '450 cm' }],
        totalBefore: '9780.00',
        totalAfter: '10380.00',
      },
      {
        kind: 'added',
        name: 'Rolety Luna',
        facts: [{ label: 'Szerokość', before: null, after: '120 cm' }],
        totalBefore: null,
        totalAfter: '890.00',
      },
    ],
    discountBefore: '780.00',
    discountAfter: '500.00',
    totalBefore: '9000.00',
    totalAfter: '10770.00',
    difference: '1770.00',
    needsConsent: true,
  };
  const second = { ...demoOfferVersion, id: 'version-2', number: 2, difference };
  const first = { ...demoOfferVersion, state: 'replaced' };
  const { drawer } = await openOffer({ ...demoOffer, versions: [first, second] });
  const versions = within(drawer.getByRole('region', { name: 'Wersje' }));
  const [newest, oldest] = versions
    .getAllByText(/^Wersja [12], /)
    .map((head) => head.closest('li')?.textContent.replaceAll(/\s+/g, ' ') ?? '');
  expect(newest).toMatch(/^Wersja 2, wysłana/);
  for (const expectedText of [
    'Zmieniona pozycja: Taras: Markiza Solana',
    'Szerokość: 400 cm → 450 cm',
    'Wartość: 9 780 zł → 10 380 zł',
    'Nowa pozycja: Rolety Luna',
    'Wartość: 890 zł',
    'Adres dostawy: ul. Polna 1, Łódź',
    'Rabat: 500 zł',
    'Razem: 9 000 zł → 10 770 zł (różnica 1 770 zł)',
  ])
    expect(newest).toContain(expectedText);
  expect(newest).not.toContain('120 cm');
  expect(oldest).toMatch(/^Wersja 1, zastąpiona/);
  expect(oldest).not.toContain('Razem:');
});
