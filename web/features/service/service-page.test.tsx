import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { SubmitInquiryInput } from '../../apollo/schema.generated';
import { renderRoute } from '../../testing/render-route';

const GOODS = {
  id: 'l-1',
  serialNumbers: ['17-1-1', '17-1-2'],
  productName: 'Żaluzja fasadowa Klasyk',
  sizeLabel: '180 × 220 cm',
  features: ['C50, 180 × 220 cm', 'Biały, prowadnice: Antracyt'],
  drawingUrl: '/rysunek.svg',
  care: 'Myć wodą.',
  orderId: null,
  papers: {
    deliveredOn: '2026-11-29',
    guaranteeUntil: '2031-11-29',
    structureUntil: '2036-11-29',
    guaranteePath: '/api/service/l-1/guarantee.pdf',
    declarationPath: '/api/service/l-1/declaration.pdf',
  },
};

async function open(path: string, goods: object | null = GOODS) {
  const sent: SubmitInquiryInput[] = [];
  const route = await renderRoute(path, {
    Query: { serviceCard: () => goods, replyDeadline: () => '2026-11-30T09:00:00Z' },
    Mutation: {
      submitInquiry: (_root: unknown, { input }: { input: SubmitInquiryInput }) => {
        sent.push(input);
        return { inquiryId: 1 };
      },
    },
  });
  return { ...route, sent };
}

test('the page of a piece shows what it is, its guarantee and its papers', async () => {
  await open('/serwis/l-1/2');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(GOODS.productName);
  expect(screen.getByText('Numer seryjny 17-1-2')).toBeVisible();
  expect(screen.getByText('Myć wodą.')).toBeVisible();
  const aside = within(screen.getByRole('complementary', { name: 'Gwarancja i kontakt' }));
  expect(aside.getByText(/^Do 29 listopada 2031, .* do 29 listopada 2036\./)).toBeVisible();
  expect(aside.getByRole('link', { name: 'Karta gwarancyjna (PDF)' })).toHaveAttribute(
    'href',
    '/api/service/l-1/guarantee.pdf',
  );
  expect(aside.getByRole('link', { name: /^Deklaracja/ })).toHaveAttribute(
    'href',
    '/api/service/l-1/declaration.pdf',
  );
  expect(screen.queryByRole('link', { name: /^Otwórz zamówienie/ })).toBeNull();
});

test('a fault is reported with the serial number of the piece', async () => {
  const { user, sent } = await open('/serwis/l-1/2');
  await user.type(await screen.findByLabelText(/^Imię i nazwisko/), 'Anna Kowalska');
  await user.type(screen.getByLabelText(/^E-mail/), 'anna@example.pl');
  await user.type(screen.getByLabelText(/^Wiadomość/), 'Lamele nie opadają.');
  await user.click(screen.getByRole('button', { name: 'Wyślij wiadomość' }));
  expect(await screen.findByText('Odpowiedź wyślemy na adres anna@example.pl.')).toBeVisible();
  expect(sent).toMatchObject([
    {
      inquiryType: 'warranty',
      subject: 'Usterka: Żaluzja fasadowa Klasyk, nr 17-1-2',
      lineId: 'l-1',
    },
  ]);
});

test('before the delivery there are no papers; staff find the order', async () => {
  await open('/serwis/l-1', { ...GOODS, papers: null, care: null, orderId: 17 });
  expect(await screen.findByText('Numery seryjne: 17-1-1, 17-1-2')).toBeVisible();
  expect(screen.getByText(/^Gwarancja zaczyna się/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull();
  expect(screen.getByRole('link', { name: /^Otwórz zamówienie/ })).toHaveAttribute(
    'href',
    '/admin/orders?order=17',
  );
});

test('an unknown code leads to the contact page', async () => {
  await open('/serwis/x', null);
  expect(await screen.findByText('Nie ma takiego produktu')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Kontakt' })).toHaveAttribute(
    'href',
    '/kontakt',
  );
});
