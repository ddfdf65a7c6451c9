import { beforeAll, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type {
  AcceptLineChangeInput,
  AnswerInquiryInput,
  CreateOfferInput,
  InquiryFilter,
  ResendMailsInput,
  UpdateInquiryInput,
} from '../../apollo/schema.generated';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { staffMember } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const CHANGED = {
  code: 'CHANGED_MEANWHILE',
  message: 'Ktoś tymczasem zmienił ten wpis.',
};

const inquiry = (id: number, more: object = {}) => ({
  id,
  customerName: `Łucja ${id}`,
  customerEmail: `lucja${id}@example.pl`,
  customerPhone: '+48600100200',
  subject: `Temat ${id}`,
  preview: `Początek ${id}`,
  message: `Cała treść ${id}\nw dwóch wierszach`,
  inquiryType: 'quote',
  priority: 'medium',
  status: 'new',
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  version: 1,
  assignee: null,
  answers: [],
  configuration: null,
  photographs: [],
  samples: [],
  street: null,
  postalCode: null,
  city: null,
  customerOrders: [],
  otherOffers: [],
  otherInquiries: [],
  ...more,
});

const mail = (id: string, state: string, more: object = {}) => ({
  id,
  subject: 'Odpowiedź na zapytanie',
  recipient: 'lucja1@example.pl',
  state,
  createdAt: '2026-11-21T10:00:00Z',
  sentAt: state === 'sent' ? '2026-11-21T10:00:04Z' : null,
  attempts: 0,
  nextAttemptAt: null,
  problem: null,
  resentByName: null,
  canBeResent: true,
  ...more,
});

const OFFER = {
  id: 12,
  state: 'sent',
  createdAt: '2026-11-20T12:00:00Z',
  totalAmount: '9000.00',
};

const PROPOSED = { inquiryType: 'order_change', orderLineId: 'l-1', order: { id: 17 } };

const PROPOSAL = {
  difference: {
    facts: [],
    lines: [
      {
        kind: 'changed',
        name: 'Markiza',
        facts: [{ label: 'Szerokość', before: '400 cm', after: '450 cm' }],
        totalBefore: '4890.00',
        totalAfter: '5190.00',
      },
    ],
    discountBefore: '0.00',
    discountAfter: '0.00',
    totalBefore: '4890.00',
    totalAfter: '5190.00',
    difference: '300.00',
    needsConsent: true,
  },
  userErrors: [],
};

function desk(rows = [inquiry(1), inquiry(2, { status: 'resolved' })]) {
  const requests: (InquiryFilter | undefined)[] = [];
  const updates: UpdateInquiryInput[] = [];
  const answers: AnswerInquiryInput[] = [];
  const resent: string[] = [];
  const find = (id: number) => rows.find((row) => row.id === id);
  const resolvers = {
    Query: {
      me: () => staffMember,
      callQueue: () => ({ items: [], totalCount: 0 }),
      inquiries: (_root: unknown, { filter }: { filter?: InquiryFilter }) => {
        requests.push(filter);
        const items = rows.filter(({ status }) => !filter?.status || filter.status === status);
        return { items, totalCount: items.length };
      },
      inquiryCounts: () => [
        { status: 'new', count: 1 },
        { status: 'resolved', count: 1 },
      ],
      inquiryAssignees: () => [staffMember],
      offers: () => ({ items: [OFFER], totalCount: 1 }),
      inquiry: (_root: unknown, { id }: { id: number }) => find(id) ?? null,
      cannedAnswers: () => [
        { id: 1, title: 'Powitanie', text: 'Dzień dobry, {imie}! Zapytanie {numer}.', version: 1 },
      ],
    },
    Mutation: {
      updateInquiry: (_root: unknown, { input }: { input: UpdateInquiryInput }) => {
        updates.push(input);
        const found = find(input.id)!;
        if (found.version !== input.version) return { inquiry: found, userErrors: [CHANGED] };
        Object.assign(found, { version: found.version + 1, status: input.status ?? found.status });
        return { inquiry: found, userErrors: [] };
      },
      answerInquiry: (_root: unknown, { input }: { input: AnswerInquiryInput }) => {
        answers.push(input);
        const found = find(input.id)!;
        if (found.version !== input.version) return { inquiry: found, userErrors: [CHANGED] };
        const answer = {
          id: 9,
          text: input.text,
          at: '2026-11-21T10:00:00Z',
          authorName: staffMember.name,
          mails: [mail('m-9', 'queued')],
        };
        const changes = { version: found.version + 1, status: input.status, answers: [answer] };
        return { inquiry: Object.assign(found, changes), userErrors: [] };
      },
      resendMails: (_root: unknown, { input }: { input: ResendMailsInput }) => {
        resent.push(...(input.mailIds ?? []));
        return { resentCount: 1, userErrors: [] };
      },
    },
  };
  return { rows, requests, updates, answers, resent, resolvers };
}

test('the list is filtered by the status in the URL', async () => {
  const { requests, resolvers } = desk();
  const { user, router } = await renderRoute('/admin/inquiries?status=new', resolvers);

  expect(await screen.findByText('Łucja 1')).toBeVisible();
  expect(screen.queryByText('Łucja 2')).toBeNull();
  await user.click(screen.getByText('Rozwiązane', { selector: '[role] *' }));
  expect(await screen.findByText('Łucja 2')).toBeVisible();
  expect(requests.at(-1)).toMatchObject({ status: 'resolved' });
  expect(router.state.location.search).toBe('?status=resolved');
});

test('a status is changed in the row; an edit by somebody else is shown, not overwritten', async () => {
  const { rows, updates, resolvers } = desk();
  const { user } = await renderRoute('/admin/inquiries', resolvers);
  const choose = async (label: string) => {
    await user.click(await screen.findByRole('combobox', { name: 'Status zapytania 1' }));
    await user.click(await screen.findByText(label, { selector: '.ant-select-item *' }));
  };

  await choose('W trakcie');
  expect(await screen.findByText('Zapytanie zostało zaktualizowane')).toBeVisible();
  expect(updates).toEqual([{ id: 1, version: 1, status: 'in_progress' }]);

  Object.assign(rows[0]!, { version: 7, status: 'closed' });
  await choose('Rozwiązane');
  expect(await screen.findByText('Nie udało się zaktualizować zapytania')).toBeVisible();
  await waitFor(() => expect(within(row('Łucja 1')).getByText('Zamknięte')).toBeVisible());
});

test('an inquiry shows its full text and is answered with a canned answer and its placeholders', async () => {
  const { answers, resolvers } = desk();
  const { user, router } = await renderRoute('/admin/inquiries', resolvers);

  await user.click(await screen.findByRole('button', { name: 'Pokaż zapytanie 1: Temat 1' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText(/Cała treść 1/)).toBeVisible();
  expect(router.state.location.search).toBe('?inquiry=1');

  await user.click(drawer.getByRole('combobox', { name: 'Wstaw gotową odpowiedź' }));
  await user.click(await screen.findByText('Powitanie', { selector: '.ant-select-item *' }));
  const reply = drawer.getByLabelText('Odpowiedź na adres lucja1@example.pl');
  expect(reply).toHaveValue('Dzień dobry, Łucja! Zapytanie 1.');
  await user.click(drawer.getByRole('button', { name: 'Wyślij odpowiedź' }));

  expect(await screen.findByText('Zapytanie zostało zaktualizowane')).toBeVisible();
  expect(await drawer.findByText('Ewa Lis')).toBeVisible();
  expect(reply).toHaveValue('');
  expect(answers).toEqual([
    {
      id: 1,
      version: 1,
      text: 'Dzień dobry, Łucja! Zapytanie 1.',
      status: 'waiting_for_customer',
      idempotencyKey: expect.any(String),
    },
  ]);
});

test('a search for a canned answer that finds none does not say that there are none yet', async () => {
  const { resolvers } = desk();
  const { user } = await renderRoute('/admin/inquiries?inquiry=1', resolvers);
  const drawer = within(await screen.findByRole('dialog'));
  await user.type(
    await drawer.findByRole('combobox', { name: 'Wstaw gotową odpowiedź' }),
    'Reklamacja',
  );
  expect(await screen.findByText('Nie ma takiej gotowej odpowiedzi')).toBeVisible();
});

test('an answer shows the delivery state of its mail, which can be resent', async () => {
  const answer = (id: number, mails: object[]) => ({
    id,
    text: `Odpowiedź ${id}`,
    at: '2026-11-21T10:00:00Z',
    authorName: 'Jan Kowal',
    mails,
  });
  const { rows, resent, resolvers } = desk();
  Object.assign(rows[0]!, {
    answers: [
      answer(1, [mail('m-1', 'sent')]),
      answer(2, [mail('m-2', 'failed', { attempts: 4, problem: '550 no such mailbox' })]),
      answer(3, []),
    ],
  });
  const { user } = await renderRoute('/admin/inquiries?inquiry=1', resolvers);
  const drawer = within(await screen.findByRole('dialog'));
  const message = (text: string) => within(drawer.getByText(text).closest('li')!);

  await drawer.findByText('Odpowiedź 1');
  expect(message('Odpowiedź 1').getByText('Wysłano')).toBeVisible();
  expect(message('Odpowiedź 2').getByText('Nie wysłano')).toBeVisible();
  expect(message('Odpowiedź 2').getByText('Serwer poczty: 550 no such mailbox')).toBeVisible();
  expect(message('Odpowiedź 3').queryByText(/wysłan/i)).toBeNull();

  rows[0]!.answers = [answer(2, [mail('m-2', 'queued')])] as never;
  await user.click(message('Odpowiedź 2').getByRole('button', { name: 'Wyślij ponownie' }));
  expect(resent).toEqual(['m-2']);
  expect(await drawer.findByText('W kolejce')).toBeVisible();
});

test('after a conflict the typed answer stays and can be sent again', async () => {
  const { rows, answers, resolvers } = desk();
  const { user } = await renderRoute('/admin/inquiries?inquiry=1', resolvers);

  const reply = await screen.findByLabelText('Odpowiedź na adres lucja1@example.pl');
  await user.type(reply, 'Tak, zmieści się.');
  Object.assign(rows[0]!, { version: 5 });
  await user.click(screen.getByRole('button', { name: 'Wyślij odpowiedź' }));
  expect(await screen.findByText(/Ktoś tymczasem zmienił to zapytanie/)).toBeVisible();
  expect(reply).toHaveValue('Tak, zmieści się.');

  await user.click(screen.getByRole('button', { name: 'Wyślij odpowiedź' }));
  await waitFor(() => expect(answers.map(({ version }) => version)).toEqual([1, 5]));
  await waitFor(() => expect(reply).toHaveValue(''));
});

test('a colleague’s answer that arrives while I am writing is shown before mine is sent', async () => {
  const { rows, answers, resolvers } = desk();
  const { user, events } = await renderRoute('/admin/inquiries?inquiry=1', resolvers);
  await waitFor(() => expect(events.opened()).toBe(1));
  await user.type(await screen.findByLabelText(/^Odpowiedź na adres/), 'Tak, zmieści się.');

  const theirs = {
    id: 8,
    text: 'Nie, jest za szeroka.',
    at: '2026-11-21T09:00:00Z',
    authorName: 'Jan Nowak',
    mails: [],
  };
  const change = { version: 2, status: 'waiting_for_customer', answers: [theirs] };
  Object.assign(rows[0]!, change);
  const news = { __typename: 'CallQueueChange', appeared: false, entry: null, order: null };
  await act(async () => events.send({ callQueueChanged: news }));
  expect(await screen.findByText('Nie, jest za szeroka.')).toBeVisible();

  const send = screen.getByRole('button', { name: 'Wyślij odpowiedź' });
  await user.click(send);
  expect(await screen.findByText(/Ktoś tymczasem zmienił to zapytanie/)).toBeVisible();
  expect(answers).toEqual([]);
  await user.click(send);
  await waitFor(() => expect(answers).toMatchObject([{ version: 2, text: 'Tak, zmieści się.' }]));
});

test('an answer that was sent although the connection broke is repeated with the same key and version', async () => {
  const { rows, answers, resolvers } = desk();
  const send = resolvers.Mutation.answerInquiry;
  resolvers.Mutation.answerInquiry = (root, given) => {
    if (answers.length === 0) {
      send(root, given);
      throw new Error('the connection broke');
    }
    answers.push(given.input);
    return { inquiry: rows[0]!, userErrors: [] };
  };
  const { user, events } = await renderRoute('/admin/inquiries?inquiry=1', resolvers);
  await waitFor(() => expect(events.opened()).toBe(1));
  const reply = await screen.findByLabelText(/^Odpowiedź na adres/);
  await user.type(reply, 'Tak, zmieści się.');
  await user.click(screen.getByRole('button', { name: 'Wyślij odpowiedź' }));
  await screen.findByText('Nie udało się zaktualizować zapytania');
  expect(rows[0]!.answers).toHaveLength(1);
  const news = { __typename: 'CallQueueChange', appeared: false, entry: null, order: null };
  await act(async () => events.send({ callQueueChanged: news }));
  await waitFor(() => expect(screen.getAllByText('Tak, zmieści się.')).toHaveLength(2));

  await user.click(screen.getByRole('button', { name: 'Wyślij odpowiedź' }));
  await waitFor(() => expect(reply).toHaveValue(''));
  expect(screen.queryByText(/Ktoś tymczasem zmienił to zapytanie/)).toBeNull();
  expect(answers).toHaveLength(2);
  expect(answers[1]).toEqual(answers[0]);
});

test('closing with an unsent answer asks first', async () => {
  const { user, router } = await renderRoute('/admin/inquiries?inquiry=1', desk().resolvers);

  await user.type(await screen.findByLabelText(/^Odpowiedź na adres/), 'Zaczynam');
  const drawer = within(screen.getByRole('dialog'));
  await act(() => user.click(drawer.getByRole('button', { name: 'Zamknij' })));
  await user.click(await screen.findByRole('button', { name: 'Wróć do formularza' }));
  expect(router.state.location.search).toBe('?inquiry=1');
  expect(screen.getByLabelText(/^Odpowiedź na adres/)).toHaveValue('Zaczynam');
});

test('leaving asks before an unsent answer is lost, also while a canned answer is edited over it', async () => {
  const { user, router } = await renderRoute('/admin/inquiries?inquiry=1', desk().resolvers);
  await user.type(await screen.findByLabelText(/^Odpowiedź na adres/), 'Zaczynam');
  await user.click(screen.getByRole('button', { name: 'Gotowe odpowiedzi' }));
  await user.click(await screen.findByRole('button', { name: 'Edytuj: Powitanie' }));
  await screen.findByLabelText(/^Tytuł/);

  await act(() => router.navigate('/admin/queue'));
  await user.click(await screen.findByRole('button', { name: 'Wróć do formularza' }));
  expect(router.state.location.search).toBe('?inquiry=1');
  expect(screen.getByLabelText(/^Odpowiedź na adres/)).toHaveValue('Zaczynam');
});

test('an unknown inquiry shows a message', async () => {
  await renderRoute('/admin/inquiries?inquiry=99', desk().resolvers);
  expect(await screen.findByText('Nie ma takiego zapytania')).toBeVisible();
});

function row(text: string): HTMLElement {
  const found = screen.getByText(text).closest('tr');
  if (!found) throw new Error(`No row holds ${text}`);
  return found;
}

test('the export uses the filters', async () => {
  const { resolvers } = desk();
  await renderRoute('/admin/inquiries?status=new', resolvers);
  const link = await screen.findByRole('link', { name: 'Eksport CSV' });
  expect(link).toHaveAttribute('href', '/api/admin/inquiries.csv?sort=newest&status=new');
});

test('ordered samples are shown with their address', async () => {
  const { resolvers } = desk([
    inquiry(1, {
      inquiryType: 'samples',
      samples: [
        {
          id: 'toscana-krem',
          name: 'Toscana Krem',
          swatchUrl: '/rysunki/tkanina/toscana-krem.svg',
        },
      ],
      street: 'Słoneczna 12',
      postalCode: '90-001',
      city: 'Łódź',
    }),
  ]);
  await renderRoute('/admin/inquiries?inquiry=1', resolvers);
  const samples = await screen.findByRole('region', { name: 'Próbki do wysłania' });
  expect(samples).toHaveTextContent('Toscana Krem');
  expect(samples).toHaveTextContent('Słoneczna 1290-001 Łódź');
});

test('the history of a customer links to the offers for them', async () => {
  const offer = {
    id: 31,
    createdAt: '2026-11-20T10:00:00Z',
    state: 'lost',
    totalAmount: '4890.00',
  };
  const { resolvers } = desk([inquiry(1, { otherOffers: [offer] })]);
  await renderRoute('/admin/inquiries?inquiry=1', resolvers);
  const history = within(await screen.findByRole('region', { name: 'Inne sprawy tego klienta' }));
  expect(history.getByRole('link', { name: /^Oferta nr.31$/ })).toHaveAttribute(
    'href',
    '/admin/offers?offer=31',
  );
  expect(history.getByRole('listitem')).toHaveTextContent('Przegrana');
});

test('a request for a quote shows its offers, and a button starts another offer', async () => {
  const { resolvers } = desk();
  const inputs: CreateOfferInput[] = [];
  const userErrors = [{ code: 'NOT_FOUND', message: 'Nie ma takiego zapytania.', path: null }];
  const createOffer = (_root: unknown, { input }: { input: CreateOfferInput }) => {
    inputs.push(input);
    return { offer: null, userErrors };
  };
  const { user } = await renderRoute('/admin/inquiries?inquiry=1', {
    ...resolvers,
    Mutation: { createOffer },
  });
  const offers = within(await screen.findByRole('region', { name: 'Oferta' }));
  expect(await offers.findByRole('link', { name: /^Oferta nr.12$/ })).toHaveAttribute(
    'href',
    '/admin/offers?offer=12',
  );
  await user.click(offers.getByRole('button', { name: 'Przygotuj kolejną ofertę' }));
  expect(await screen.findByText('Nie ma takiego zapytania.')).toBeVisible();
  expect(inputs).toEqual([
    { inquiryId: 1, idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/) },
  ]);
});

test('a change that a customer proposes is accepted with one click', async () => {
  const { rows, resolvers } = desk([inquiry(1, { ...PROPOSED, lineChange: PROPOSAL })]);
  const inputs: AcceptLineChangeInput[] = [];
  const acceptLineChange = (_root: unknown, { input }: { input: AcceptLineChangeInput }) => {
    inputs.push(input);
    Object.assign(rows[0]!, { status: 'resolved', version: 2, lineChange: null });
    return { inquiry: rows[0], userErrors: [] };
  };
  const { user } = await renderRoute('/admin/inquiries?inquiry=1', {
    ...resolvers,
    Mutation: { acceptLineChange },
  });
  const proposal = within(await screen.findByRole('region', { name: 'Proponowana zmiana' }));
  expect(await proposal.findByText(/Zmieniona pozycja: Markiza/)).toBeVisible();
  expect(proposal.getByText(/^Szerokość/)).toHaveTextContent('Szerokość: 400 cm → 450 cm');
  await user.click(proposal.getByRole('button', { name: 'Przyjmij zmianę' }));
  expect(await screen.findByText(/^Zamówienie zmienione/)).toBeVisible();
  expect(inputs).toEqual([{ id: 1, version: 1 }]);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Przyjmij zmianę' })).not.toBeInTheDocument(),
  );
});

test('a proposed change that can no longer be accepted says why', async () => {
  const userErrors = [{ code: 'NOT_FOUND', message: 'Tej pozycji nie ma już.', path: ['lineId'] }];
  const { resolvers } = desk([
    inquiry(1, { ...PROPOSED, lineChange: { difference: null, userErrors } }),
  ]);
  await renderRoute('/admin/inquiries?inquiry=1', resolvers);
  expect(await screen.findByText('Tej pozycji nie ma już.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Przyjmij zmianę' })).toBeNull();
});

test('photographs are counted in the list, and each opens large from the inquiry', async () => {
  const photographs = ['a', 'b'].map((id) => ({
    id,
    url: `/api/admin/photographs/${id}`,
    width: 1600,
    height: 1200,
  }));
  const { resolvers } = desk([inquiry(1, { photographs }), inquiry(2)]);
  const { user } = await renderRoute('/admin/inquiries', resolvers);

  expect(await screen.findAllByText('2 zdjęcia')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Pokaż zapytanie 1/ }));
  const region = await screen.findByRole('region', { name: 'Zdjęcia od klienta' });
  const links = within(region).getAllByRole('link', { name: /^Zdjęcie \d, otwiera się/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(photographs.map(({ url }) => url));
});
