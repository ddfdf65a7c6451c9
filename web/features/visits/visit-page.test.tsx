import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type {
  ArrivalTimesInput,
  ChooseVisitSlotInput,
  OwnVisitInput,
} from '../../apollo/schema.generated';
import { demoTime, demoVisit } from '../../testing/demo-visit';
import { renderRoute } from '../../testing/render-route';
import { spaced } from '../../testing/spaced';

const time = (day: string, hour: number) => ({
  day,
  arrivalFrom: `${day}T${String(hour - 1).padStart(2, '0')}:00:00Z`,
  arrivalUntil: `${day}T${String(hour + 1).padStart(2, '0')}:00:00Z`,
});
const TIMES = [
  time('2026-12-10', 8),
  time('2026-12-10', 12),
  time('2026-12-11', 9),
  time('2026-12-14', 8),
];

/** A visit whose free times can be chosen; `taken` are refused, and are gone from the list then. */
function page(visit: object | null, taken: readonly string[] = []) {
  let now = visit;
  let free = TIMES;
  const inputs: (ChooseVisitSlotInput | OwnVisitInput)[] = [];
  const chooseVisitSlot = (_root: unknown, { input }: { input: ChooseVisitSlotInput }) => {
    inputs.push(input);
    if (taken.includes(input.arrivalFrom)) {
      free = TIMES.filter(({ arrivalFrom }) => arrivalFrom !== input.arrivalFrom);
      const message = 'Ten termin właśnie został zajęty. Wybierz inny.';
      return { visit: now, userErrors: [{ code: 'CONFLICT', message, path: null }] };
    }
    const chosen = TIMES.find(({ arrivalFrom }) => arrivalFrom === input.arrivalFrom);
    now = { ...now, ...demoTime, ...chosen };
    return { visit: now, userErrors: [] };
  };
  const cancelVisit = (_root: unknown, { input }: { input: OwnVisitInput }) => {
    inputs.push(input);
    now = { ...now, state: 'cancelled', changeableUntil: null };
    return { visit: now, userErrors: [] };
  };
  const resolvers = {
    Query: {
      visit: () => now,
      arrivalTimes: (_root: unknown, { input: { from } }: { input: ArrivalTimesInput }) =>
        from
          ? { best: [], all: [time('2027-01-11', 8)], lastDay: '2027-02-07' }
          : { best: free.slice(0, 3), all: free, lastDay: '2027-01-10' },
    },
    Mutation: { chooseVisitSlot, cancelVisit },
  };
  return { inputs, open: () => renderRoute('/wizyta/tok', resolvers) };
}

const title = () => screen.findByRole('heading', { level: 1 });

test('a visit without a time offers three good ones, then all others by days, and is confirmed', async () => {
  const { inputs, open } = page(demoVisit);
  const { user } = await open();
  expect(await title()).toHaveTextContent('Wybierz termin pomiaru');
  const facts = spaced(screen.getByRole('complementary').textContent);
  expect(facts).toContain('ul. Słoneczna 1, 90-001 Łódź');
  expect(facts).toContain('około 1 godz. 30 min');
  expect(facts).toContain('Cena pomiaru150 zł');
  expect(screen.getByText('Zamówienie nr 17')).toBeVisible();
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const best = within(await screen.findByRole('group', { name: 'Najlepsze terminy' }));
  expect(best.getAllByRole('radio')).toHaveLength(3);

  await user.click(screen.getByRole('button', { name: 'Potwierdź termin' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Wybierz termin.');
  await user.click(screen.getByText('Inne terminy'));
  const monday = within(screen.getByRole('group', { name: 'Poniedziałek 14 grudnia' }));
  expect(monday.getAllByRole('radio')).toHaveLength(1);
  await user.click(
    best.getByRole('radio', { name: /^Czwartek 10 grudnia, przyjazd między 8:00 a.10:00$/ }),
  );
  await user.click(screen.getByRole('button', { name: 'Potwierdź termin' }));
  expect(await screen.findByText(/^Termin potwierdzony/)).toBeVisible();
  expect(await title()).toHaveTextContent('Pomiar umówiony');
  expect(await title()).toHaveFocus();
  expect(inputs).toEqual([{ token: 'tok', arrivalFrom: '2026-12-10T07:00:00Z' }]);
  expect(screen.getByRole('link', { name: 'Dodaj do kalendarza' })).toHaveAttribute(
    'href',
    '/api/visits/tok.ics',
  );
});

test('whoever finds no time in four weeks is shown later ones', async () => {
  const { inputs, open } = page(demoVisit);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Pokaż późniejsze terminy' }));
  expect(await screen.findByText('Pokazujemy terminy do: 7 lutego 2027.')).toBeVisible();
  const monday = within(screen.getByRole('group', { name: 'Poniedziałek 11 stycznia' }));
  await user.click(monday.getByRole('radio'));
  await user.click(screen.getByRole('button', { name: 'Potwierdź termin' }));
  await waitFor(() => expect(inputs).toMatchObject([{ arrivalFrom: '2027-01-11T07:00:00Z' }]));
});

test('where a time was taken in the meantime, the customer is told and chooses among those still free', async () => {
  const { open } = page(demoVisit, ['2026-12-10T07:00:00Z']);
  const { user } = await open();
  const taken = await screen.findByRole('radio', { name: /^Czwartek 10 grudnia.*8:00/ });
  await user.click(taken);
  await user.click(screen.getByRole('button', { name: 'Potwierdź termin' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/został zajęty/);
  await waitFor(() => expect(taken).not.toBeInTheDocument());
  await user.click(screen.getByRole('radio', { name: /^Piątek 11 grudnia/ }));
  await user.click(screen.getByRole('button', { name: 'Potwierdź termin' }));
  expect(await screen.findByText(/^Piątek 11 grudnia, przyjazd/, { selector: 'p' })).toBeVisible();
});

test('an offered time is agreed on as it is', async () => {
  const { inputs, open } = page({ ...demoVisit, ...demoTime, state: 'offered' });
  const { user } = await open();
  expect(await title()).toHaveTextContent('Propozycja terminu pomiaru');
  expect(await screen.findByRole('radio', { checked: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Potwierdź termin' }));
  expect(await screen.findByText(/^Termin potwierdzony/)).toBeVisible();
  expect(inputs).toEqual([{ token: 'tok', arrivalFrom: demoTime.arrivalFrom }]);
});

test('an agreed visit is moved, and cancelled after a question', async () => {
  const { inputs, open } = page({ ...demoVisit, ...demoTime, kind: 'installation' });
  const { user } = await open();
  expect(await title()).toHaveTextContent('Montaż umówiony');
  expect(screen.queryByText('Cena pomiaru')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Zmień termin' }));
  await user.click(await screen.findByRole('radio', { name: /^Piątek 11 grudnia/ }));
  expect(
    screen.queryByRole('radio', { name: /^Czwartek 10 grudnia.*8:00/, checked: false }),
  ).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Potwierdź termin' }));
  expect(await screen.findByText(/^Piątek 11 grudnia, przyjazd/, { selector: 'p' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Odwołaj' }));
  const question = within(await screen.findByRole('dialog', { name: 'Odwołać wizytę?' }));
  await user.click(question.getByRole('button', { name: 'Zostaw wizytę' }));
  expect(inputs).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Odwołaj' }));
  await user.click(await screen.findByRole('button', { name: 'Tak, odwołaj' }));
  expect(await screen.findByRole('heading', { name: 'Montaż odwołany' })).toBeVisible();
  expect(inputs.at(-1)).toEqual({ token: 'tok' });
});

test.each([
  [{ ...demoTime, changeableUntil: null }, 'Pomiar umówiony', /nie można już zmienić na stronie/],
  [{ ...demoTime, state: 'done' }, 'Pomiar wykonany', /^Dziękujemy/],
  [
    { ...demoTime, state: 'failed', reason: 'Nikogo nie było.' },
    'Pomiar się nie udał',
    /Powód: nikogo nie było\./,
  ],
  [{ state: 'cancelled' }, 'Pomiar odwołany', /się nie odbędzie/],
  [{ about: { ...demoVisit.about, isOver: true } }, 'Pomiar nieaktualny', /jest zamknięta/],
])('a visit that cannot be changed says so: %j', async (fields, heading, text) => {
  await page({ ...demoVisit, ...fields }).open();
  expect(await title()).toHaveTextContent(heading);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: /termin$|^Odwołaj$/ })).toBeNull();
});

test('without free times the customer is asked to call', async () => {
  const resolvers = {
    Query: {
      visit: () => demoVisit,
      arrivalTimes: () => ({ best: [], all: [], lastDay: '2026-12-31' }),
    },
  };
  await renderRoute('/wizyta/tok', resolvers);
  expect(await screen.findByText(/nie ma wolnych terminów/)).toBeVisible();
});

test('an unknown visit is not found', async () => {
  const { response } = await page(null).open();
  expect(await title()).toHaveTextContent('Nie ma takiej wizyty');
  expect(response.status).toBe(404);
});
