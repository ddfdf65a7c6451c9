import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import type { SubmittedForm } from '#engine/trade/fields/submitted-form';
import type { WithdrawInput } from '../../apollo/schema.generated';
import { renderRoute } from '../../testing/render-route';

const ORDER = {
  id: 17,
  token: 'tok',
  customerName: 'Anna Nowak',
  customerEmail: 'anna@example.com',
  lines: [
    {
      id: 'l-1',
      productName: 'Markiza Solana',
      withdrawal: 'none',
      configuration: { sizeLabel: '400 × 300 cm' },
    },
  ],
};

async function renderPage(
  search: string,
  withdraw: (input: WithdrawInput) => unknown = received,
  form?: SubmittedForm,
) {
  const sent: WithdrawInput[] = [];
  const route = await renderRoute(
    `/odstapienie${search}`,
    {
      Query: {
        textPage: () => ({
          sha256: 'a'.repeat(64),
          slug: 'odstapienie',
          title: 'Odstąpienie od umowy',
          description: 'W dwóch krokach.',
          contentHtml: '<h2>Wzór formularza</h2>',
          updatedAt: '2026-11-21T00:00:00Z',
        }),
        order: (_root: unknown, { token }: { token: string }) => (token === 'tok' ? ORDER : null),
      },
      Mutation: {
        withdraw: (_root: unknown, { input }: { input: WithdrawInput }) => {
          sent.push(input);
          return withdraw(input);
        },
      },
    },
    undefined,
    form,
  );
  await screen.findByRole('heading', { name: /^Krok . z.2|^Otrzymaliśmy/ });
  return { ...route, sent };
}

function received(input: WithdrawInput) {
  return { notice: { id: 'n-1', goods: null, reason: null, ...input, receivedAt: RECEIVED_AT } };
}

const RECEIVED_AT = '2026-11-21T11:00:09Z';
const field = (label: RegExp) => screen.getByRole('textbox', { name: label });
const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Przejdź dalej' }));
const confirm = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Potwierdź odstąpienie' }));
/** Waits until the heading of a new step has the focus, from which screen readers read on. */
const untilRead = (name: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());

test('accepts a statement in two steps and shows its receipt with date and time', async () => {
  const { user, sent } = await renderPage('');
  await user.type(field(/^Imię i nazwisko/), 'Anna Nowak');
  await user.type(field(/^Numer zamówienia/), '#17');
  await user.type(field(/^E-mail/), 'anna@example.com');
  await user.type(field(/^Których produktów/), 'Markiza');
  await next(user);

  await untilRead(/^Krok 2 z.2/);
  expect(screen.getByText('Odstępuję od umowy dotyczącej').nextSibling).toHaveTextContent(
    'Markiza',
  );
  expect(screen.getByText(/prawo odstąpienia nie obejmuje/)).toBeVisible();
  expect(sent).toEqual([]);
  await confirm(user);

  await untilRead('Otrzymaliśmy oświadczenie');
  expect(screen.getByText(/^Oświadczenie wpłynęło/)).toHaveTextContent(
    'Oświadczenie wpłynęło 21 listopada 2026, godz. 12:00:09. Kopię wysyłamy na adres anna@example.com.',
  );
  expect(sent).toEqual([
    {
      name: 'Anna Nowak',
      orderNumber: 17,
      email: 'anna@example.com',
      goods: 'Markiza',
      reason: null,
    },
  ]);
});

test('explains every empty field and focuses the first', async () => {
  const { user } = await renderPage('');
  await next(user);
  await waitFor(() => expect(field(/^Imię i nazwisko/)).toHaveFocus());
  for (const label of [/^Imię i nazwisko/, /^Numer zamówienia/, /^E-mail/])
    expect(field(label)).toBeInvalid();
  await waitFor(() => expect(field(/^Powód/)).toBeValid());
});

test('opened from an order, the form has its data filled in and states the right of withdrawal of each product', async () => {
  const { user } = await renderPage('?zamowienie=tok');
  expect(screen.getByText(/prawo odstąpienia nie przysługuje/).closest('li')).toHaveTextContent(
    'Markiza Solana, 400 × 300 cm: produkt na wymiar, prawo odstąpienia nie przysługuje',
  );
  expect(field(/^Numer zamówienia/)).toHaveValue('17');
  await next(user);
  await user.click(await screen.findByRole('button', { name: 'Popraw dane' }));
  expect(field(/^E-mail/)).toHaveValue('anna@example.com');
});

test.each([
  [undefined, /Nie udało się wysłać oświadczenia/],
  [{ code: 'TOO_MANY_REQUESTS' }, /Zbyt wiele prób/],
])('a statement that failed with %j can be sent again', async (extensions, expectedText) => {
  let attempts = 0;
  const { user } = await renderPage('?zamowienie=tok', (input) => {
    attempts += 1;
    if (attempts === 1) throw new GraphQLError('Nie tym razem.', { extensions });
    return received(input);
  });
  await next(user);
  await confirm(user);
  expect(await screen.findByText(expectedText)).toBeVisible();
  await confirm(user);
  expect(await screen.findByRole('heading', { name: 'Otrzymaliśmy oświadczenie' })).toBeVisible();
});

test('returns to the field that the server refuses', async () => {
  const fields = [{ path: 'email', message: 'Ten adres nie istnieje.' }];
  const { user } = await renderPage('?zamowienie=tok', () => {
    throw new GraphQLError('Popraw.', { extensions: { code: 'BAD_USER_INPUT', fields } });
  });
  await next(user);
  await confirm(user);
  expect(await screen.findByText('Ten adres nie istnieje.')).toBeVisible();
  expect(field(/^E-mail/)).toBeInvalid();
});

describe('a statement that was submitted without scripts', () => {
  const values = {
    name: 'Anna Nowak',
    orderNumber: 'nr 17',
    email: 'anna@example.com',
    goods: '',
    reason: 'Za mała.',
    step: 'confirm',
  };

  test('is shown for review, in a form that sends or returns it', async () => {
    const form = { values, errors: {}, message: null };
    const { user, sent } = await renderPage('', received, form);
    const send = screen.getByRole('button', { name: 'Potwierdź odstąpienie' });
    const { step: _, ...texts } = values;
    expect(Object.fromEntries(new FormData(send.closest('form')!))).toEqual(texts);
    expect(send).toHaveAttribute('value', 'confirm');
    expect(screen.getByRole('button', { name: 'Popraw dane' })).toHaveAttribute('value', 'fill_in');
    await confirm(user);
    await untilRead('Otrzymaliśmy oświadczenie');
    expect(sent).toEqual([{ ...texts, orderNumber: 17, goods: null }]);
  });

  test('keeps what was typed beside its errors', async () => {
    const errors = { email: 'Podaj adres e-mail.' };
    await renderPage('', received, {
      values: { ...values, email: 'anna@' },
      errors,
      message: null,
    });
    expect(field(/^E-mail/)).toHaveValue('anna@');
    expect(field(/^E-mail/)).toBeInvalid();
    expect(field(/^Powód/)).toHaveValue('Za mała.');
  });

  test('is answered by its receipt with date and time, and by no empty form', async () => {
    const received = { ...values, orderNumber: '17', step: 'received', receivedAt: RECEIVED_AT };
    await renderPage('', undefined, { values: received, errors: {}, message: null });
    expect(screen.getByText(/^Oświadczenie wpłynęło/)).toHaveTextContent(
      'Oświadczenie wpłynęło 21 listopada 2026, godz. 12:00:09.',
    );
    expect(screen.getByText('Powód').nextSibling).toHaveTextContent('Za mała.');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
