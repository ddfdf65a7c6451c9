import { beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AUDITED_KINDS, type AuditedKind } from '#engine/trade/shop/audited-kinds';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { owner } from '../../testing/staff-member';
import type { AuditPageQueryVariables } from './audit-page.generated';

beforeAll(() => openAdminBrowser(1440));

const ewa = { ...owner, disabledAt: null };

const text = (label: string, after: string) => ({
  column: label,
  label,
  kind: 'text',
  before: null,
  after,
});
const entries = [
  {
    id: '2',
    at: '2026-05-04T08:00:00Z',
    action: 'changed',
    subjectType: 'customer_order',
    subjectId: '17',
    subjectLabel: 'Zamówienie',
    tokenName: 'Hurtownia',
    actor: ewa,
    changes: [
      {
        column: 'status',
        label: 'Status',
        kind: 'order_status',
        before: 'pending',
        after: 'shipped',
      },
      { column: 'rule', label: 'O ile procent', kind: 'number', before: -5, after: 7.5 },
    ],
  },
  {
    id: '1',
    at: '2026-05-04T07:00:00Z',
    action: 'created',
    subjectType: 'password_link',
    subjectId: '00000000-0000-4000-8000-000000000000',
    subjectLabel: 'Link do ustawienia hasła',
    tokenName: null,
    actor: ewa,
    changes: [
      { column: 'user_id', label: 'Konto', kind: 'account', before: null, after: 1 },
      text('A', 'a'),
      text('B', 'b'),
      text('C', 'c'),
      text('D', 'd'),
    ],
  },
];

async function open(search = '', items: object[] = entries) {
  const requests: AuditPageQueryVariables[] = [];
  const page = await renderRoute(`/admin/audit${search}`, {
    Query: {
      me: () => ewa,
      auditSubjects: () => [{ name: 'customer_order', label: 'Zamówienie' }],
      accounts: () => ({ items: [ewa] }),
      staffRoles: () => [ewa.role],
      auditEntries: (_root: unknown, args: AuditPageQueryVariables) => {
        requests.push(args);
        return { items, totalCount: 2000 };
      },
    },
  });
  await screen.findByText(/^co najmniej 2.000 wpisów/);
  return { ...page, requests };
}

test('an entry shows the person, the token, and the values before and after', async () => {
  await open();
  const row = within((await screen.findByText('Zamówienie nr 17')).closest('tr')!);
  expect(row.getByText('Ewa Lis')).toBeVisible();
  expect(row.getByText('token „Hurtownia”')).toBeVisible();
  expect(row.getByText('Oczekujące', { selector: 'del' })).toBeVisible();
  expect(row.getByText('Wysłane', { selector: 'ins' })).toBeVisible();
  expect(row.getByText('7,5', { selector: 'ins' })).toBeVisible();
});

test('a long entry is shown in full in the drawer, with a link to the account', async () => {
  const { user } = await open();
  await user.click(await screen.findByText('i jeszcze 2 pola'));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText('d')).toBeVisible();
  expect(drawer.getByText('Ewa Lis', { selector: 'ins' })).toBeVisible();
  expect(drawer.getByRole('link', { name: /^Przejdź/ })).toHaveAttribute(
    'href',
    '/admin/accounts?account=1',
  );
});

/** An entry about number 5 of a kind, with the recorded columns. */
const entryOf = (subjectType: string, columns: Record<string, unknown>) => ({
  ...entries[0]!,
  subjectType,
  subjectId: '5',
  changes: Object.entries(columns).map(([column, after]) => ({ ...text(column, ''), after })),
});

/** By kind: the columns of a new object, and the address that shows it; null for a kind without a screen. */
const SHOWN: Record<AuditedKind, [columns: Record<string, unknown>, path: string | null]> = {
  product: [{}, '/admin/products?product=5'],
  price_list: [{}, '/admin/price-list'],
  accessory_category: [{}, '/admin/products'],
  picture_entry: [{}, '/admin/pictures'],
  reduced_vat: [{}, '/admin/price-list'],
  listed_service: [{}, '/admin/services'],
  page_version: [{ slug: 'mail/order-placed' }, '/admin/mail-texts'],
  stored_setting: [{}, '/admin/settings'],
  launch_mark: [{}, '/admin/settings'],
  price_list_draft: [{}, '/admin/price-list'],
  scheduled_price_change: [{}, '/admin/price-changes?change=5'],
  inventory_item: [{}, '/admin/inventory?item=5'],
  customer_order: [{}, '/admin/orders?q=5'],
  order_note: [{ order_id: 7 }, '/admin/orders?q=7'],
  measurement_confirmation: [{ order_id: 7 }, '/admin/orders?q=7'],
  outgoing_mail: [{ order_id: null, inquiry_id: null, offer_id: 8 }, '/admin/offers?offer=8'],
  bank_statement: [{}, null],
  bank_transfer: [{ order_id: 7 }, '/admin/orders?q=7'],
  invoice: [{ order_id: 7, number: 'FV/2026/11/0003' }, '/admin/invoices?q=FV%2F2026%2F11%2F0003'],
  invoice_delivery: [{ invoice_id: 3 }, null],
  ledger_entry: [{ order_id: 7 }, '/admin/orders?q=7'],
  order_event: [{ order_id: 7 }, '/admin/orders?q=7'],
  order_version: [{ order_id: 7 }, '/admin/orders?q=7'],
  offer: [{}, '/admin/offers?offer=5'],
  offer_version: [{ offer_id: 8 }, '/admin/offers?offer=8'],
  offer_question: [{ offer_id: 8 }, '/admin/offers?offer=8'],
  customer: [{}, '/admin/customers/5'],
  inquiry: [{}, '/admin/inquiries?inquiry=5'],
  inquiry_answer: [{ inquiry_id: 9 }, '/admin/inquiries?inquiry=9'],
  earlier_order: [{ number: 'ZAM/1' }, '/admin/earlier-orders?q=ZAM%2F1'],
  attached_file: [{ order_id: null, offer_id: 8, inquiry_id: null }, '/admin/offers?offer=8'],
  canned_answer: [{}, null],
  staff_task: [{}, '/admin/tasks'],
  crew: [{}, '/admin/crews'],
  crew_absence: [{}, '/admin/crews'],
  travel_time: [{}, '/admin/crews'],
  crew_member: [{}, '/admin/crews'],
  protocol: [{}, '/admin/visits'],
  visit_photograph: [{}, '/admin/visits'],
  visit: [{ order_id: 7 }, '/admin/orders?q=7'],
  call_task: [{}, '/admin/queue'],
  call_attempt: [{}, '/admin/queue'],
  user_account: [{}, '/admin/accounts?account=5'],
  staff_role: [{}, '/admin/roles'],
  session: [{ user_id: 4 }, '/admin/accounts?account=4'],
  second_factor: [{ user_id: 4 }, '/admin/accounts?account=4'],
  password_link: [{ user_id: 4 }, '/admin/accounts?account=4'],
  api_token: [{}, '/admin/tokens'],
  webhook_endpoint: [{}, '/admin/webhooks'],
  list_export: [{ file: 'zamowienia.csv' }, null],
  personal_data: [{ deleted: ['Zapytania: 1'] }, null],
};

/** Opens an entry, and returns where the link to its object leads; null without a link. */
async function linkOf(entry: object): Promise<string | null> {
  const { user } = await open('', [entry]);
  await user.click(await screen.findByText(/^Zamówienie nr/));
  const drawer = within(await screen.findByRole('dialog'));
  return drawer.queryByRole('link', { name: /^Przejdź/ })?.getAttribute('href') ?? null;
}

test.each(AUDITED_KINDS)(
  'an entry about a new %s leads to its screen, if there is one',
  async (kind) => {
    const [columns, path] = SHOWN[kind];
    expect(await linkOf(entryOf(kind, columns))).toBe(path);
  },
);

test('an entry that does not say whose its object is has no link', async () => {
  expect(await linkOf(entryOf('offer_version', { state: 'sent' }))).toBeNull();
});

test.each([
  ['17', 'tylko nr 17'],
  ['00000000-0000-4000-8000-000000000000', 'tylko wybrany obiekt'],
])('the filter by the object %s says “%s” and can be removed', async (id, expectedText) => {
  const { user, router } = await open(`?subjectId=${id}`);
  expect(await screen.findByText(expectedText)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Usuń ten filtr' }));
  expect(screen.queryByText(expectedText)).toBeNull();
  expect(router.state.location.search).toBe('');
});

test('a page past the reach of the list is corrected to the last one', async () => {
  const { router, requests } = await open('?page=9999&rows=100');
  expect(requests.at(-1)?.page).toEqual({ limit: 100, offset: 1900 });
  expect(router.state.location.search).toBe('?page=20&rows=100');
});

test('days in the URL are days in Warsaw, the last one inclusive', async () => {
  const { requests } = await open('?from=2026-11-20&to=2026-11-21&action=changed&q=aurora');
  const { from, to, ...filter } = requests.at(-1)!.filter!;
  expect([from, to].map((instant) => new Date(instant as string).toISOString())).toEqual([
    '2026-11-19T23:00:00.000Z',
    '2026-11-21T23:00:00.000Z',
  ]);
  expect(filter).toMatchObject({ action: 'changed', text: 'aurora', actorId: null });
});
