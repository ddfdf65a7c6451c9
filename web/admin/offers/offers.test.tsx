import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import type {
  AnswerOfferQuestionInput,
  ConfigurationInput,
  LoseOfferInput,
  OfferInput,
  RecordOfferAcceptanceInput,
  SaveOfferDraftInput,
} from '../../apollo/schema.generated';
import { openAdminBrowser } from '../../testing/admin-browser';
import { demoOffer, demoOfferVersion } from '../../testing/demo-offer';
import { renderRoute } from '../../testing/render-route';

beforeAll(() => openAdminBrowser(1440));
beforeEach(() => localStorage.clear());
// jsdom has no layout, and no scrollIntoView.
Element.prototype.scrollIntoView = () => undefined;

const me = { id: 1, name: 'Ewa Lis', email: 'ewa@example.pl', role: 'staff' };
const spaced = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

const draft = {
  ...demoOffer,
  state: 'draft',
  sentAt: null,
  versions: [{ ...demoOfferVersion, state: 'draft', sentAt: null }],
};

/** A list of one offer; every mutation keeps its input and answers with the offer. */
function desk(start: object = demoOffer) {
  const sent: object[] = [];
  const filters: object[] = [];
  const state = { offer: start as typeof demoOffer };
  const answer =
    (change: object = {}) =>
    (_root: unknown, { input }: { input: object }) => {
      sent.push(input);
      state.offer = { ...state.offer, ...change };
      return { offer: state.offer, userErrors: [] as object[] };
    };
  const resolvers = {
    Query: {
      me: () => me,
      adminOffer: () => state.offer,
      offers: (_root: unknown, { filter }: { filter: object }) => {
        filters.push(filter);
        return { items: [state.offer], totalCount: 1 };
      },
      offerCounts: () => [{ state: 'sent', count: 1 }],
      offerFunnel: () => ({
        sent: { count: 4, amount: '40000.00' },
        opened: { count: 3 },
        asked: { count: 1 },
        accepted: { count: 1, amount: '9000.00' },
        expired: { count: 0 },
        lost: [{ reason: 'price', count: 1, amount: '12000.00' }],
      }),
    },
    Mutation: {
      createOffer: answer(),
      saveOfferDraft: answer(),
      sendOffer: answer({ state: 'sent' }),
      reviseOffer: answer({
        versions: [
          demoOfferVersion,
          { ...demoOfferVersion, id: 'version-2', number: 2, state: 'draft', sentAt: null },
        ],
      }),
      loseOffer: answer({ state: 'lost', lostReason: 'price' }),
      answerOfferQuestion: answer(),
      recordOfferAcceptance: answer({ state: 'accepted', order: { id: 31, token: 'order' } }),
    },
  };
  return { sent, filters, state, resolvers };
}

async function openOffer(start: object, search = '?offer=12') {
  const { resolvers, ...rest } = desk(start);
  const page = await renderRoute(`/admin/offers${search}`, resolvers);
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText('Wersje');
  return { ...page, ...rest, resolvers, drawer };
}

test('the list has filters in the URL, and the funnel above it', async () => {
  const { filters, resolvers } = desk();
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

test('a new offer opens its draft, which is saved whole', async () => {
  const { sent, resolvers } = desk(draft);
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
  expect(sent[0]).toEqual({ idempotencyKey: expect.any(String) });
  expect(sent[1]).toMatchObject({
    offerId: 12,
    version: 3,
    depositPercent: 50,
    discount: '780',
    validUntil: '2026-12-09',
    customerName: 'Anna Nowak',
    lines: [{ lineId: demoOfferVersion.lines[0]!.lineId, quantity: 2, configurationId: null }],
  } satisfies Partial<SaveOfferDraftInput>);
});

test('a draft that somebody else has changed is compared', async () => {
  const { user, resolvers, drawer } = await openOffer(draft);
  resolvers.Mutation.saveOfferDraft = () => ({
    offer: {
      ...draft,
      version: 4,
      versions: [{ ...draft.versions[0]!, termWeeksTo: 8 }],
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
    'Powód rabatuza kompletza komplet okien',
    'Dostawa do (tygodnie)84',
  ]);
});

test('a draft is sent after a question', async () => {
  const { user, sent, drawer } = await openOffer(draft);
  await user.click(drawer.getByRole('button', { name: 'Wyślij klientowi' }));
  expect(
    await screen.findByText('Wysłać wersję 1 na adres anna@example.com?', {
      selector: '.ant-modal-confirm-title',
    }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(sent).toEqual([{ offerId: 12, version: 3 }] satisfies OfferInput[]));
});

test('the next version starts as a draft, and the customer keeps the one before until it is sent', async () => {
  const { user, drawer } = await openOffer(demoOffer);
  await user.click(drawer.getByRole('button', { name: 'Przygotuj nową wersję' }));
  expect(await screen.findByText('Oferta nr 12, wersja 2: szkic')).toBeVisible();
  expect(drawer.getByText(/klient widzi wersję 1 i może ją przyjąć\.$/)).toBeVisible();
});

test('beside the draft of a lost offer the version before is not said to be open for acceptance', async () => {
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

test('a version says what it makes different from the one before', async () => {
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
  for (const said of [
    'Zmieniona pozycja: Taras: Markiza Solana',
    'Szerokość: 400 cm → 450 cm',
    'Wartość: 9 780 zł → 10 380 zł',
    'Nowa pozycja: Rolety Luna',
    'Wartość: 890 zł',
    'Adres dostawy: ul. Polna 1, Łódź',
    'Rabat: 500 zł',
    'Razem: 9 000 zł → 10 770 zł (różnica 1 770 zł)',
  ])
    expect(newest).toContain(said);
  expect(newest).not.toContain('120 cm');
  expect(oldest).toMatch(/^Wersja 1, zastąpiona/);
  expect(oldest).not.toContain('Razem:');
});

test('consent on the telephone makes the order, also of a draft', async () => {
  const { user, sent, drawer } = await openOffer(draft);
  await user.click(drawer.getByRole('button', { name: 'Klient przyjął telefonicznie' }));
  const dialog = within(screen.getAllByRole('dialog').at(-1)!);
  await user.type(dialog.getByRole('textbox', { name: 'Adres dostawy' }), 'ul. Polna 1, Łódź');
  await user.type(dialog.getByRole('textbox', { name: /^Co powiedział/ }), 'Bierze.');
  await user.click(dialog.getByRole('button', { name: /^Zapisz zgodę/ }));
  expect(spaced((await screen.findByText(/^Powstało/)).textContent)).toBe(
    'Powstało zamówienie nr 31',
  );
  expect(sent[0]).toMatchObject({
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

test('an offer is lost with a reason', async () => {
  const { user, sent, drawer } = await openOffer(demoOffer);
  await user.click(drawer.getByRole('button', { name: 'Oznacz jako przegraną' }));
  const dialog = within(screen.getAllByRole('dialog').at(-1)!);
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await dialog.findByText('Wybierz powód.')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Inny powód' }));
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await dialog.findByText('Napisz, jaki to powód.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: 'Cena' }));
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Oferta oznaczona jako przegrana')).toBeVisible();
  expect(sent).toEqual([
    { offerId: 12, version: 3, reason: 'price', note: null },
  ] satisfies LoseOfferInput[]);
});

test('a question is answered', async () => {
  const question = {
    id: 5,
    versionNumber: 1,
    text: 'Czy jest LED?',
    askedAt: '2026-11-21T09:00:00Z',
  };
  const { user, sent, drawer } = await openOffer({ ...demoOffer, questions: [question] });
  await user.click(drawer.getByRole('button', { name: 'Odpowiedz' }));
  const dialog = within(screen.getAllByRole('dialog').at(-1)!);
  await user.type(dialog.getByRole('textbox', { name: 'Odpowiedź' }), 'Tak, w cenie.');
  await user.click(dialog.getByRole('button', { name: 'Wyślij odpowiedź' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { questionId: 5, text: 'Tak, w cenie.' },
    ] satisfies AnswerOfferQuestionInput[]),
  );
});

test('goods are added by choosing a product, its size and its colours', async () => {
  const { user, sent, resolvers, drawer } = await openOffer(draft);
  const saved: ConfigurationInput[] = [];
  const product = {
    id: 7,
    name: 'Markiza Lido',
    category: 'markizy',
    basePrice: '2490.00',
    pricePerSqm: '200.00',
    minWidth: 200,
    maxWidth: 600,
    minProjection: 150,
    maxProjection: 350,
    availableColors: ['Czerwony', 'Beżowy'],
    availableFrameColors: ['Biały', 'Antracyt'],
    availableVariants: ['kasetowe'],
  };
  Object.assign(resolvers.Query, { products: () => ({ items: [product], totalCount: 1 }) });
  Object.assign(resolvers.Mutation, {
    saveConfiguration: (_root: unknown, { input }: { input: ConfigurationInput }) => {
      saved.push(input);
      return { configuration: { id: 'configuration-7' }, issues: [] };
    },
  });
  await user.click(drawer.getByRole('button', { name: 'Edytuj szkic' }));
  const dialog = within(screen.getAllByRole('dialog').at(-1)!);
  await user.click(dialog.getByRole('button', { name: 'Dodaj pozycję' }));
  await user.click(dialog.getByRole('combobox', { name: 'Produkt' }));
  await user.click(await screen.findByText('Markiza Lido', { selector: '.ant-select-item *' }));
  const line = within(await dialog.findByRole('group', { name: /^2\. Markiza Lido/ }));
  const width = line.getByRole('textbox', { name: 'Szerokość' });
  expect(width).toHaveValue('400');
  await user.clear(width);
  await user.type(width, '450');
  await user.click(line.getByRole('combobox', { name: 'Kolor tkaniny' }));
  await user.click(await screen.findByText('Beżowy', { selector: '.ant-select-item *' }));
  await user.click(dialog.getByRole('button', { name: 'Zapisz szkic' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(saved).toEqual([
    expect.objectContaining({ productId: 7, width: 450, projection: 300, fabricColor: 'Beżowy' }),
  ]);
  expect(sent[0]).toMatchObject({
    lines: [{ configurationId: null }, { lineId: null, configurationId: 'configuration-7' }],
  });
});

test('the drawer lists the mails to the customer, and sends them again', async () => {
  const mail = {
    id: 'mail-1',
    recipient: 'anna@example.com',
    subject: 'Oferta nr 12: 9 000 zł',
    state: 'sent',
    createdAt: '2026-11-20T10:00:00Z',
    sentAt: '2026-11-20T10:00:05Z',
    attempts: 0,
    nextAttemptAt: null,
    problem: null,
    resentByName: null,
  };
  const { resolvers } = desk({ ...demoOffer, mails: [mail] });
  const resent: object[] = [];
  const resendMails = (_root: unknown, { input }: { input: object }) => {
    resent.push(input);
    return { resentCount: 1, userErrors: [] };
  };
  const { user } = await renderRoute('/admin/offers?offer=12', {
    ...resolvers,
    Mutation: { ...resolvers.Mutation, resendMails },
  });
  const mails = within(await screen.findByRole('region', { name: 'Wiadomości do klienta' }));
  expect(mails.getByText('Wysłano')).toBeVisible();
  await user.click(mails.getByRole('button', { name: `Wyślij ponownie: ${mail.subject}` }));
  await waitFor(() => expect(resent).toEqual([{ mailIds: ['mail-1'] }]));
});
