import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { demoOrder } from '../../testing/demo-order';
import { renderRoute } from '../../testing/render-route';
import { spaced } from '../../testing/spaced';

const ORDER = {
  ...demoOrder,
  status: 'in_production',
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
      discount: '0.00',
      lineTotal: '9780.00',
      label: 'Salon, okno 1',
      withdrawal: 'none',
      configuration: {
        category: 'markizy',
        variantLabel: 'Kasetowa',
        sizeLabel: '400 × 300 cm',
        fabricColor: 'Czerwony',
        frameColor: 'Biały',
        controlType: 'manual',
        optionLabels: ['Oświetlenie LED'],
        drawingUrl: '/drawing.svg',
        warnings: [],
        lines: [
          {
            code: 'base',
            label: 'Cena podstawowa',
            amount: '2490.00',
            formula: '1\u00a0szt. × 2\u00a0490\u00a0zł',
          },
          { code: 'area', label: 'Powierzchnia', amount: '2400.00', formula: '12 m² × 200 zł' },
        ],
      },
    },
  ],
};

test('shows the customer the status of the order and what was ordered', async () => {
  await renderRoute('/zamowienie/tok', { Query: { order: () => ORDER } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('jest w produkcji');
  expect(screen.getByText('Salon, okno 1')).toBeVisible();
  expect(screen.getByText(/Zamówienie nr 17 z/)).toHaveTextContent('21 listopada 2026, godz. 0:30');
  const steps = within(screen.getByRole('list', { name: 'Przebieg zamówienia' })).getAllByRole(
    'listitem',
  );
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Oczekujące21 listopada/),
    expect.stringMatching(/^Potwierdzone21 listopada/),
    expect.stringMatching(/^W.produkcji23 listopada/),
    'Wysłane',
    expect.stringMatching(/^Montaż/),
    expect.stringMatching(/^Dostarczone/),
  ]);
  expect(steps[2]).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('Markiza Solana')).toBeVisible();
  expect(screen.getByText(/2.szt\. × 4.890.zł/)).toBeVisible();
  const price = screen.getByText(/^Z.czego składa się cena$/).closest('details')!;
  expect(spaced(price.textContent)).toMatch(
    /Cena podstawowa2 490 złPowierzchnia 12 m² × 200 zł2 400 zł$/,
  );
  expect(screen.getByRole('complementary')).toHaveTextContent('Razem9 780 zł');
  expect(screen.getByText('anna@example.com')).toBeVisible();
  const withdrawal = within(screen.getByRole('main')).getByRole('link', {
    name: 'Odstąp od umowy tutaj',
  });
  expect(withdrawal).toHaveAttribute('href', '/odstapienie?zamowienie=tok');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('shows the term of delivery from the offer that became the order', async () => {
  const order = {
    ...ORDER,
    status: 'confirmed',
    createdAt: new Date().toISOString(),
    termWeeksFrom: 6,
    termWeeksTo: 8,
  };
  await renderRoute('/zamowienie/tok', { Query: { order: () => order } });
  const page = await screen.findByRole('main');
  expect(page).toHaveTextContent('Uzgodniony termin dostawy to 6–8 tygodni od przyjęcia oferty.');
  expect(page).toHaveTextContent(/w.uzgodnionym terminie: od \d/);
  expect(page).not.toHaveTextContent('zwykle');
});

test('counts the agreed term from the acceptance of the offer, not from its recording', async () => {
  const order = {
    ...ORDER,
    status: 'confirmed',
    createdAt: '2030-12-10T10:00:00Z',
    offerAcceptedAt: '2030-12-03T10:00:00Z',
    termWeeksFrom: 1,
    termWeeksTo: 2,
  };
  await renderRoute('/zamowienie/tok', { Query: { order: () => order } });
  expect(await screen.findByRole('main')).toHaveTextContent(
    /w.uzgodnionym terminie: od 10 grudnia do 17 grudnia 2030/,
  );
});

test('says when the customer’s data were deleted instead of showing what is left of them', async () => {
  const forgotten = { customerName: 'Dane usunięte', customerEmail: '', customerPhone: '' };
  const order = {
    ...ORDER,
    ...forgotten,
    customerAddress: 'Dane usunięte',
    status: 'delivered',
    anonymisedAt: '2026-11-27T10:00:00Z',
  };
  await renderRoute('/zamowienie/tok', { Query: { order: () => order } });
  const aside = await screen.findByRole('complementary', { name: 'Dane zamówienia' });
  expect(aside).toHaveTextContent(/Twoje dane usunęliśmy 27.listopada.2026/);
  expect(aside).not.toHaveTextContent('Dane usunięte');
});

test('shows when a status was reached, not the time of later events in it', async () => {
  const reminded = { id: '4', status: 'in_production', at: '2026-11-29T08:00:00Z' };
  await renderRoute('/zamowienie/tok', {
    Query: { order: () => ({ ...ORDER, history: [...ORDER.history, reminded] }) },
  });
  const steps = within(await screen.findByRole('list', { name: 'Przebieg zamówienia' }));
  expect(steps.getByText(/23 listopada/)).toBeVisible();
  expect(steps.queryByText(/29 listopada/)).not.toBeInTheDocument();
});

test('shows the steps of a cancelled order up to its end', async () => {
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

test('an order that has just been placed says so, and has its PDF', async () => {
  const promisedCall = { dueAt: '2026-11-23T09:00:00Z', isAgreed: false, isOverdue: false };
  const order = { ...ORDER, promisedCall };
  const { router } = await renderRoute('/', { Query: { order: () => order } });
  await act(() => router.navigate('/zamowienie/tok', { state: { placedAt: Date.now() } }));
  expect(await screen.findByText('Zamówienie złożone!')).toBeVisible();
  expect(screen.getByText(/^Twoje zamówienie #17 zostało przyjęte/)).toBeVisible();
  expect(screen.getByText(/^Zadzwonimy najpóźniej w\sponiedziałek do\s10:00\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zamówienie (PDF)' })).toHaveAttribute(
    'href',
    '/api/orders/tok.pdf',
  );
});

test.each([
  [true, ['/api/orders/tok.pdf', '/api/orders/tok/proforma.pdf']],
  [false, ['/api/orders/tok.pdf']],
])('a proforma is offered while a payment is due: %s', async (isDue, paths) => {
  const payment = { ...ORDER.payment, isDue };
  await renderRoute('/zamowienie/tok', { Query: { order: () => ({ ...ORDER, payment }) } });
  const links = await screen.findAllByRole('link', { name: /^(Zamówienie|Proforma) \(PDF\)$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(paths);
});

test('an issued invoice is opened as PDF', async () => {
  const invoice = {
    id: 5,
    kind: 'ZAL',
    number: 'FZ/2026/11/0001',
    issuedOn: '2026-11-24',
    gross: '1467.00',
  };
  await renderRoute('/zamowienie/tok', {
    Query: { order: () => ({ ...ORDER, invoices: [invoice] }) },
  });
  const link = await screen.findByRole('link', {
    name: 'Faktura zaliczkowa FZ/2026/11/0001 (PDF)',
  });
  expect(link).toHaveAttribute('href', '/api/orders/tok/invoices/5.pdf');
  expect(link.closest('li')).toHaveTextContent('24 listopada 2026, 1 467 zł');
});

test('a wrong link is a 404', async () => {
  const { response } = await renderRoute('/zamowienie/nic', { Query: { order: () => null } });
  expect(await screen.findByText('Nie ma takiego zamówienia')).toBeVisible();
  expect(response.status).toBe(404);
});

test('opens the texts of the day of the order, which may no longer be those of today', async () => {
  const sha256 = 'a'.repeat(64);
  const asked: unknown[] = [];
  const { user } = await renderRoute('/zamowienie/tok', {
    Query: {
      order: () => ({ ...ORDER, legalTexts: [{ sha256, title: 'Regulamin sklepu' }] }),
      legalText: (_root: unknown, variables: object) => {
        asked.push(variables);
        return {
          sha256,
          slug: 'regulamin',
          title: 'Regulamin sklepu',
          description: 'Zasady.',
          contentHtml: '<p>Dawny.</p>',
          sections: [],
          blocks: [],
          updatedAt: '2026-11-21T00:00:00Z',
        };
      },
    },
  });
  const terms = await screen.findByRole('link', { name: 'Regulamin sklepu' });
  expect(screen.getByRole('link', { name: 'Wszystkie (PDF)' })).toHaveAttribute(
    'href',
    '/api/orders/tok/terms.pdf',
  );
  await user.click(terms);
  await screen.findByText('Dawny.');
  expect(asked).toEqual([{ sha256 }]);
  expect(screen.getByRole('link', { name: 'Zobacz, jak brzmi dziś' })).toHaveAttribute(
    'href',
    '/regulamin',
  );
});

test('delivered goods have their guarantee with its papers, and a service page', async () => {
  const papers = {
    deliveredOn: '2026-11-29',
    guaranteeUntil: '2031-11-29',
    structureUntil: '2036-11-29',
    guaranteePath: '/api/service/l-1/guarantee.pdf',
    declarationPath: null,
  };
  const lines = ORDER.lines.map((line) => ({ ...line, papers }));
  await renderRoute('/zamowienie/tok', { Query: { order: () => ({ ...ORDER, lines }) } });
  const aside = within(await screen.findByRole('complementary', { name: 'Dane zamówienia' }));
  expect(
    aside.getByText('Salon, okno 1: Markiza Solana: gwarancja do 29 listopada 2031'),
  ).toBeVisible();
  expect(aside.getByRole('link', { name: 'Karta gwarancyjna (PDF)' })).toHaveAttribute(
    'href',
    '/api/service/l-1/guarantee.pdf',
  );
  expect(aside.queryByRole('link', { name: /^Deklaracja/ })).toBeNull();
  expect(aside.getByRole('link', { name: /zgłoszenie usterki$/ })).toHaveAttribute(
    'href',
    '/serwis/l-1',
  );
});
