import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type {
  OrderDayInput,
  PlanVisitInput,
  ReadVisitInput,
  SetVisitStateInput,
  UpdateVisitInput,
  VisitDaysInput,
  VisitSlotsInput,
} from '../../apollo/schema.generated';
import { openAdminBrowser } from '../../testing/admin-browser';
import { chooseOption } from '../../testing/choose-option';
import { renderRoute } from '../../testing/render-route';
import { staffMember, staffMemberWho } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const WEEK = '/admin/visits?week=2026-12-02';
const ASKED = '00000000-0000-4000-8000-000000000001';
const FIRST = '00000000-0000-4000-8000-000000000002';
const SECOND = '00000000-0000-4000-8000-000000000003';

const lodz = { id: 3, name: 'Łódź', people: 2, colour: '#1b5e8c', archivedAt: null };
const poznan = { id: 4, name: 'Poznań', people: 2, colour: '#8c1b1b', archivedAt: null };

const visit = (id: string, more: object = {}) => ({
  id,
  version: 2,
  kind: 'measuring',
  state: 'confirmed',
  reason: '',
  minutes: 60,
  skills: ['measuring'],
  people: 1,
  postcode: '90-001',
  address: 'ul. Piotrkowska 1, 90-001 Łódź',
  startsAt: '2026-12-01T08:00:00Z',
  arrivalFrom: '2026-12-01T07:00:00Z',
  arrivalUntil: '2026-12-01T09:00:00Z',
  isPinned: false,
  isBeforeGoods: false,
  note: 'Wjazd od podwórza',
  crew: lodz,
  secondCrew: null as object | null,
  isSecond: false,
  crewPhotographs: [] as object[],
  about: {
    kind: 'order',
    number: 17,
    customerName: 'Łucja Żółć',
    customerPhone: '+48600100200',
    isOver: false,
  },
  ...more,
});

const asked = visit(ASKED, {
  kind: 'installation',
  state: 'asked',
  people: 4,
  startsAt: null,
  arrivalFrom: null,
  arrivalUntil: null,
  crew: null,
  about: { kind: 'inquiry', number: 7, customerName: 'Adam Dąb', isOver: false },
});
const first = visit(FIRST);
const second = visit(SECOND, {
  startsAt: '2026-12-01T08:30:00Z',
  minutes: 90,
  postcode: '95-100',
  address: 'Zgierz, Polna 3',
  state: 'offered',
});

function week({ from }: VisitDaysInput) {
  return [lodz, poznan].flatMap((crew) =>
    Array.from({ length: 7 }, (_, index) => {
      const day = new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10);
      const isBusy = crew === lodz && day === '2026-12-01';
      return {
        crew,
        day,
        opensAt: index < 5 ? `${day}T06:00:00Z` : null,
        closesAt: index < 5 ? `${day}T14:00:00Z` : null,
        visits: isBusy ? [first, second] : [],
        absences:
          crew === poznan && (day === '2026-12-03' || day === '2026-12-04')
            ? [
                {
                  id: 1,
                  startsAt: '2026-12-03T06:00:00Z',
                  endsAt: '2026-12-04T05:00:00Z',
                  reason: 'Urlop',
                },
              ]
            : [],
        conflicts: isBusy ? [{ code: 'overlap', visitIds: [FIRST, SECOND] }] : [],
        ways: isBusy
          ? [
              { visitId: FIRST, minutes: 10 },
              { visitId: SECOND, minutes: 30 },
            ]
          : [],
        travelMinutes: isBusy ? 75 : 0,
      };
    }),
  );
}

const weeks: VisitDaysInput[] = [];
const sent: unknown[] = [];
const slotsAsked: VisitSlotsInput[] = [];
beforeEach(() => {
  for (const list of [weeks, sent, slotsAsked]) list.length = 0;
});

function open(url = WEEK, me: object = staffMember, refusal: object[] = []) {
  const slot = (day: string, startsAt: string, crew = lodz) => ({
    crewId: crew.id,
    crewName: crew.name,
    secondCrewId: null,
    day,
    startsAt,
    endsAt: startsAt,
    arrivalFrom: startsAt,
    arrivalUntil: startsAt,
    addedTravel: 20,
  });
  const done =
    <Input,>(name: string) =>
    (_root: unknown, { input }: { input: Input }) => {
      sent.push([name, input]);
      return { visit: refusal.length > 0 ? asked : first, userErrors: refusal };
    };
  return renderRoute(url, {
    Query: {
      me: () => me,
      crews: () => [lodz, poznan],
      visits: (_root: unknown, { input }: { input: VisitDaysInput }) => {
        weeks.push(input);
        return week(input);
      },
      unplannedVisits: () => ({ items: [asked], totalCount: 1 }),
      adminVisit: (_root: unknown, { id }: { id: string }) =>
        [asked, first, second].find((each) => each.id === id) ?? null,
      dayOrder: () => ({
        moves: [{ visit: second, startsAt: '2027-12-01T07:15:00Z' }],
        savedMinutes: 35,
      }),
      visitSlots: (_root: unknown, { input }: { input: VisitSlotsInput }) => {
        slotsAsked.push(input);
        const all = [
          slot('2026-12-02', '2026-12-02T09:15:00Z'),
          slot('2026-12-02', '2026-12-02T11:00:00Z'),
          { ...slot('2026-12-04', '2026-12-04T07:00:00Z'), secondCrewId: poznan.id },
        ];
        return { firstDay: '2026-12-02', best: [all[2]], all };
      },
    },
    Mutation: {
      planVisit: done<PlanVisitInput>('plan'),
      setVisitState: done<SetVisitStateInput>('state'),
      updateVisit: done<UpdateVisitInput>('update'),
      orderDay: (_root: unknown, { input }: { input: OrderDayInput }) => {
        sent.push(['order', input]);
        return { visits: [second], userErrors: [] };
      },
      askVisitAgain: done<ReadVisitInput>('ask'),
    },
  });
}

const table = () => screen.findByRole('table', { name: 'Tydzień ekip' });

/** The cell of a crew and a day: 0 is Monday. */
async function cellOf(crew: string, day: number) {
  const row = within(await table()).getByRole('row', { name: new RegExp(`^${crew}`) });
  return within(row).getAllByRole('cell')[day]!;
}

function drag(cell: HTMLElement, id: string) {
  const event = createEvent.drop(cell);
  Object.defineProperty(event, 'dataTransfer', { value: { getData: () => id } });
  fireEvent(cell, event);
}

test('the week shows visits in order, travel, conflicts in words, absences and sums; free weekends are left out', async () => {
  await open();
  const days = within(await table()).getAllByRole('columnheader');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Ekipa',
    'pon. 30 listopada',
    'wt. 1 grudnia',
    'śr. 2 grudnia',
    'czw. 3 grudnia',
    'pt. 4 grudnia',
  ]);
  expect(weeks).toEqual([{ from: '2026-11-30', until: '2026-12-06' }]);
  const tuesday = await cellOf('Łódź', 1);
  expect(tuesday).toHaveTextContent('Wizyty nakładają się');
  expect(tuesday).toHaveTextContent('praca 2 h 30 min, dojazdy 1 h 15 min');
  const [one, two] = within(tuesday).getAllByRole('link');
  expect(one).toHaveTextContent(/^09:00 PomiarŁódź, Łucja Żółć1 h, dojazd 10 min/);
  expect(two).toHaveTextContent(
    /^09:30 Pomiar95-100, Łucja Żółć1 h 30 min, dojazd \d+ min.*Zaproponowana$/,
  );
  expect(await cellOf('Poznań', 3)).toHaveTextContent('Urlop od 07:00');
  expect(await cellOf('Poznań', 4)).toHaveTextContent('Urlop do 06:00');
});

test('the week is in the address, and goes on and back', async () => {
  const { user, router } = await open();
  await table();
  await user.click(screen.getByRole('button', { name: 'Następny tydzień' }));
  await screen.findByRole('columnheader', { name: 'pon. 7 grudnia' });
  expect(router.state.location.search).toBe('?week=2026-12-07');
  await user.click(screen.getByRole('button', { name: 'Poprzedni tydzień' }));
  await screen.findByRole('columnheader', { name: 'pon. 30 listopada' });
  await user.click(screen.getByRole('button', { name: 'Dziś' }));
  expect(router.state.location.search).toBe('');
});

test('the week is narrowed to a crew and a kind', async () => {
  const { user } = await open();
  await table();
  await chooseOption(user, screen.getByRole('combobox', { name: 'Filtr ekipy' }), 'Łódź');
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Poznań/ })).toBeNull());
  await chooseOption(user, screen.getByRole('combobox', { name: 'Filtr rodzaju' }), 'Montaż');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Pomiar/ })).toBeNull());
  expect(screen.getByRole('link', { name: /Montaż/ })).toBeVisible();
});

test('a visit that is dragged onto a day is proposed its first free start, and planned', async () => {
  const { user } = await open();
  drag(await cellOf('Łódź', 2), ASKED);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Przenieś do… Adam Dąb')).toBeVisible();
  expect(slotsAsked[0]).toEqual({ visitId: ASKED, from: '2026-12-02', crewId: 3 });
  expect(dialog.getByLabelText('Początek')).toHaveValue('10:15');
  await user.click(dialog.getByRole('button', { name: 'Zaplanuj' }));
  expect(await screen.findByText('Wizyta jest zaplanowana')).toBeVisible();
  expect(sent).toEqual([
    [
      'plan',
      {
        id: ASKED,
        version: 2,
        crewId: 3,
        secondCrewId: null,
        startsAt: '2026-12-02T09:15:00.000Z',
        isConfirmed: true,
      },
    ],
  ]);
});

test('a visit for more people than a crew has is proposed with a second crew', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Przenieś do…: Adam Dąb' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('button', { name: /^08:00, z.ekipą Poznań$/ })).toBeVisible();
  expect(dialog.getByRole('combobox', { name: /Druga ekipa/ })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Zaplanuj' }));
  await screen.findByText('Wizyta jest zaplanowana');
  expect(sent).toMatchObject([['plan', { crewId: 3, secondCrewId: 4 }]]);
});

test('a day without a free time says so, and what is no visit is not dropped', async () => {
  await open();
  drag(await cellOf('Poznań', 3), 'https://example.pl');
  drag(await cellOf('Poznań', 3), FIRST);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/nie ma wolnego czasu/)).toBeVisible();
  expect(dialog.getByLabelText('Początek')).toHaveValue('');
  expect(slotsAsked.every(({ visitId }) => visitId === FIRST)).toBe(true);
});

test('a day is ordered as proposed, after the new times were seen', async () => {
  const { user } = await open();
  await user.click(within(await cellOf('Łódź', 1)).getByRole('button', { name: 'Ułóż dzień' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/krótsze o\s35 min/)).toBeVisible();
  expect(dialog.getByRole('list', { name: 'Nowe godziny' })).toHaveTextContent(/09:30 → 08:15/);
  await user.click(dialog.getByRole('button', { name: 'Zmień godziny' }));
  await screen.findByText('Dzień jest ułożony na nowo');
  const moves = [{ visitId: SECOND, startsAt: '2027-12-01T07:15:00Z' }];
  expect(sent).toEqual([['order', { crewId: 3, day: '2026-12-01', moves }]]);
});

test('a visit is moved without dragging, and the refusal of the server stands at the start', async () => {
  const { user } = await open(WEEK, staffMember, [
    { code: 'CONFLICT', message: 'Za mało czasu na dojazd.', path: ['startsAt'] },
  ]);
  const button = await screen.findByRole('button', { name: 'Przenieś do…: Adam Dąb' });
  button.focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Dzień')).toHaveValue('2026-12-04');
  expect(dialog.getByLabelText('Początek')).toHaveValue('08:00');
  await waitFor(() => expect(dialog.getByText('Łódź')).toBeVisible());
  await chooseOption(user, dialog.getByRole('combobox', { name: 'Ekipa' }), 'Poznań');
  fireEvent.change(dialog.getByLabelText('Dzień'), { target: { value: '2026-12-02' } });
  const start = await dialog.findByRole('button', { name: '12:00' });
  start.focus();
  await user.keyboard('{Enter}');
  expect(dialog.getByLabelText('Początek')).toHaveValue('12:00');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(dialog.getByLabelText('Początek')).toHaveAccessibleDescription(
      'Za mało czasu na dojazd.',
    ),
  );
  expect(sent).toMatchObject([['plan', { crewId: 4, startsAt: '2026-12-02T11:00:00.000Z' }]]);
});

test('the details tell who, where and what, and link to the map, the telephone and the order', async () => {
  const { user, router } = await open();
  await user.click(within(await cellOf('Łódź', 1)).getAllByRole('link')[0]!);
  const details = within(await screen.findByRole('dialog'));
  expect(await details.findByText('Pomiar: Łucja Żółć')).toBeVisible();
  expect(router.state.location.search).toBe(`?week=2026-12-02&visit=${FIRST}`);
  const links = details.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    'tel:+48600100200',
    'https://www.google.com/maps/search/?api=1&query=ul.+Piotrkowska+1%2C+90-001+%C5%81%C3%B3d%C5%BA',
    '/admin/orders?order=17',
  ]);
  expect(details.getByText('1 grudnia 2026, 09:00–10:00, przyjazd 08:00–10:00')).toBeVisible();
  expect(details.getByText('Wjazd od podwórza')).toBeVisible();
});

test('a visit is done at once, and fails only with a reason', async () => {
  const { user } = await open(`/admin/visits?week=2026-12-02&visit=${FIRST}`);
  await user.click(await screen.findByRole('button', { name: 'Wykonana' }));
  await screen.findByText('Stan wizyty został zmieniony');
  await user.click(screen.getByRole('button', { name: 'Nieudana…' }));
  await user.click(await screen.findByRole('button', { name: 'Nieudana' }));
  await screen.findByText('Napisz, dlaczego się nie udała.');
  await user.type(screen.getByLabelText('Powód'), 'Nikogo nie było');
  await user.click(await screen.findByRole('button', { name: 'Nieudana' }));
  await waitFor(() =>
    expect(sent).toEqual([
      ['state', { id: FIRST, version: 2, state: 'done', reason: '' }],
      ['state', { id: FIRST, version: 2, state: 'failed', reason: 'Nikogo nie było' }],
    ]),
  );
});

test('the customer of a visit that waits is asked again', async () => {
  const { user } = await open(`/admin/visits?week=2026-12-02&visit=${ASKED}`);
  await user.click(await screen.findByRole('button', { name: 'Wyślij link ponownie' }));
  await screen.findByText('Wysłaliśmy klientowi link do wyboru terminu');
  expect(sent).toEqual([['ask', { id: ASKED, version: 2 }]]);
});

test('only what has changed of a visit is sent', async () => {
  const { user } = await open(`/admin/visits?week=2026-12-02&visit=${FIRST}`);
  await user.click(await screen.findByRole('button', { name: 'Zmień wizytę…' }));
  const note = await screen.findByLabelText('Notatka dla ekipy');
  await user.clear(note);
  await user.type(note, 'Pies');
  await user.click(screen.getByRole('checkbox', { name: /^Przypięta/ }));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Wizyta została zmieniona');
  expect(sent).toEqual([['update', { id: FIRST, version: 2, note: 'Pies', isPinned: true }]]);
});

test('time, people, skills and place of a visit are changed; a conflict is told', async () => {
  const message = 'Za mało osób w\u00a0ekipie.';
  const refusal = [{ code: 'CONFLICT', message, path: ['startsAt'] }];
  const url = `/admin/visits?week=2026-12-02&visit=${FIRST}`;
  const { user } = await open(url, staffMember, refusal);
  await user.click(await screen.findByRole('button', { name: 'Zmień wizytę…' }));
  const fill = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  };
  await fill('Czas pracy, minuty', '120');
  await fill('Potrzebne osoby', '3');
  await fill('Kod pocztowy', '95-100');
  await fill('Adres', 'ul. Polna 3, 95-100 Zgierz');
  await user.click(screen.getByRole('checkbox', { name: /podłączenia/ }));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText(/Za mało osób/)).toBeVisible();
  expect(sent).toEqual([
    [
      'update',
      {
        id: FIRST,
        version: 2,
        minutes: 120,
        people: 3,
        skills: ['measuring', 'electrics'],
        postcode: '95-100',
        address: 'ul. Polna 3, 95-100 Zgierz',
      },
    ],
  ]);
});

test('whoever may only read sees no way to change anything', async () => {
  await open(`/admin/visits?week=2026-12-02&visit=${ASKED}`, staffMemberWho('visits:read'));
  await screen.findByText('jeszcze nieumówiony');
  expect(screen.queryByRole('button', { name: /Przenieś|Odwołaj|Zmień wizytę/ })).toBeNull();
  for (const link of screen.getAllByRole('link', { hidden: true, name: /Pomiar|Montaż/ }))
    expect(link).toHaveAttribute('draggable', 'false');
});

test('a visit shows what the crew has written, with photographs and what is left to do', async () => {
  const written = {
    protocolPath: '/api/admin/visits/1/protocol.pdf',
    crewPhotographs: [
      { id: 'p', url: '/zdjecie', width: 8, height: 6, moment: 'before', caption: 'ściana' },
    ],
    protocol: {
      id: 'q',
      signedName: 'Anna Lis',
      signedAt: '2026-12-01T09:00:00Z',
      problem: 'Szerokość: najwięcej 600 cm.',
      change: {
        orderId: 17,
        version: 2,
        totalBefore: '100.00',
        totalAfter: '120.00',
        state: 'sent',
      },
      goods: [{ title: 'Taras', facts: [{ label: 'Szerokość', value: '410 cm' }], warnings: [] }],
    },
  };
  Object.assign(first, written);
  await open(`/admin/visits?week=2026-12-02&visit=${FIRST}`);
  const pdf = await screen.findByRole('link', { name: 'Protokół (PDF)' });
  expect(pdf).toHaveAttribute('href', written.protocolPath);
  const drawer = screen.getByRole('dialog');
  for (const text of [
    'podpis Anna Lis, 1 grudnia 2026',
    'Szerokość: najwięcej 600 cm.',
    'wersja 2 (wysłana): 100 zł → 120 zł',
    'Taras. Szerokość: 410 cm',
  ])
    expect(drawer).toHaveTextContent(text);
  expect(screen.getByRole('img', { name: 'Przed pracą: ściana' })).toBeVisible();
});

test('on a telephone the days are a list', async () => {
  openAdminBrowser(390);
  await open();
  const day = within(await screen.findByRole('region', { name: 'wt. 1 grudnia' }));
  expect(day.getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByRole('table')).toBeNull();
  openAdminBrowser(1440);
});
