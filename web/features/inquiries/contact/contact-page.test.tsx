import { expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { SubmitInquiryInput } from '../../../apollo/schema.generated';
import { demoCompany } from '../../../testing/demo-company';
import { fillInSilently } from '../../../testing/fill-in-silently';
import { renderRoute } from '../../../testing/render-route';

type User = Awaited<ReturnType<typeof renderRoute>>['user'];

async function renderContact(answer: (input: SubmitInquiryInput) => unknown) {
  const sent: SubmitInquiryInput[] = [];
  const route = await renderRoute('/kontakt', {
    Query: { replyDeadline: () => '2026-11-23T09:00:00Z' },
    Mutation: {
      submitInquiry: (_root: unknown, { input }: { input: SubmitInquiryInput }) => {
        sent.push(input);
        return answer(input);
      },
    },
  });
  await screen.findByRole('heading', { name: 'Napisz do nas' });
  return { ...route, sent };
}

async function fillIn(user: User) {
  await user.type(screen.getByLabelText(/^Imię i nazwisko/), 'Anna Kowalska');
  await user.type(screen.getByLabelText(/^E-mail/), ' anna@example.pl');
  await user.selectOptions(screen.getByLabelText(/^Rodzaj zapytania/), 'Reklamacja');
  await user.type(screen.getByLabelText(/^Temat/), 'Skrzypi ramię');
  await user.click(screen.getByLabelText(/^Wiadomość/));
  await user.paste('Markiza skrzypi przy zwijaniu.');
}

const send = (user: User) => user.click(screen.getByRole('button', { name: 'Wyślij wiadomość' }));

test('shows the company, its hours, the map and three answers', async () => {
  await renderContact(() => ({ inquiryId: 1 }));

  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: '+48 42 200 00 00' })).toHaveAttribute(
    'href',
    'tel:+48422000000',
  );
  expect(main.getAllByText(/8:00–18:00/)).toHaveLength(2);
  expect(main.getByRole('link', { name: '+48 42 200 00 01' })).toBeVisible();
  expect(main.getByRole('link', { name: 'Otwórz w\u00a0OpenStreetMap' })).toHaveAttribute(
    'href',
    expect.stringContaining('mlat=51.7592'),
  );
  expect(main.getByText('Czy oferujecie montaż?')).toBeVisible();
  expect(main.getByText(/5 lat gwarancji producenta/)).toBeInTheDocument();
});

test.each(['/kontakt', '/wycena'])(
  '%s says after a form sent without scripts by when the shop answers',
  async (path) => {
    const Query = { replyDeadline: () => '2026-11-23T09:00:00Z', configuration: () => null };
    await renderRoute(`${path}?wyslano=1`, { Query });
    expect(
      await screen.findByText(/^Skontaktujemy się z\sTobą w\sciągu 24\sgodzin\.$/),
    ).toBeVisible();
    expect(screen.getByText(/^Odezwiemy się najpóźniej .*do 10:00\.$/)).toBeVisible();
  },
);

test('without telephone, address and hours it only invites to write', async () => {
  const facts = { phone: null, emergencyPhone: null, email: null, street: null };
  const place = { postalCode: null, city: null, latitude: null, longitude: null };
  const company = () => ({ ...demoCompany, ...facts, ...place, openingHours: [] });
  await renderRoute('/kontakt', { Query: { company } });
  expect(await screen.findByText(/^Napisz\. Na wiadomości/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Dane kontaktowe' })).toBeNull();
});

test('says who processes the data, why and how long, and asks for no consent', async () => {
  await renderContact(() => ({ inquiryId: 1 }));

  const notice = screen.getByText(/^Administratorem danych jest/);
  expect(notice).toHaveTextContent(/Cieniomat, ul\. Słoneczna 12, 90-001 Łódź/);
  expect(notice).toHaveTextContent(/art. 6 ust. 1 lit. b i f RODO/);
  expect(notice).toHaveTextContent(/po 12 miesiącach od ostatniej wiadomości/);
  expect(notice).toHaveTextContent(/skargę do Prezesa UODO/);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('sends what autofill has filled in without events', async () => {
  const { user, sent } = await renderContact(() => ({ inquiryId: 1 }));
  await fillIn(user);
  fillInSilently(screen.getByLabelText(/^Imię i nazwisko/), 'Anna Nowak');
  fillInSilently(screen.getByLabelText(/^Telefon/), '600 123 456');
  await send(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ name: 'Anna Nowak', phone: '600 123 456' });
});

test('shows at the field what is missing and sends nothing', async () => {
  const { user, sent } = await renderContact(() => ({ inquiryId: 1 }));

  await user.type(screen.getByLabelText(/^E-mail/), 'anna@');
  await user.type(screen.getByLabelText(/^Telefon/), '123');
  await send(user);

  const name = screen.getByLabelText(/^Imię i nazwisko/);
  await waitFor(() => expect(name).toHaveAccessibleDescription('Podaj imię i\u00a0nazwisko.'));
  expect(name).toHaveFocus();
  expect(screen.getByLabelText(/^E-mail/)).toHaveAccessibleDescription(
    /Podaj prawidłowy adres e-mail/,
  );
  expect(screen.getByLabelText(/^Telefon/)).toHaveAccessibleDescription(
    /Podaj prawidłowy numer telefonu/,
  );
  expect(screen.getByLabelText(/^Rodzaj zapytania/)).toBeInvalid();
  expect(screen.getByLabelText(/^Temat/)).toBeInvalid();
  expect(screen.getByLabelText(/^Wiadomość/)).toBeInvalid();
  expect(sent).toEqual([]);
});

test('sends the message, says so and clears the form', async () => {
  const { user, sent } = await renderContact(() => ({ inquiryId: 7 }));

  await fillIn(user);
  await send(user);

  await waitFor(() => expect(screen.getByText('Wiadomość wysłana!')).toBeVisible());
  expect(screen.getByText(/^Skontaktujemy się z.Tobą w.ciągu 24.godzin\.$/)).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'Anna Kowalska',
      email: 'anna@example.pl',
      phone: null,
      subject: 'Skrzypi ramię',
      message: 'Markiza skrzypi przy zwijaniu.',
      inquiryType: 'complaint',
    },
  ]);
  expect(screen.getByLabelText(/^Imię i nazwisko/)).toHaveValue('');
  expect(screen.getByText(/Odpowiedź wyślemy na adres anna@example\.pl/)).toBeVisible();
  expect(await screen.findByText(/^Odezwiemy się najpóźniej .+ do\s10:00\.$/)).toBeVisible();
});

test('disables the button while the message is being sent', async () => {
  let answerLate = (): void => undefined;
  const late = new Promise<{ inquiryId: number }>((resolve) => {
    answerLate = () => resolve({ inquiryId: 1 });
  });
  const { user } = await renderContact(() => late);

  await fillIn(user);
  await send(user);

  expect(await screen.findByRole('button', { name: 'Wysyłanie...' })).toBeDisabled();
  answerLate();
  expect(await screen.findByRole('button', { name: 'Wyślij wiadomość' })).toBeEnabled();
});

test('shows the server’s error at its field', async () => {
  const { user } = await renderContact(() => {
    throw new GraphQLError('Popraw wskazane pola.', {
      extensions: {
        code: 'BAD_USER_INPUT',
        fields: [{ path: 'email', message: 'Ten adres nie istnieje.' }],
      },
    });
  });

  await fillIn(user);
  await send(user);

  expect(await screen.findByText('Ten adres nie istnieje.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^E-mail/)).toHaveFocus());
  expect(screen.getByLabelText(/^Temat/)).toHaveValue('Skrzypi ramię');
});

test('keeps typed text when sending fails', async () => {
  const { user } = await renderContact(() => {
    throw new GraphQLError('Wystąpił nieoczekiwany błąd.');
  });

  await fillIn(user);
  await send(user);

  expect(await screen.findByText('Błąd')).toBeVisible();
  expect(screen.getByText('Nie udało się wysłać wiadomości. Spróbuj ponownie.')).toBeVisible();
  expect(screen.getByLabelText(/^Imię i nazwisko/)).toHaveValue('Anna Kowalska');
});

test('says how long to wait after too many messages', async () => {
  const { user } = await renderContact(() => {
    throw new GraphQLError('Zbyt wiele prób. Spróbuj ponownie za 40 min.', {
      extensions: { code: 'TOO_MANY_REQUESTS' },
    });
  });

  await fillIn(user);
  await send(user);

  expect(await screen.findByText(/Spróbuj ponownie za 40 min/)).toBeVisible();
});

test('keeps typed text over a reload, until it is sent', async () => {
  const first = await renderContact(() => ({ inquiryId: 9 }));
  await fillIn(first.user);
  cleanup();

  const { user } = await renderContact(() => ({ inquiryId: 9 }));
  expect(screen.getByLabelText(/^Imię i nazwisko/)).toHaveValue('Anna Kowalska');
  expect(screen.getByLabelText(/^Rodzaj zapytania/)).toHaveValue('complaint');
  expect(screen.getByLabelText(/^Wiadomość/)).toHaveValue('Markiza skrzypi przy zwijaniu.');
  await send(user);
  await screen.findByText('Wiadomość wysłana!');
  cleanup();

  await renderContact(() => ({ inquiryId: 9 }));
  expect(screen.getByLabelText(/^Imię i nazwisko/)).toHaveValue('');
});

test('ignores an invalid stored draft', async () => {
  sessionStorage.setItem('cieniomat-contact', '{"name":7,"subject":"Próbka"');
  await renderContact(() => ({ inquiryId: 9 }));

  expect(screen.getByLabelText(/^Temat/)).toHaveValue('');
});
