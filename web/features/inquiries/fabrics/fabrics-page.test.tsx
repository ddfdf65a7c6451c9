import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { RequestSamplesInput } from '../../../apollo/schema.generated';
import { renderRoute } from '../../../testing/render-route';
import { useSampleStore } from './use-samples';

type User = Awaited<ReturnType<typeof renderRoute>>['user'];

beforeEach(() => {
  sessionStorage.clear();
  useSampleStore.setState({ value: [] });
});

async function openFabrics(path = '/tkaniny', before?: () => Promise<void>) {
  const sent: RequestSamplesInput[] = [];
  const route = await renderRoute(path, {
    Mutation: {
      requestSamples: async (_root: unknown, { input }: { input: RequestSamplesInput }) => {
        sent.push(input);
        await before?.();
        return { inquiryId: 7 };
      },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...route, sent };
}

const box = (name: string) => screen.getByRole('checkbox', { name: `Dodaj do próbek: ${name}` });
const chosen = () =>
  within(screen.getByRole('list', { name: 'Wybrane próbki' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent);
const order = (user: User) =>
  user.click(screen.getByRole('button', { name: 'Zamów bezpłatne próbki' }));

async function fillIn(user: User) {
  // Labels are looked up in the form only: in the whole page, with a checkbox for each fabric, it takes much longer.
  const button = screen.getByText('Zamów bezpłatne próbki', { selector: 'button' });
  const form = button.closest('form') ?? document.body;
  for (const [label, text] of [
    [/^Imię i nazwisko/, 'Anna Nowak'],
    [/^Ulica i numer/, 'Słoneczna 12'],
    [/^Kod pocztowy/, '90-001'],
    [/^Miejscowość/, 'Łódź'],
    [/^E-mail/, 'anna@example.pl'],
  ] as const)
    await user.type(within(form).getByLabelText(label), text);
}

test('the chosen samples are sent with an address, then the choice and the form are empty again', async () => {
  const { user, sent } = await openFabrics();
  await user.click(box('Toscana Krem'));
  await user.click(box('Solano 5 Szary'));
  expect(chosen()).toEqual(['Toscana Krem', 'Solano 5 Szary']);
  await fillIn(user);
  await order(user);

  expect(await screen.findByText(/Potwierdzenie jest już/)).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'Anna Nowak',
      street: 'Słoneczna 12',
      postalCode: '90-001',
      city: 'Łódź',
      email: 'anna@example.pl',
      phone: null,
      fabrics: ['toscana-krem', 'solano-5-szary'],
    },
  ]);
  expect(box('Toscana Krem')).not.toBeChecked();
  expect(screen.getByLabelText(/^Ulica/)).toHaveValue('');
});

test('a sample that is chosen while the order is being sent stays chosen', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { user } = await openFabrics('/tkaniny?probka=toscana-krem', () => answered);
  await fillIn(user);
  await order(user);
  await user.click(box('Toscana Szary'));
  await act(async () => answer());
  expect(await screen.findByText('Próbki zamówione!')).toBeVisible();
  expect(chosen()).toEqual(['Toscana Szary']);
});

test('an order without fabrics or with a wrong postcode is not sent', async () => {
  const { user, sent } = await openFabrics();
  await fillIn(user);
  await user.clear(screen.getByLabelText(/^Kod pocztowy/));
  await user.type(screen.getByLabelText(/^Kod pocztowy/), '9-0001');
  await order(user);
  expect(await screen.findByText('Podaj kod pocztowy, np. 90-001.')).toBeVisible();

  await user.clear(screen.getByLabelText(/^Kod pocztowy/));
  await user.type(screen.getByLabelText(/^Kod pocztowy/), '90001');
  await order(user);
  expect(await screen.findByText('Wybierz co najmniej jedną próbkę.')).toBeVisible();
  expect(sent).toEqual([]);

  await user.click(box('Toscana Krem'));
  await order(user);
  expect(await screen.findByText(/Potwierdzenie jest już/)).toBeVisible();
});

test('at most five samples can be chosen, and each can be removed', async () => {
  const { user } = await openFabrics();
  const names = ['Biały', 'Krem', 'Ecru', 'Żółty', 'Beżowy'].map((color) => `Toscana ${color}`);
  for (const name of names) await user.click(box(name));
  await user.click(box('Toscana Szary'));
  expect(await screen.findByText('Wysyłamy najwyżej 5 próbek naraz.')).toBeVisible();
  expect(box('Toscana Szary')).not.toBeChecked();

  await user.click(screen.getByRole('button', { name: 'Usuń z próbek: Toscana Krem' }));
  await user.click(box('Toscana Szary'));
  expect(chosen()).toEqual([...names.filter((name) => name !== 'Toscana Krem'), 'Toscana Szary']);
});

test('a link to a sixth sample says why it is not added', async () => {
  const { user, router } = await openFabrics();
  for (const box of screen.getAllByRole('checkbox', { name: /^Dodaj do próbek/ }).slice(0, 5))
    await user.click(box);
  const five = chosen();
  await act(() => router.navigate('/nic'));
  await act(() => router.navigate('/tkaniny?probka=nokturn-czarny#zamow'));
  expect(await screen.findByText('Wysyłamy najwyżej 5 próbek naraz.')).toBeVisible();
  expect(chosen()).toEqual(five);
});

test('the filter is in the URL, and hidden fabrics stay chosen', async () => {
  const { user, router } = await openFabrics('/tkaniny?probka=nokturn-czarny&probka=nieznana');
  expect(chosen()).toEqual(['Nokturn Czarny']);
  await user.selectOptions(screen.getByLabelText('Do czego'), 'Markizy');
  await user.selectOptions(screen.getByLabelText('Odcień'), 'Jasne');
  expect(router.state.location.search).toBe('?rodzina=markizy&odcien=jasne');
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings.slice(0, 2)).toEqual(['Toscana', 'Lido']);
  expect(screen.queryByRole('heading', { name: 'Nokturn' })).toBeNull();
  expect(chosen()).toEqual(['Nokturn Czarny']);

  await user.selectOptions(screen.getByLabelText('Prześwit'), 'Otwarte (8–10%)');
  expect(await screen.findByText('Nie mamy takiej tkaniny')).toBeVisible();
});

test('the link to the order form keeps the filter', async () => {
  const { user, router } = await openFabrics('/tkaniny?rodzina=markizy');
  await user.click(box('Toscana Krem'));
  await user.click(screen.getByRole('link', { name: 'Zamów próbki' }));
  expect(router.state.location).toMatchObject({ search: '?rodzina=markizy', hash: '#zamow' });
  expect(screen.getByLabelText('Do czego')).toHaveValue('markizy');
});

test('a sample that a link added and the visitor removed does not come back with the page', async () => {
  const { user, router } = await openFabrics('/tkaniny?probka=toscana-krem#zamow');
  expect(chosen()).toEqual(['Toscana Krem']);
  await user.click(screen.getByRole('button', { name: 'Usuń z próbek: Toscana Krem' }));
  await act(() => router.navigate('/nic'));
  await act(() => router.navigate(-1));
  expect(await screen.findByText(/Zaznacz wyżej do/)).toBeVisible();
  expect(router.state.location.hash).toBe('#zamow');
});

test('unknown filters in the URL count as absent', async () => {
  await openFabrics('/tkaniny?rodzina=zagle&odcien=constructor&przeswit=1');
  expect(screen.getByText('69 tkanin')).toBeVisible();
});

test('an error of the server is shown at its field', async () => {
  const message = 'Podaj prawidłowy adres e-mail.';
  const { user } = await openFabrics('/tkaniny?probka=toscana-krem', async () => {
    throw new GraphQLError(message, {
      extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'email', message }] },
    });
  });
  await fillIn(user);
  await order(user);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(/^E-mail/)).toHaveAccessibleDescription(message);
  expect(chosen()).toEqual(['Toscana Krem']);
});
