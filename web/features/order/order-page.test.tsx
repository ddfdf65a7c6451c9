import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { renderRoute } from '../../testing/render-route';

const ORDER = {
  id: 17,
  token: 'tok',
  status: 'in_production',
  createdAt: '2026-11-20T23:30:00Z',
  customerName: 'Anna Nowak',
  customerEmail: 'anna@example.com',
  customerPhone: '+48600123456',
  customerAddress: 'ul. Słoneczna 1\n90-001 Łódź',
  totalAmount: '9780.00',
  net: '7951.22',
  vat: '1828.78',
  history: [
    { id: '1', status: 'pending', at: '2026-11-20T23:30:00Z' },
    { id: '2', status: 'confirmed', at: '2026-11-21T09:00:00Z' },
    { id: '3', status: 'in_production', at: '2026-11-23T08:00:00Z' },
  ],
  lines: [
    {
      id: 'l-1',
      productId: 1,
      productName: 'Markiza Solana',
      quantity: 2,
      unitPrice: '4890.00',
      lineTotal: '9780.00',
      withdrawal: 'none',
      configuration: {
        variantLabel: 'Kasetowa',
        sizeLabel: '400 × 300 cm',
        fabricColor: 'Czerwony',
        frameColor: 'Biały',
        controlType: 'manual',
        optionLabels: ['Oświetlenie LED'],
        drawingUrl: '/drawing.svg',
        warnings: [],
        lines: [{ code: 'base', label: 'Cena podstawowa', amount: '2490.00', formula: '' }],
      },
    },
  ],
};

test('tells the customer how far the order is and what was ordered', async () => {
  await renderRoute('/zamowienie/tok', { Query: { order: () => ORDER } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('jest w produkcji');
  expect(screen.getByText(/Zamówienie #17/)).toHaveTextContent('21 listopada 2026 00:30');
  const steps = within(screen.getByRole('list', { name: 'Przebieg zamówienia' })).getAllByRole(
    'listitem',
  );
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Oczekujące21 listopada/),
    expect.stringMatching(/^Potwierdzone21 listopada/),
    expect.stringMatching(/^W.produkcji23 listopada/),
    'Wysłane',
    'Dostarczone',
  ]);
  expect(steps[2]).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('Markiza Solana')).toBeVisible();
  expect(screen.getByText(/2.szt\. × 4.890.zł/)).toBeVisible();
  expect(screen.getByRole('complementary')).toHaveTextContent('Razem9 780 zł');
  expect(screen.getByText('anna@example.com')).toBeVisible();
  const withdrawal = within(screen.getByRole('main')).getByRole('link', {
    name: 'Odstąp od umowy tutaj',
  });
  expect(withdrawal).toHaveAttribute('href', '/odstapienie?zamowienie=tok');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('shows a cancelled order’s way up to its end', async () => {
  const history = [ORDER.history[0], { id: '4', status: 'cancelled', at: '2026-11-21T10:00:00Z' }];
  await renderRoute('/zamowienie/tok', {
    Query: { order: () => ({ ...ORDER, status: 'cancelled', history }) },
  });
  const steps = within(await screen.findByRole('list', { name: 'Przebieg zamówienia' }));
  expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Oczekujące/),
    expect.stringMatching(/^Anulowane/),
  ]);
});

test('a wrong link opens nothing', async () => {
  const { response } = await renderRoute('/zamowienie/nic', { Query: { order: () => null } });
  expect(await screen.findByText('Nie ma takiego zamówienia')).toBeVisible();
  expect(response.status).toBe(404);
});
