import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { demoOffer } from '../../../testing/demo-offer';
import { fakeOffers } from '../../../testing/fake-offers';
import { renderRoute } from '../../../testing/render-route';

beforeAll(() => openAdminBrowser(1440));

test('a mail to the customer is sent again from the drawer, with the same key after a lost response', async () => {
  const mail = {
    id: 'mail-1',
    recipient: 'anna@example.com',
    subject: 'Oferta nr 12: 9 000 zł',
    state: 'sent',
    createdAt: '2026-11-20T10:00:00Z',
    sentAt: '2026-11-20T10:00:05Z',
    attempts: 0,
    nextAttemptAt: null,
    problem: null,
    resentByName: null,
  };
  const { resolvers } = fakeOffers({ ...demoOffer, mails: [mail] });
  const resent: object[] = [];
  const resendMails = (_root: unknown, { input }: { input: object }) => {
    resent.push(input);
    if (resent.length === 1) throw new Error('the connection broke');
    return { resentCount: 1, userErrors: [] };
  };
  const { user } = await renderRoute('/admin/offers?offer=12', {
    ...resolvers,
    Mutation: { ...resolvers.Mutation, resendMails },
  });
  const mails = within(await screen.findByRole('region', { name: 'Wiadomości do klienta' }));
  expect(mails.getByText('Wysłano')).toBeVisible();
  const resend = () =>
    user.click(mails.getByRole('button', { name: `Wyślij ponownie: ${mail.subject}` }));
  await resend();
  expect(await screen.findByText('Nie udało się wysłać ponownie')).toBeVisible();
  await resend();
  expect(await screen.findByText(/czeka na wysłanie$/)).toBeVisible();
  await resend();
  await waitFor(() => expect(resent).toHaveLength(3));
  const [first, second, third] = resent;
  expect(first).toEqual({ mailIds: ['mail-1'], idempotencyKey: expect.any(String) });
  expect(second).toEqual(first);
  expect(third).not.toEqual(first);
});
