import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { type MailedApp, createMailedApp } from '../../../testing/mails.js';
import { change, propose, readChanged } from '../../../testing/order-changes.js';
import { customerWithCart, allowProduction, submit } from '../../../testing/orders.js';
import { setStatus } from '../../../testing/payments/paying-shop.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import { remindPayers } from './remind-payers.js';

let shop: MailedApp;
let staff: TestVisitor;
beforeAll(async () => {
  shop = await createMailedApp({ PUBLIC_URL: 'https://shop.test', DEPOSIT_PERCENT: '100' });
  staff = await shop.app.signIn('staff');
});
afterAll(() => shop.close());

const plain = (text: string | undefined) => (text ?? '').replaceAll(/[\s\u00a0]+/g, ' ');

/**
 * Places an order of one awning of 4890.00 zł, to be paid in advance, confirms it, and has the customer accept a change
 * to two awnings; returns the customer's e-mail address.
 */
async function doubledOrder({ isPaid }: { isPaid: boolean }): Promise<string> {
  const customer = await customerWithCart(shop.app);
  const order = (await submit(customer)).order!;
  await setStatus(staff, order.id, 'confirmed');
  if (isPaid) await allowProduction(shop.app, order.id);
  const before = await readChanged(staff, order.token);
  const lines = before.lines.map(({ id, label }) => ({ lineId: id, quantity: 2, label }));
  const { versions } = await propose(staff, before, { lines });
  const accepted = await change(shop.app.visitor(), 'acceptOrderChange', {
    token: order.token,
    versionNumber: versions.at(-1)!.number,
    name: 'Anna Lis',
    agrees: true,
  });
  expect(accepted.userErrors).toEqual([]);
  return customer.customerEmail;
}

/** Runs the job as if it were this many days after the due day of the advance payment for an order confirmed today. */
const remindOn = (days: number) =>
  remindPayers(
    shop.app.services.orm.em.fork(),
    { terms: { beforeDays: 3, afterDays: 1, againDays: 7 }, paysOnline: true },
    shop.app.services.logger,
    new Date(`${addDays(polishClock(new Date()).day, 7 + days)}T08:05:00Z`),
  );

test.each([
  { title: 'is for the new price', isPaid: false, amount: '9 780 zł' },
  { title: 'is for what was added to a paid one', isPaid: true, amount: '4 890 zł' },
])('a reminder of an order that is paid in advance and has changed $title', async (given) => {
  const email = await doubledOrder(given);
  await remindOn(-3);
  const upcoming = plain((await shop.mailTo(email, 'Termin zapłaty')).text);
  expect(upcoming).toMatch(
    new RegExp(`czekamy na zapłatę za zamówienie nr \\d+: ${given.amount}\\.`),
  );
  expect(upcoming).toContain('Gdy wpłata do nas dotrze, będziemy mogli rozpocząć produkcję.');
  await remindOn(1);
  const overdue = plain((await shop.mailTo(email, 'Minął termin zapłaty')).text);
  expect(overdue).toContain('Produkcja ruszy, gdy wpłata do nas dotrze');
  for (const text of [upcoming, overdue]) {
    expect(text).toContain(given.amount);
    expect(text).not.toMatch(/zaliczk|pozostał/i);
  }
});
