import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { owner } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const setting = (name: string, label: string, value: string | null, rest: object = {}) => ({
  name,
  label,
  value,
  isSet: value !== null,
  isFixed: false,
  ...rest,
});

const step = (name: string, isDone: boolean, rest: object = {}) => ({
  step: name,
  isDone,
  isNeeded: true,
  missing: [],
  doneBy: null,
  doneAt: null,
  ...rest,
});

const SETTINGS = [
  setting('COMPANY_NAME', 'Nazwa', 'Cieniomat'),
  setting('COMPANY_ACCOUNT', 'Numer konta', 'PL61109010140000071219812874'),
  setting('COMPANY_CITY', 'Miejscowość', 'Łódź', { isFixed: true }),
  setting('SPLIT_PAYMENT_CATEGORIES', 'Kategorie', 'pergole,rolety'),
  setting('SMTP_HOST', 'Serwer', 'smtp.example'),
  setting('SMTP_PASSWORD', 'Hasło', null, { isSet: true }),
];

async function openSettings(answer: object = {}) {
  const sent: { entries?: object[]; connection?: string; step?: string; withProducts?: boolean } =
    {};
  await renderRoute('/admin/settings', {
    Query: {
      me: () => owner,
      shopSettings: () => SETTINGS,
      launchSteps: () => [
        step('account', true),
        step('admin', false),
        step('terms', false),
        step('mail', true, { doneBy: 'Anna Nowak', doneAt: '2026-11-29T09:30:00Z' }),
        { ...step('ksef', false), isNeeded: false },
        step('demo', false),
      ],
      demoData: () => [
        { kind: 'orders', count: 16 },
        { kind: 'products', count: 19 },
      ],
    },
    Mutation: {
      saveShopSettings: (_root: unknown, { input }: { input: { entries: object[] } }) => {
        sent.entries = input.entries;
        return { settings: SETTINGS, userErrors: [], ...answer };
      },
      confirmLaunchStep: (_root: unknown, { input }: { input: { step: string } }) => {
        sent.step = input.step;
        return { steps: [], userErrors: [] };
      },
      removeDemoData: (_root: unknown, { input }: { input: { withProducts: boolean } }) => {
        sent.withProducts = input.withProducts;
        return { left: [], userErrors: [] };
      },
      checkConnection: (_root: unknown, { input }: { input: { connection: string } }) => {
        sent.connection = input.connection;
        return { works: false, message: 'Serwer poczty nie odpowiedział na czas.' };
      },
    },
  });
  await screen.findByRole('heading', { name: 'Firma' });
  return sent;
}

async function edit(group: string): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: `Zmień: ${group}` }));
  return screen.findByRole('dialog', { name: group });
}

const fill = (dialog: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });

const save = (dialog: HTMLElement) =>
  fireEvent.click(within(dialog).getByRole('button', { name: 'Zapisz' }));

test('shows values as people read them, and a password only as stored', async () => {
  await openSettings();
  for (const text of ['61 1090 1014 0000 0712 1981 2874', 'Pergole, Rolety', '••••••••'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('ustawione na serwerze')).toBeTruthy();
});

test('says what the shop still needs, and where it is done', async () => {
  const sent = await openSettings();
  const section = screen.getByRole('region', { name: 'Zanim zaczniesz sprzedawać' });
  const texts = within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
  for (const [index, state] of [
    'gotowe',
    'brakuje',
    'brakuje',
    'gotowe',
    'nieobowiązkowe',
    'brakuje',
  ].entries())
    expect(texts[index]).toContain(state);
  expect(texts[3]).toContain('Anna Nowak, 29 listopada 2026');
  const link = within(section).getByRole<HTMLAnchorElement>('link', { name: /konto właściciela/ });
  expect(link.pathname).toBe('/admin/accounts');
  fireEvent.click(within(section).getByRole('button', { name: /przeczytany/ }));
  await waitFor(() => expect(sent.step).toBe('terms'));
});

test('shows what of the demo is removed, with and without its products', async () => {
  const sent = await openSettings();
  fireEvent.click(screen.getByRole('button', { name: 'Usuń dane demonstracyjne' }));
  const dialog = await screen.findByRole('dialog', { name: 'Usuń dane demonstracyjne' });
  const removed = () =>
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(removed()).toEqual(['16 zamówień']);
  fireEvent.click(within(dialog).getByLabelText('Usuń też produkty demonstracyjne'));
  expect(removed()).toEqual(['16 zamówień', '19 produktów']);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(sent.withProducts).toBe(true));
});

test('sends only what was changed, with the value that was seen', async () => {
  const sent = await openSettings();
  const dialog = await edit('Firma');
  expect(within(dialog).getByLabelText<HTMLInputElement>('Miejscowość').disabled).toBe(true);
  fill(dialog, 'Nazwa', 'Chłodne Okno');
  save(dialog);
  await waitFor(() =>
    expect(sent.entries).toEqual([
      { name: 'COMPANY_NAME', value: 'Chłodne Okno', seen: 'Cieniomat' },
    ]),
  );
  await screen.findByText('Ustawienia zostały zapisane');
});

test('says at the field what is wrong, before and after it is sent', async () => {
  const userErrors = [
    { code: 'BAD_USER_INPUT', message: 'Ta nazwa jest zajęta.', path: ['entries', '0', 'value'] },
  ];
  const sent = await openSettings({ userErrors });
  const dialog = await edit('Firma');
  fill(dialog, 'Numer konta', '123');
  save(dialog);
  await within(dialog).findByText(/26 cyfr z poprawną sumą/);
  expect(sent.entries).toBeUndefined();
  fill(dialog, 'Numer konta', 'PL61109010140000071219812874');
  fill(dialog, 'Nazwa', 'Zajęta');
  save(dialog);
  await within(dialog).findByText('Ta nazwa jest zajęta.');
});

test('keeps a stored password unless another one is entered', async () => {
  const sent = await openSettings();
  let dialog = await edit('Serwer poczty');
  fill(dialog, 'Serwer', 'mail.example');
  save(dialog);
  await waitFor(() => expect(sent.entries).toHaveLength(1));
  dialog = await edit('Serwer poczty');
  fill(dialog, 'Hasło', 'nowe');
  save(dialog);
  await waitFor(() =>
    expect(sent.entries).toContainEqual(
      expect.objectContaining({ name: 'SMTP_PASSWORD', value: 'nowe' }),
    ),
  );
});

test('asks whether a service works, and shows the answer', async () => {
  const sent = await openSettings();
  fireEvent.click(screen.getByRole('button', { name: 'Sprawdź połączenie: Serwer poczty' }));
  await screen.findByText('Serwer poczty nie odpowiedział na czas.');
  expect(sent.connection).toBe('mail');
});
