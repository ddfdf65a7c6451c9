import { beforeAll, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ResendMailsInput } from '../../apollo/schema.generated';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { staffMember } from '../../testing/staff-member';
import { MailsPageDocument } from './mails-page.generated';

beforeAll(() => openAdminBrowser(1440));

const mail = (id: string, more: object) => ({
  id,
  subject: `Temat ${id}`,
  recipient: `${id}@example.pl`,
  state: 'failed',
  createdAt: '2026-05-04T08:00:00Z',
  sentAt: null,
  attempts: 4,
  nextAttemptAt: null,
  problem: '550 no such mailbox',
  resentByName: null,
  canBeResent: true,
  orderId: null,
  inquiryId: null,
  offerId: null,
  ...more,
});

function postOffice() {
  let items = [
    mail('a', { orderId: 17 }),
    mail('b', { inquiryId: 5, state: 'queued', problem: null, attempts: 0 }),
    mail('c', { canBeResent: false }),
  ];
  const resent: (string[] | null | undefined)[] = [];
  const resolvers = {
    Query: {
      me: () => staffMember,
      undeliveredMails: () => ({ items, totalCount: items.length }),
    },
    Mutation: {
      resendMails: (_root: unknown, { input }: { input: ResendMailsInput }) => {
        resent.push(input.mailIds);
        const resentCount = input.mailIds?.length ?? items.length;
        items = input.mailIds ? items.filter(({ id }) => !input.mailIds!.includes(id)) : [];
        return { resentCount, userErrors: [] };
      },
    },
  };
  return { resent, resolvers };
}

test('undelivered mails show their error and subject, and one or all can be resent', async () => {
  const { resent, resolvers } = postOffice();
  const { user } = await renderRoute('/admin/mails', resolvers);
  await screen.findByText('Temat a');
  const row = (subject: string) => within(screen.getByText(subject).closest('tr')!);

  expect(row('Temat a').getByText('Nie wysłano')).toBeVisible();
  expect(row('Temat a').getByText('550 no such mailbox')).toBeVisible();
  expect(row('Temat a').getByRole('link', { name: /Zamówienie/ })).toHaveAttribute(
    'href',
    '/admin/orders?q=17',
  );
  expect(row('Temat b').getByText('Czeka dłużej niż zwykle')).toBeVisible();
  expect(row('Temat b').getByRole('link', { name: /Zapytanie/ })).toHaveAttribute(
    'href',
    '/admin/inquiries?inquiry=5',
  );
  expect(row('Temat c').queryByRole('button')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Wyślij ponownie: Temat a' }));
  expect(await screen.findByText('Do ponownego wysłania: 1 wiadomość')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wyślij wszystkie ponownie' }));
  expect(await screen.findByText('Do ponownego wysłania: 2 wiadomości')).toBeVisible();
  expect(resent).toEqual([['a'], null]);
  expect(await screen.findByText(/^Wiadomości o.zamówieniach, .*wychodzą na czas$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Wyślij wszystkie ponownie' })).toBeDisabled();
});

test('after a lost answer all are resent with the same key, and with another one when the list shows another mail', async () => {
  const { resolvers } = postOffice();
  const items = [mail('a', {})];
  const keys: (string | null | undefined)[] = [];
  const { client, user } = await renderRoute('/admin/mails', {
    Query: {
      ...resolvers.Query,
      undeliveredMails: () => ({ items, totalCount: items.length }),
    },
    Mutation: {
      resendMails: (_root: unknown, { input }: { input: ResendMailsInput }) => {
        keys.push(input.idempotencyKey);
        throw new Error('the connection was lost');
      },
    },
  });
  const resendAll = async () => {
    await user.click(screen.getByRole('button', { name: 'Wyślij wszystkie ponownie' }));
    await screen.findAllByText('Nie udało się wysłać ponownie');
  };
  await screen.findByText('Temat a');
  await resendAll();
  await resendAll();
  await waitFor(() => expect(keys).toEqual([expect.any(String), keys[0]]));

  items.push(mail('b', {}));
  await act(() => client.refetchQueries({ include: [MailsPageDocument] }));
  await screen.findByText('Temat b');
  await resendAll();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[2]).not.toBe(keys[0]);
});
