import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type {
  AddAbsenceInput,
  ArchiveCrewInput,
  CreateCrewInput,
  SetTravelTimeInput,
  UpdateCrewInput,
} from '../../apollo/schema.generated';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { staffMember, staffMemberWho } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const crew = {
  id: 3,
  version: 5,
  name: 'Łódź',
  people: 2,
  skills: ['shading', 'electrics'],
  postcode: '90-001',
  vehicle: 'Transit EL 12345',
  hours: [1, 2, 3, 4, 5]
    .map((weekday) => ({ weekday, from: 420, until: 900 }))
    .concat({ weekday: 6, from: 480, until: 720 }),
  lunch: { from: 660, until: 840, minutes: 30 },
  colour: '#1b5e8c',
  members: [{ id: 4, name: 'Adam Cień' }],
  absences: [
    {
      id: 8,
      startsAt: '2026-12-01T06:00:00Z',
      endsAt: '2026-12-01T14:00:00Z',
      reason: 'Badania',
    },
  ],
  feedPath: '/api/visits/feed/tajne.ics',
  archivedAt: null as string | null,
};

const people = [
  { id: 4, name: 'Adam Cień' },
  { id: 5, name: 'Ewa Lis' },
];
const times = [{ id: 4, fromTown: 'Zgierz', toTown: 'Łódź', minutes: 45 }];

async function open(me: object = staffMember, refusal: object[] = []) {
  const sent: unknown[] = [];
  const done =
    <Input,>(name: string, payload: object = { crew: refusal.length > 0 ? null : crew }) =>
    (_root: unknown, { input }: { input: Input }) => {
      sent.push([name, input]);
      return { ...payload, userErrors: refusal };
    };
  const page = await renderRoute('/admin/crews', {
    Query: {
      me: () => me,
      crews: () => [crew],
      travelTimes: () => times,
      inquiryAssignees: () => people,
    },
    Mutation: {
      createCrew: done<CreateCrewInput>('create'),
      updateCrew: done<UpdateCrewInput>('update'),
      archiveCrew: done<ArchiveCrewInput>('archive'),
      addAbsence: done<AddAbsenceInput>('absence'),
      removeAbsence: done<{ id: number }>('remove'),
      setTravelTime: done<SetTravelTimeInput>('travel', { travelTimes: times }),
      removeTravelTime: done<{ id: number }>('estimate', { travelTimes: [] }),
    },
  });
  await screen.findByRole('heading', { name: 'Łódź' });
  return { ...page, sent };
}

const FIELDS = {
  name: crew.name,
  people: 2,
  skills: crew.skills,
  postcode: crew.postcode,
  vehicle: crew.vehicle,
  hours: crew.hours,
  lunch: crew.lunch,
  colour: crew.colour,
  memberIds: [4],
};

test('a card tells who the crew are, what they can do, when they work and when not', async () => {
  await open(staffMemberWho('visits:read'));
  const card = screen.getByRole('article');
  for (const text of [
    '2 osoby, baza: 90-001, Transit EL 12345',
    'Adam Cień',
    'markizy i osłony okien, podłączenia 230 V',
    'pon.–pt. 07:00–15:00, sob. 08:00–12:00; przerwa 30 min między 11:00 a 14:00',
    '1 grudnia 2026, 07:00 – 1 grudnia 2026, 15:00: Badania',
  ])
    expect(card).toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: /Zmień|Dodaj|Usuń|Archiwizuj/ })).toBeNull();
  expect(within(card).getByLabelText('Adres kalendarza: Łódź')).toHaveValue(
    'http://localhost/api/visits/feed/tajne.ics',
  );
});

test('a new crew has hours for each day, and an end before the begin is refused', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole('button', { name: 'Dodaj ekipę' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Nazwa'), 'Poznań');
  await user.type(dialog.getByLabelText('Kod pocztowy bazy'), '60-001');
  await user.click(dialog.getByRole('checkbox', { name: 'pomiary' }));
  await user.click(dialog.getByLabelText('Konta osób z ekipy'));
  await user.click(await screen.findByTitle('Ewa Lis'));
  fireEvent.change(dialog.getByLabelText('Poniedziałek: do'), { target: { value: '06:00' } });
  fireEvent.change(dialog.getByLabelText('Piątek: od'), { target: { value: '' } });
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await dialog.findAllByText('Podaj koniec późniejszy niż początek.')).toHaveLength(2);
  fireEvent.change(dialog.getByLabelText('Poniedziałek: do'), { target: { value: '00:00' } });
  fireEvent.change(dialog.getByLabelText('Piątek: do'), { target: { value: '' } });
  await user.clear(dialog.getByLabelText('Przerwa: minuty'));
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Ekipa została dodana')).toBeVisible();
  expect(sent).toEqual([
    [
      'create',
      {
        name: 'Poznań',
        people: 2,
        skills: ['measuring'],
        postcode: '60-001',
        vehicle: '',
        colour: '#1b5e8c',
        memberIds: [5],
        hours: [
          { weekday: 1, from: 420, until: 1440 },
          ...[2, 3, 4].map((weekday) => ({ weekday, from: 420, until: 900 })),
        ],
        lunch: null,
      },
    ],
  ]);
});

test('a crew is changed, and what the server refuses stands at its field', async () => {
  const { user, sent } = await open(staffMember, [
    { code: 'BAD_USER_INPUT', message: 'Nie znamy takiego kodu pocztowego.', path: ['postcode'] },
  ]);
  await user.click(screen.getByRole('button', { name: 'Zmień: Łódź' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Nazwa'), ' 2');
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Kod pocztowy bazy')).toHaveAccessibleDescription(
      /Nie znamy takiego kodu pocztowego/,
    ),
  );
  expect(sent).toEqual([
    ['update', { id: 3, version: 5, ...FIELDS, name: 'Łódź 2', renewsFeed: false }],
  ]);
});

test('an absence is added by day and hour, and removed', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole('button', { name: 'Dodaj nieobecność: Łódź' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Od'), { target: { value: '2026-12-07T07:00' } });
  fireEvent.change(dialog.getByLabelText('Do'), { target: { value: '2026-12-11T15:00' } });
  await user.type(dialog.getByLabelText('Powód'), 'Urlop');
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Nieobecność została dodana')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Usuń nieobecność: 1 grudnia 2026/ }));
  await screen.findByText('Nieobecność została usunięta');
  expect(sent).toEqual([
    [
      'absence',
      {
        crewId: 3,
        startsAt: '2026-12-07T06:00:00.000Z',
        endsAt: '2026-12-11T14:00:00.000Z',
        reason: 'Urlop',
      },
    ],
    ['remove', { id: 8 }],
  ]);
});

test('a crew goes to the archive, and its calendar gets another address after a question', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole('button', { name: 'Archiwizuj: Łódź' }));
  await screen.findByText(/Ekipa jest w.archiwum/);
  await user.click(screen.getByRole('button', { name: 'Zmień adres kalendarza: Łódź' }));
  await user.click(await screen.findByRole('button', { name: 'Zmień adres' }));
  await screen.findByText('Kalendarz ma nowy adres');
  expect(sent).toEqual([
    ['archive', { id: 3, version: 5, archived: true }],
    ['update', { id: 3, version: 5, ...FIELDS, renewsFeed: true }],
  ]);
});

test('a travel time is corrected, and left to the estimate again', async () => {
  const { user, sent } = await open();
  expect(screen.getByText(/Zgierz – Łódź: 45 min/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Popraw czas dojazdu' }));
  await user.type(await screen.findByLabelText('Kod pocztowy'), '90-001');
  await user.type(screen.getByLabelText('Drugi kod pocztowy'), '97-300');
  await user.type(screen.getByLabelText('Minuty'), '50');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Czas dojazdu został zapisany');
  await user.click(screen.getByRole('button', { name: 'Usuń czas dojazdu: Zgierz – Łódź' }));
  await screen.findByText('Znów liczymy czas szacowany');
  expect(sent).toEqual([
    ['travel', { fromPostcode: '90-001', toPostcode: '97-300', minutes: 50 }],
    ['estimate', { id: 4 }],
  ]);
});
