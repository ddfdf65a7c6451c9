import { expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { demoOrder } from '../../../testing/demo-order';
import { renderRoute } from '../../../testing/render-route';

const WITHDRAWN = {
  id: 'v-2',
  number: 2,
  state: 'withdrawn',
  isOpen: false,
  reason: 'Po pomiarze',
  createdAt: '2026-11-21T10:00:00Z',
  decidedAt: null,
  totalAmount: '5190.00',
  difference: null,
};

test('a cancelled order with a withdrawn proposal does not say that it is still in force', async () => {
  await renderRoute('/zamowienie/tok', {
    Query: { order: () => ({ ...demoOrder, status: 'cancelled', versions: [WITHDRAWN] }) },
  });
  expect(await screen.findByText('wycofana')).toBeVisible();
  expect(document.body).not.toHaveTextContent('obowiązuje bez zmian');
});

test('no version of a cancelled order is in force or waits for a decision', async () => {
  const versions = [
    { ...WITHDRAWN, id: 'v-1', number: 1, state: 'accepted' },
    { ...WITHDRAWN, state: 'sent' },
  ];
  await renderRoute('/zamowienie/tok', {
    Query: { order: () => ({ ...demoOrder, status: 'cancelled', currentVersion: 1, versions }) },
  });
  const links = await screen.findAllByRole('link', { name: /^Wersja [12]/ });
  const states = links.map((link) => link.closest('li')?.textContent);
  expect(states).toEqual([expect.stringMatching(/przyjęta$/), expect.stringMatching(/wysłana$/)]);
});

test('once production has begun, a proposal can no longer be accepted, and the page says so', async () => {
  const overtaken = { ...WITHDRAWN, state: 'sent' };
  await renderRoute('/zamowienie/tok', {
    Query: { order: () => ({ ...demoOrder, status: 'in_production', versions: [overtaken] }) },
  });
  expect(await screen.findByText('Tej zmiany nie da się już przyjąć')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Zmiana czeka na Twoją zgodę' })).toBeNull();
  expect(document.body).not.toHaveTextContent('czeka na Twoją decyzję');
});

test('after the delivery, the page says that a proposal of other goods is too late', async () => {
  const overtaken = { ...WITHDRAWN, state: 'sent' };
  await renderRoute('/zamowienie/tok', {
    Query: { order: () => ({ ...demoOrder, status: 'delivered', versions: [overtaken] }) },
  });
  expect(await screen.findByText(/zanim przyszła decyzja/)).toHaveTextContent(
    /^Zamówienie dostarczyliśmy, zanim przyszła decyzja o.wersji.2\. /,
  );
});

test.each([
  [
    'replaced by another one',
    [
      { ...WITHDRAWN, state: 'replaced' },
      { ...WITHDRAWN, id: 'v-3', number: 3, state: 'sent', isOpen: true },
    ],
  ],
  ['accepted in another tab', [{ ...WITHDRAWN, state: 'accepted' }]],
])('whoever answers a proposal that was %s meanwhile is told so', async (_, versions) => {
  const message = 'Ta propozycja jest nieaktualna.';
  const answer = () => ({ order: { ...demoOrder, versions }, userErrors: [{ message }] });
  const open = { ...WITHDRAWN, state: 'sent', isOpen: true };
  const visit = () =>
    renderRoute('/zamowienie/tok', {
      Query: { order: () => ({ ...demoOrder, versions: [open] }) },
      Mutation: { acceptOrderChange: answer, refuseOrderChange: answer },
    });
  const { user } = await visit();
  await user.click(await screen.findByRole('checkbox', { name: /^Przyjmuję zmianę/ }));
  await user.click(screen.getByRole('button', { name: 'Przyjmuję zmianę' }));
  expect(await screen.findByText(message)).toBeVisible();
  cleanup();

  const again = await visit();
  await again.user.click(await screen.findByText('Nie przyjmuję zmiany'));
  await again.user.click(screen.getByRole('button', { name: 'Odrzuć zmianę' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('a proposal that is accepted at the second try shows no failure of the first', async () => {
  const version = { ...WITHDRAWN, state: 'sent', isOpen: true };
  let isReached = false;
  const { user } = await renderRoute('/zamowienie/tok', {
    Query: { order: () => ({ ...demoOrder, versions: [version] }) },
    Mutation: {
      acceptOrderChange: () => {
        if (!isReached) throw new Error('down');
        const versions = [{ ...version, state: 'accepted', isOpen: false }];
        return { order: { ...demoOrder, versions }, userErrors: [] };
      },
    },
  });
  const accept = () => user.click(screen.getByRole('button', { name: 'Przyjmuję zmianę' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Przyjmuję zmianę/ }));
  await accept();
  expect(await screen.findByText(/^Nie udało się przyjąć zmiany/)).toBeVisible();
  isReached = true;
  await accept();
  expect(await screen.findByText('Zmiana przyjęta')).toBeVisible();
  expect(screen.queryByText(/^Nie udało się przyjąć zmiany/)).toBeNull();
});

test('once a change is accepted, the button of the payment has the new amount', async () => {
  const payableOnline = (amount: string) => ({
    instalment: 'deposit',
    amount,
    provider: 'Przelewy24',
  });
  const version = { ...WITHDRAWN, state: 'sent', isOpen: true };
  const { user } = await renderRoute('/zamowienie/tok', {
    Query: {
      order: () => ({ ...demoOrder, versions: [version], payableOnline: payableOnline('2934.00') }),
    },
    Mutation: {
      acceptOrderChange: () => {
        const versions = [{ ...version, state: 'accepted', isOpen: false }];
        const changed = { ...demoOrder, versions, payableOnline: payableOnline('1557.00') };
        return { order: changed, userErrors: [] };
      },
    },
  });
  expect(await screen.findByRole('button', { name: /^Zapłać online 2.934.zł$/ })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Przyjmuję zmianę/ }));
  await user.click(screen.getByRole('button', { name: 'Przyjmuję zmianę' }));
  expect(await screen.findByRole('button', { name: /^Zapłać online 1.557.zł$/ })).toBeVisible();
});

test('a withdrawn proposal can no longer be accepted, and the page says so', async () => {
  await renderRoute('/zamowienie/tok', {
    Query: { order: () => ({ ...demoOrder, versions: [WITHDRAWN] }) },
  });
  expect(await screen.findByText('Wycofaliśmy propozycję zmiany')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Zmiana czeka na Twoją zgodę' })).toBeNull();
  expect(screen.getByText('wycofana')).toBeVisible();
});
