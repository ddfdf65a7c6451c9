import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import type {
  AcceptOfferInput,
  AskAboutOfferInput,
  DeclineOfferInput,
  OpenOfferInput,
} from '../../apollo/schema.generated';
import { demoOffer, demoOfferVersion } from '../../testing/demo-offer';
import { demoOrder } from '../../testing/demo-order';
import { renderRoute } from '../../testing/render-route';
import { spaced } from '../../testing/spaced';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

function page(offer: object | null, Mutation = {}) {
  const opened: OpenOfferInput[] = [];
  const resolvers = {
    Query: { offer: () => offer, order: () => demoOrder },
    Mutation: {
      openOffer: (_root: unknown, { input }: { input: OpenOfferInput }) => {
        opened.push(input);
        return true;
      },
      ...Mutation,
    },
  };
  return { opened, visit: (path = '/oferta/tok') => renderRoute(path, resolvers) };
}

test('services stand in the receipt, before the button, and among what is unchanged', async () => {
  const cable = {
    text: 'Przewód do sterowania',
    quantity: 2.5,
    unit: 'metre',
    unitPrice: '45.00',
    discount: '12.50',
    vat: 'goods',
    lineTotal: '100.00',
  };
  const before = { ...demoOfferVersion, services: [cable] };
  const none = { facts: [], lines: [], discountBefore: '780.00', discountAfter: '780.00' };
  const difference = {
    ...none,
    discountReason: null,
    totalBefore: '9100.00',
    totalAfter: '9100.00',
    difference: '0.00',
  };
  const after = { ...before, id: 'version-2', number: 2, difference };
  await page({ ...demoOffer, currentVersion: 2, versions: [before, after] }).visit();
  const shown = /Przewód do sterowania.*2,5 mb × 45 zł − 12,50 zł rabatu/;
  const summary = await screen.findByRole('list', { name: /^Zamawiane produkty/ });
  expect(spaced(summary.textContent)).toMatch(/Przewód do sterowania100 zł2,5 mb × 45 zł/);
  expect(spaced(screen.getByRole('complementary').textContent)).toMatch(shown);
  const same = screen.getByText(/^Bez zmian:/);
  expect(spaced(same.textContent)).toBe('Bez zmian: Taras: Markiza Solana, Przewód do sterowania.');
});

test('an offer without a deposit names the dispatch as the time to pay', async () => {
  await page({
    ...demoOffer,
    versions: [{ ...demoOfferVersion, depositPercent: 0 }],
  }).visit();
  const terms = spaced((await screen.findByRole('complementary')).textContent);
  expect(terms).toContain('Dane do płatności podamy, gdy wyślemy zamówienie.');
});

test('an offer shows its goods, its price, its payment and its last day', async () => {
  const { opened, visit } = page(demoOffer);
  await visit();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Twoja oferta: Markiza Solana',
  );
  expect(screen.getByText('Proponujemy dwie markizy.')).toBeVisible();
  const terms = spaced(screen.getByRole('complementary').textContent);
  expect(terms).toContain('Rabat (za komplet)−780 zł');
  expect(terms).toContain('Razem z VAT9 000 zł');
  expect(terms).toContain('Zaliczka2 700 złw ciągu 7 dni od potwierdzenia zamówienia');
  expect(terms).toContain('Pozostała kwota6 300 złw ciągu 3 dni od wysyłki, przed montażem');
  expect(terms).toContain('Dostawa: 3–4 tygodnie od przyjęcia oferty');
  expect(terms).toContain('Ważność oferty: do 9 grudnia 2026');
  expect(screen.getByRole('link', { name: /\(PDF\)$/ })).toHaveAttribute(
    'href',
    '/api/offers/tok/1.pdf',
  );
  const included = screen.getByRole('region', { name: /^W.cenie masz też/ });
  expect(included.textContent).toContain('Darmowa dostawa w\u00a0całej Europie');
  expect(included.textContent).toContain('do 10\u00a0lat na konstrukcję');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(opened).toEqual([{ token: 'tok' }]);
});

test.each([
  [0, 'Całość9 000 złw ciągu 3 dni od wysyłki, przed montażem'],
  [100, 'Całość9 000 złw ciągu 7 dni od potwierdzenia zamówienia'],
])(
  'with a deposit of %i%% the whole price is one instalment',
  async (depositPercent, expectedText) => {
    const versions = [{ ...demoOfferVersion, depositPercent }];
    await page({ ...demoOffer, versions }).visit();
    const terms = spaced((await screen.findByRole('complementary')).textContent);
    expect(terms).toContain(expectedText);
    expect(terms).not.toContain('Zaliczka');
  },
);

test('an offer is accepted with the details filled in, and its order opens', async () => {
  const inputs: AcceptOfferInput[] = [];
  const { visit } = page(demoOffer, {
    acceptOffer: (_root: unknown, { input }: { input: AcceptOfferInput }) => {
      inputs.push(input);
      const order = { id: 17, token: 'tok' };
      return { offer: { ...demoOffer, state: 'accepted', order }, order, userErrors: [] };
    },
  });
  const { user, router } = await visit();
  const form = within(await screen.findByRole('form', { name: 'Przyjmij ofertę' }));
  expect(form.getByRole('textbox', { name: /^Imię i nazwisko/ })).toHaveValue('Anna Nowak');
  expect(spaced(form.getByText(/^Rabat/).parentElement?.textContent)).toBe(
    'Rabat (za komplet)−780 zł',
  );
  expect(spaced(form.getByText('Razem').parentElement?.textContent)).toBe('Razem9 000 zł');
  const send = form.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' });
  await user.click(send);
  expect(form.getByText('Uzupełnij lub popraw:')).toBeVisible();
  expect(inputs).toEqual([]);

  await user.type(form.getByRole('textbox', { name: /^Adres dostawy/ }), 'ul. Polna 1, Łódź');
  for (const box of form.getAllByRole('checkbox', { name: /\*$/ })) await user.click(box);
  await user.click(send);
  expect(await screen.findByText('Zamówienie złożone!')).toBeVisible();
  expect(router.state.location.pathname).toBe('/zamowienie/tok');
  expect(inputs).toEqual([
    expect.objectContaining({
      token: 'tok',
      versionNumber: 1,
      name: 'Anna Nowak',
      customerAddress: 'ul. Polna 1, Łódź',
      acceptsTerms: true,
      acknowledgesMadeToMeasure: true,
    }),
  ]);
});

test('what was typed is kept while another page is read, until the offer is accepted', async () => {
  const { visit } = page(demoOffer, {
    acceptOffer: () => ({ offer: demoOffer, order: { id: 17, token: 'tok' }, userErrors: [] }),
  });
  const { user, router } = await visit();
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  await screen.findByRole('form', { name: 'Przyjmij ofertę' });
  await user.type(field(/^Adres dostawy/), 'ul. Polna 1, Łódź');
  await user.type(field(/^Imię i nazwisko/), '-Lis');
  await act(() => router.navigate('/gwarancja'));
  expect(screen.queryByRole('form', { name: 'Przyjmij ofertę' })).toBeNull();
  await act(() => router.navigate(-1));
  await screen.findByRole('form', { name: 'Przyjmij ofertę' });
  expect(field(/^Adres dostawy/)).toHaveValue('ul. Polna 1, Łódź');
  expect(field(/^Imię i nazwisko/)).toHaveValue('Anna Nowak-Lis');
  const boxes = screen.getAllByRole('checkbox', { name: /\*$/ });
  for (const box of boxes) expect(box).not.toBeChecked();

  for (const box of boxes) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }));
  await screen.findByText('Zamówienie złożone!');
  expect(sessionStorage).toHaveLength(0);
});

test('a tab with the new order that is opened again a day later does not thank for it once more', async () => {
  const { visit } = page(demoOffer, {
    acceptOffer: () => ({ offer: demoOffer, order: { id: 17, token: 'tok' }, userErrors: [] }),
  });
  const { user, router } = await visit();
  await screen.findByRole('form', { name: 'Przyjmij ofertę' });
  await user.type(screen.getByRole('textbox', { name: /^Adres dostawy/ }), 'ul. Polna 1, Łódź');
  for (const box of screen.getAllByRole('checkbox', { name: /\*$/ })) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }));
  await screen.findByText('Zamówienie złożone!');
  const tomorrow = Date.now() + 24 * 3_600_000;
  jest.spyOn(Date, 'now').mockReturnValue(tomorrow);
  await act(() => router.navigate('/gwarancja'));
  await act(() => router.navigate(-1));
  await screen.findByRole('link', { name: 'Zamówienie (PDF)' });
  expect(screen.queryByText('Zamówienie złożone!')).toBeNull();
});

test('the form shows why the offer cannot be accepted', async () => {
  const message = 'Tę ofertę zastąpiła nowsza wersja.';
  const { visit } = page(demoOffer, {
    acceptOffer: () => ({
      offer: demoOffer,
      order: null,
      userErrors: [{ code: 'CONFLICT', message, path: null }],
    }),
  });
  const { user } = await visit();
  const form = within(await screen.findByRole('form', { name: 'Przyjmij ofertę' }));
  await user.type(form.getByRole('textbox', { name: /^Adres dostawy/ }), 'ul. Polna 1, Łódź');
  for (const box of form.getAllByRole('checkbox', { name: /\*$/ })) await user.click(box);
  await user.click(form.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }));
  expect(await form.findByRole('alert')).toHaveTextContent(message);
});

test('a question is sent, and is shown on the page with its answer', async () => {
  const requests = { id: 2, versionNumber: 1, askedAt: '2026-11-21T09:00:00Z' };
  const answered = {
    ...requests,
    id: 1,
    text: 'Czy jest LED?',
    answer: 'Tak.',
    answeredAt: '2026-11-21T12:00:00Z',
  };
  const { visit } = page(
    { ...demoOffer, questions: [answered] },
    {
      askAboutOffer: (_root: unknown, { input }: { input: AskAboutOfferInput }) => ({
        offer: { ...demoOffer, questions: [answered, { ...requests, text: input.text }] },
        userErrors: [],
      }),
    },
  );
  const { user } = await visit();
  const questions = within(await screen.findByRole('region', { name: /^Pytania/ }));
  expect(questions.getByText('Tak.')).toBeVisible();
  await user.click(questions.getByText('Zadaj pytanie'));
  await user.type(questions.getByRole('textbox', { name: 'Twoje pytanie' }), 'A w kolorze sand?');
  await user.click(questions.getByRole('button', { name: 'Wyślij pytanie' }));
  expect(await questions.findByText('A w kolorze sand?', { selector: 'li *' })).toBeVisible();
  expect(questions.getByText('Czeka na naszą odpowiedź.')).toBeVisible();
});

describe('the customer can decline an offer', () => {
  async function declining() {
    const inputs: DeclineOfferInput[] = [];
    const { visit } = page(demoOffer, {
      declineOffer: (_root: unknown, { input }: { input: DeclineOfferInput }) => {
        inputs.push(input);
        return { offer: { ...demoOffer, state: 'lost' }, userErrors: [] };
      },
    });
    const { user } = await visit();
    await user.click(await screen.findByText(/^Nie skorzystam z.oferty$/));
    const decline = () => user.click(screen.getByRole('button', { name: /^Rezygnuję z.oferty$/ }));
    return { user, inputs, decline };
  }

  test('with a reason', async () => {
    const { user, inputs, decline } = await declining();
    await decline();
    expect(await screen.findByText('Wybierz, co zdecydowało.')).toBeVisible();
    const reasons = within(screen.getByRole('group', { name: 'Co zdecydowało?' }));
    expect(reasons.getAllByRole('radio')).toHaveLength(5);
    await user.click(reasons.getByRole('radio', { name: 'Cena jest za wysoka' }));
    await decline();
    expect(await screen.findByText('Ta oferta jest zamknięta')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Przyjmij ofertę' })).not.toBeInTheDocument();
    expect(inputs).toEqual([{ token: 'tok', versionNumber: 1, reason: 'price', note: null }]);
  });

  test('for another reason, which is explained', async () => {
    const { user, inputs, decline } = await declining();
    await user.click(screen.getByRole('radio', { name: 'Inny powód' }));
    await decline();
    expect(await screen.findByText('Napisz, jaki to powód.')).toBeVisible();
    const note = screen.getByRole('textbox', { name: 'Jaki to powód?' });
    expect(note).toHaveFocus();
    expect(inputs).toEqual([]);
    await user.type(note, 'Sprzedaję dom');
    await decline();
    expect(await screen.findByText('Ta oferta jest zamknięta')).toBeVisible();
    expect(inputs).toMatchObject([{ reason: 'other', note: 'Sprzedaję dom' }]);
  });
});

const SECOND = {
  ...demoOfferVersion,
  id: 'version-2',
  number: 2,
  termWeeksTo: 6,
  totalAmount: '9680.00',
  difference: {
    facts: [],
    lines: [
      {
        kind: 'changed',
        name: 'Taras: Markiza Solana',
        facts: [{ label: 'Dodatki', before: null, after: 'Oświetlenie LED' }],
        totalBefore: '9780.00',
        totalAfter: '10460.00',
        drawingBefore: '/rysunek-1.svg',
        drawingAfter: '/rysunek-2.svg',
      },
    ],
    discountBefore: '780.00',
    discountAfter: '780.00',
    discountReason: 'za komplet',
    totalBefore: '9000.00',
    totalAfter: '9680.00',
    difference: '680.00',
  },
};
const REVISED = {
  ...demoOffer,
  currentVersion: 2,
  versions: [{ ...demoOfferVersion, state: 'replaced' }, SECOND],
};

test('two versions are compared in drawings, words, terms and sums', async () => {
  await page(REVISED).visit();
  const comparison = within(await screen.findByRole('region', { name: 'Porównanie wersji' }));
  const [first, second] = comparison.getAllByRole('figure');
  expect(spaced(first?.textContent)).toBe('Wersja 1');
  expect(spaced(second?.textContent)).toBe('Wersja 2');
  expect(comparison.getByText('Oświetlenie LED')).toBeVisible();
  const rows = comparison.getAllByText(/^(Termin dostawy|Drożej o)$/);
  expect(rows.map((row) => spaced(row.parentElement?.textContent))).toEqual([
    'Termin dostawy3–4 tygodnie → 3–6 tygodni',
    'Drożej o680 zł',
  ]);
});

test('a discount that was removed is shown with its former amount', async () => {
  const difference = { ...SECOND.difference, discountAfter: '0.00', discountReason: null };
  const [first] = REVISED.versions;
  await page({ ...REVISED, versions: [first, { ...SECOND, difference }] }).visit();
  const comparison = within(await screen.findByRole('region', { name: 'Porównanie wersji' }));
  const row = comparison.getByText('Rabat').parentElement;
  expect(spaced(row?.textContent)).toBe('Rabat−780 zł → 0 zł');
});

test('a price that stays the same is shown once', async () => {
  const [line] = SECOND.difference.lines;
  const difference = { ...SECOND.difference, lines: [{ ...line, totalAfter: '9780.00' }] };
  const [first] = REVISED.versions;
  await page({ ...REVISED, versions: [first, { ...SECOND, difference }] }).visit();
  const comparison = within(await screen.findByRole('region', { name: 'Porównanie wersji' }));
  const price = comparison.getByText('Wartość').parentElement;
  expect(spaced(price?.textContent)).toBe('Wartość9 780 zł');
});

test.each([
  ['a newer version has replaced it', REVISED],
  ['it has expired', { ...demoOffer, state: 'expired' }],
])('whoever orders or declines an offer when %s is told why that is refused', async (_, now) => {
  const answer = (message: string) => () => ({
    offer: now,
    order: null,
    userErrors: [{ code: 'CONFLICT', message, path: null }],
  });
  const { visit } = page(demoOffer, {
    acceptOffer: answer('Tej wersji nie można już przyjąć.'),
    declineOffer: answer('Ta wersja jest nieaktualna.'),
  });
  const { user } = await visit();
  const form = within(await screen.findByRole('form', { name: 'Przyjmij ofertę' }));
  await user.type(form.getByRole('textbox', { name: /^Adres dostawy/ }), 'ul. Polna 1, Łódź');
  for (const box of form.getAllByRole('checkbox', { name: /\*$/ })) await user.click(box);
  await user.click(form.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }));
  expect(await screen.findByText('Tej wersji nie można już przyjąć.')).toBeVisible();
  cleanup();

  const again = await visit();
  await again.user.click(await screen.findByText(/^Nie skorzystam z.oferty$/));
  await again.user.click(screen.getByRole('radio', { name: 'Cena jest za wysoka' }));
  await again.user.click(screen.getByRole('button', { name: /^Rezygnuję z.oferty$/ }));
  expect(await screen.findByText('Ta wersja jest nieaktualna.')).toBeVisible();
});

test('an earlier version is shown on request, and cannot be accepted', async () => {
  await page(REVISED).visit('/oferta/tok?wersja=1');
  expect(await screen.findByText('Wersja 1 jest nieaktualna')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zobacz aktualną wersję' })).toHaveAttribute(
    'href',
    '/oferta/tok',
  );
  expect(screen.queryByRole('form', { name: 'Przyjmij ofertę' })).not.toBeInTheDocument();
});

test.each([
  [{ state: 'expired' }, 'Oferta była ważna do 9 grudnia 2026'],
  [{ state: 'accepted', order: { id: 17, token: 'order' } }, 'Oferta przyjęta'],
  [{ state: 'lost' }, 'Ta oferta jest zamknięta'],
])('an offer that is %p says so and cannot be accepted', async (change, title) => {
  await page({ ...demoOffer, ...change }).visit();
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Przyjmij ofertę' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('nic jeszcze nie płacisz');
});

test('an unknown link shows a 404 page of its own', async () => {
  const { response } = await page(null).visit();
  expect(await screen.findByText('Nie ma takiej oferty')).toBeVisible();
  expect(response.status).toBe(404);
});
