import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { owner } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const words = (subject: string) => ({
  subject,
  summary: 'Zadzwonimy.',
  heading: 'Mamy zamówienie',
  introduction: 'Dzień dobry, {{imię}}!',
  closing: '',
});

const version = (number: number, subject: string, rest: object = {}) => ({
  version: number,
  validFrom: '2026-05-04T08:00:00Z',
  inForce: false,
  note: null,
  authorName: number === 0 ? null : 'Ewa Lis',
  content: words(subject),
  ...rest,
});

const MAIL = {
  id: 'order-placed',
  name: 'Zamówienie złożone',
  placeholders: [{ word: 'imię', label: 'imię klienta' }],
  version: 7,
  versions: [
    version(7, 'Mamy zamówienie', { inForce: true, note: 'Cieplej' }),
    version(0, 'Otrzymaliśmy zamówienie', { validFrom: '2026-01-02T08:00:00Z' }),
  ],
};

interface Sent {
  published?: Record<string, unknown>;
  previewed?: Record<string, unknown>;
  mailed?: Record<string, unknown>;
}

async function openDialog(answer: object = {}, preview: object = {}) {
  const sent: Sent = {};
  await renderRoute('/admin/mail-texts', {
    Query: {
      me: () => owner,
      mailTexts: () => [MAIL],
      mailPreview: (_root: unknown, { input }: { input: Record<string, unknown> }) => {
        sent.previewed = input;
        const html = '<p>Tak to widać.</p>';
        return { subject: 'Mamy', html, about: 'zamówienie nr\u00a017', ...preview };
      },
    },
    Mutation: {
      publishMailText: (_root: unknown, { input }: { input: Record<string, unknown> }) => {
        sent.published = input;
        return { mail: MAIL, userErrors: [], ...answer };
      },
      sendMailToMe: (_root: unknown, { input }: { input: Record<string, unknown> }) => {
        sent.mailed = input;
        return { recipient: 'ewa@example.com', userErrors: [] };
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Zmień: Zamówienie złożone' }));
  const dialog = await screen.findByRole('dialog');
  return { sent, dialog, form: within(dialog) };
}

test('lists the mails with their subjects, and which have words of the shop', async () => {
  await openDialog();
  const table = screen.getByRole('region', { name: 'Wiadomości do klientów' });
  expect(within(table).getByText('Mamy zamówienie')).toBeVisible();
  expect(within(table).getByText('zmieniona')).toBeVisible();
});

test('publishes what was changed, with the version that was read', async () => {
  const { sent, form } = await openDialog();
  expect(form.getByText('{{imię}}')).toBeVisible();
  fireEvent.change(form.getByLabelText('Zakończenie'), { target: { value: 'Pa!' } });
  fireEvent.change(form.getByLabelText('Co się zmieniło'), { target: { value: 'Pożegnanie' } });
  fireEvent.click(form.getByRole('button', { name: 'Opublikuj' }));
  await waitFor(() =>
    expect(sent.published).toEqual({
      id: 'order-placed',
      version: 7,
      content: { ...words('Mamy zamówienie'), closing: 'Pa!' },
      validFrom: null,
      note: 'Pożegnanie',
    }),
  );
});

test('fills the form with the words of an earlier version', async () => {
  const { sent, form } = await openDialog();
  fireEvent.click(form.getByRole('button', { name: /^Przywróć/ }));
  expect(form.getByLabelText('Temat')).toHaveValue('Otrzymaliśmy zamówienie');
  fireEvent.click(form.getByRole('button', { name: 'Opublikuj' }));
  await waitFor(() =>
    expect(sent.published).toMatchObject({ content: words('Otrzymaliśmy zamówienie') }),
  );
});

test('shows the mail about a chosen order, and sends it to the editor', async () => {
  const { sent, form } = await openDialog();
  fireEvent.change(form.getByLabelText(/^Numer zamówienia/), { target: { value: '17' } });
  fireEvent.click(form.getByRole('button', { name: 'Pokaż podgląd' }));
  await form.findByText(/Przykład: zamówienie nr\s17/);
  expect(form.getByTitle('Podgląd wiadomości')).toHaveAttribute('srcdoc', '<p>Tak to widać.</p>');
  const draft = { id: 'order-placed', content: words('Mamy zamówienie'), number: 17 };
  expect(sent.previewed).toEqual(draft);
  fireEvent.click(form.getByRole('button', { name: 'Wyślij do mnie' }));
  await screen.findByText(/ewa@example\.com/);
  expect(sent.mailed).toEqual(draft);
});

test('says at the field what is wrong', async () => {
  const path = ['content', 'introduction'];
  const userErrors = [{ code: 'BAD_USER_INPUT', message: 'Za długo.', path }];
  const { form } = await openDialog({ userErrors });
  fireEvent.change(form.getByLabelText('Wstęp'), { target: { value: 'Inny.' } });
  fireEvent.click(form.getByRole('button', { name: 'Opublikuj' }));
  await form.findByText('Za długo.');
});
