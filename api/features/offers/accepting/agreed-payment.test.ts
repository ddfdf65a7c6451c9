import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { saveAwning } from '../../../testing/factories.js';
import { type MailedApp, createMailedApp } from '../../../testing/mails.js';
import {
  acceptInput,
  acceptOffer,
  done,
  draftInput,
  draftOffer,
  offerAction,
  sendOffer,
} from '../../../testing/offers.js';
import { confirmMeasured } from '../../../testing/orders.js';
import { pageTexts } from '../../../testing/pdf.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

let shop: MailedApp;
let staff: TestVisitor;
beforeAll(async () => {
  shop = await createMailedApp({ PUBLIC_URL: 'https://shop.test', WRITES_PER_MINUTE: '0' });
  staff = await shop.app.signIn('staff');
});
afterAll(() => shop.close());

const plain = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ');

const FIRST = 'w ciągu 7 dni od potwierdzenia zamówienia';
const LAST = 'w ciągu 1 dnia od wysyłki, przed montażem';

async function sentWith(depositPercent: number) {
  const offer = await draftOffer(staff, {
    configurationId: (await saveAwning(shop.app.visitor())).id,
    email: `${randomUUID()}@example.com`,
  });
  const terms = { depositPercent, depositDays: 7, restDays: 1 };
  return done(
    sendOffer(staff, await done(offerAction(staff, 'saveOfferDraft', draftInput(offer, terms)))),
  );
}

async function startProduction(orderId: number) {
  const { data } = await staff.graphql<{
    updateOrderStatus: { userErrors: { message: string }[] };
  }>(
    `mutation ($input: UpdateOrderStatusInput!) {
      updateOrderStatus(input: $input) { userErrors { message } } }`,
    { input: { orderId, status: 'in_production' } },
  );
  return data.updateOrderStatus.userErrors.map(({ message }) => plain(message));
}

test.each([
  { depositPercent: 0, expected: ['Całość', LAST], absent: ['Zaliczka', FIRST], refused: null },
  {
    depositPercent: 30,
    expected: ['Zaliczka', FIRST, 'Pozostała kwota', LAST],
    absent: ['Całość'],
    refused: 'Produkcja czeka na zaliczkę: brakuje 1 467 zł.',
  },
  {
    depositPercent: 100,
    expected: ['Całość', FIRST],
    absent: ['Zaliczka', LAST],
    refused: 'Produkcja czeka na zapłatę: brakuje 4 890 zł.',
  },
])(
  'a deposit of $depositPercent% reads the same in the mail, on paper and in the order',
  async ({ depositPercent, expected, absent, refused }) => {
    const offer = await sentWith(depositPercent);
    const email = String(offer['customerEmail']);
    const visitor = shop.app.visitor();
    const paper = await visitor.fetch(`/api/offers/${offer.token}/1.pdf`);
    const { order } = await acceptOffer(visitor, acceptInput(offer));
    const texts = [
      (await shop.mailTo(email, 'Oferta nr')).text!,
      pageTexts(Buffer.from(await paper.arrayBuffer())).join(' '),
      (await shop.mailTo(email, 'Otrzymaliśmy zamówienie')).text!,
    ].map(plain);
    for (const text of texts) {
      for (const words of expected) expect(text).toContain(words);
      for (const words of absent) expect(text).not.toContain(words);
    }
    await confirmMeasured(shop.app, order!.id);
    const refusals = await startProduction(order!.id);
    expect(refusals).toEqual(refused === null ? [] : [expect.stringContaining(refused)]);
  },
);
