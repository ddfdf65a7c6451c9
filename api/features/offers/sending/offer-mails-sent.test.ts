import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { saveAwning } from '../../../testing/factories.js';
import { type MailedApp, createMailedApp } from '../../../testing/mails.js';
import { done, draftOffer, offerAction, sendOffer } from '../../../testing/offers.js';
import { change } from '../../../testing/staff.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import { waitFor } from '../../../testing/wait-for.js';

interface SentMail {
  id: string;
  recipient: string;
  subject: string;
  state: string;
  canBeResent: boolean;
  offerId: number;
}

let shop: MailedApp;
let staff: TestVisitor;
beforeAll(async () => {
  shop = await createMailedApp({ COMPANY_EMAIL: 'biuro@shop.test' });
  staff = await shop.app.signIn('staff');
});
afterAll(() => shop.close());

const mailsOf = async (id: number): Promise<SentMail[]> => {
  const { data } = await staff.graphql<{ adminOffer: { mails: SentMail[] } }>(
    'query ($id: Int!) { adminOffer(id: $id) { mails { id recipient subject state canBeResent offerId } } }',
    { id },
  );
  return data.adminOffer.mails;
};

it('staff see what was mailed to the customer of an offer, and send it again', async () => {
  const email = `${randomUUID()}@example.com`;
  const configurationId = (await saveAwning(shop.app.visitor())).id;
  const { id, token } = await done(
    sendOffer(staff, await draftOffer(staff, { configurationId, email })),
  );
  const question = { token, versionNumber: 1, text: 'Czy montaż jest w cenie?' };
  await done(offerAction(shop.app.visitor(), 'askAboutOffer', question));
  await waitFor(async () => (await mailsOf(id)).every(({ state }) => state === 'sent'));
  const mails = await mailsOf(id);
  expect(mails).toMatchObject([{ recipient: email, canBeResent: true, offerId: id }]);
  const again = await change<{ resentCount: number }>(
    staff,
    'resendMails',
    { mailIds: [mails[0]!.id] },
    'resentCount',
  );
  expect(again.resentCount).toBe(1);
  expect((await mailsOf(id)).map(({ subject }) => subject)).toEqual(
    Array(2).fill(mails[0]!.subject),
  );
  const { data } = await shop.app
    .visitor()
    .graphql('query ($token: String!) { offer(token: $token) { mails { id } } }', { token });
  expect(data).toEqual({ offer: { mails: null } });
});
