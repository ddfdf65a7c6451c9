import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ResendOrderMailInput } from '../../../apollo/schema.generated';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { fakeOrders, openOrder } from '../../../testing/fake-orders';
import { staffMember } from '../../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const mail = (id: string, more: object = {}) => ({
  id,
  recipient: 'anna@example.pl',
  subject: `Temat ${id}`,
  state: 'sent',
  createdAt: '2026-05-04T08:00:00Z',
  sentAt: '2026-05-04T08:00:05Z',
  attempts: 0,
  nextAttemptAt: null,
  problem: null,
  resentByName: null,
  ...more,
});

/** An order with a sent mail and one that is being retried. */
function shop() {
  const { Query, inputs, find, changing } = fakeOrders();
  const order = find(1);
  order.mails = [mail('m-1'), mail('m-2', { state: 'retrying', sentAt: null, problem: 'not now' })];
  const resendOrderMail = changing((_input: ResendOrderMailInput) =>
    Object.assign(order, {
      mails: [...order.mails, mail('m-3', { resentByName: staffMember.name })],
    }),
  );
  return { inputs, resolvers: { Query, Mutation: { resendOrderMail } } };
}

test('mails show their delivery state and can be resent', async () => {
  const { inputs, resolvers } = shop();
  const { user, drawer } = await openOrder(resolvers);
  const mailOf = (subject: string) => within(drawer.getByText(subject).closest('article')!);
  expect(mailOf('Temat m-1').getByText('Wysłano')).toBeVisible();
  expect(mailOf('Temat m-2').getByText('Ponawiamy')).toBeVisible();
  expect(mailOf('Temat m-2').getByText('Serwer poczty: not now')).toBeVisible();

  await user.click(drawer.getByRole('button', { name: 'Wyślij ponownie: Temat m-1' }));
  expect(
    await screen.findByText('Wiadomość na adres anna@example.pl czeka na wysłanie'),
  ).toBeVisible();
  expect(await drawer.findByText('Temat m-3')).toBeVisible();
  expect(mailOf('Temat m-3').getByText(/ponowiona przez: Ewa Lis/)).toBeVisible();
  expect(inputs).toEqual([{ mailId: 'm-1', idempotencyKey: expect.any(String) }]);
});

test('a resend whose response was lost is repeated with the same key; the next one has a new key', async () => {
  const { inputs, resolvers } = shop();
  const { resendOrderMail } = resolvers.Mutation;
  const { user, drawer } = await openOrder({
    ...resolvers,
    Mutation: {
      resendOrderMail: (root: unknown, given: { input: ResendOrderMailInput }) => {
        const answer = resendOrderMail(root, given);
        if (inputs.length === 1) throw new Error('the connection broke');
        return answer;
      },
    },
  });
  const resend = () =>
    user.click(drawer.getByRole('button', { name: 'Wyślij ponownie: Temat m-1' }));
  await resend();
  expect(await screen.findByText('Nie udało się wysłać ponownie')).toBeVisible();
  await resend();
  expect(await screen.findByText(/czeka na wysłanie$/)).toBeVisible();
  await resend();
  await waitFor(() => expect(inputs).toHaveLength(3));
  const [first, second, third] = inputs;
  expect(second).toEqual(first);
  expect(third).not.toEqual(first);
});

test('a refused resend shows the reason', async () => {
  const { resolvers } = shop();
  const userErrors = [{ code: 'NOT_FOUND', message: 'Nie ma już tej wiadomości.', path: null }];
  const resendOrderMail = () => ({ order: null, userErrors });
  const { user, drawer } = await openOrder({ ...resolvers, Mutation: { resendOrderMail } });
  await user.click(drawer.getByRole('button', { name: 'Wyślij ponownie: Temat m-1' }));
  expect(await screen.findByText('Nie udało się wysłać ponownie')).toBeVisible();
  expect(screen.getByText('Nie ma już tej wiadomości.')).toBeVisible();
});
