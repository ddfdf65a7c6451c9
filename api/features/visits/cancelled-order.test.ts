import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { submitInquiry } from '../../testing/inquiries.js';
import { type MailedApp, createMailedApp, sendWaitingMails } from '../../testing/mails.js';
import { customerWithCart, submit } from '../../testing/orders.js';
import { change } from '../../testing/staff.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import {
  type AskedVisit,
  askForVisit,
  createCrew,
  planVisit,
  planned,
} from '../../testing/visits.js';

let shop: MailedApp;
let staff: TestVisitor;
beforeAll(async () => {
  shop = await createMailedApp();
  staff = await shop.app.signIn('admin');
});
afterAll(() => shop.close());

const AT_TEN = '2027-03-01T09:00:00Z';

interface Ordered extends AskedVisit {
  orderId: number;
  email: string;
  crewId: number;
}

/** An order with a visit at ten. */
async function ordered(): Promise<Ordered> {
  const customer = await customerWithCart(shop.app);
  const { order } = await submit(customer);
  const crewId = (await createCrew(staff)).id;
  const visit = await askForVisit(staff, order!.id, {
    about: { kind: 'order', number: order!.id },
  });
  const { id, version } = planned(
    await planVisit(staff, { ...visit, crewId, startsAt: AT_TEN, isConfirmed: false }),
  );
  return { id, version, orderId: order!.id, email: customer.customerEmail, crewId };
}

interface Changed {
  undoableChange: { eventId: number } | null;
  visits: { state: string; reason: string; startsAt: string | null }[];
  history: { note: string | null }[];
}

const ORDER = 'undoableChange { eventId } visits { state reason startsAt } history { note }';

async function cancel(orderId: number): Promise<Changed> {
  const input = { orderId, status: 'cancelled' };
  const { order } = await change<{ order: Changed }>(
    staff,
    'updateOrderStatus',
    input,
    `order { ${ORDER} }`,
  );
  return order;
}

async function undo({ undoableChange }: Changed): Promise<Changed> {
  const { orders } = await change<{ orders: Changed[] }>(
    staff,
    'undoOrderStatuses',
    { eventIds: [undoableChange!.eventId] },
    `orders { ${ORDER} }`,
  );
  return orders[0]!;
}

describe('cancelling an order', () => {
  it('cancels its open visits, and tells the customer in one mail', async () => {
    const { orderId, email } = await ordered();
    const { visits } = await cancel(orderId);
    expect(visits).toMatchObject([{ state: 'cancelled', reason: 'Zamówienie jest anulowane' }]);
    await sendWaitingMails(shop.app);
    const mail = await shop.mailTo(email, 'anulowane');
    expect(mail.text).toMatch(/Odwołane wizyty ekipy[^]*1 marca 2027, 10:00–12:00/);
    const [event] = mail.attachments.filter(({ filename }) => filename === 'wizyta.ics');
    expect(String(event!.mimeType)).toBe('text/calendar');
    expect(
      await shop.app.sql(
        `select subject from outgoing_mail where recipient = $1 and subject like '%odwołana%'`,
        [email],
      ),
    ).toEqual([]);
  });

  it('leaves visits that are over', async () => {
    const { orderId, id } = await ordered();
    await shop.app.sql(`update visit set state = 'done' where id = $1`, [id]);
    expect((await cancel(orderId)).visits).toMatchObject([{ state: 'done' }]);
  });

  it('is undone with its visits, which the history says', async () => {
    const { orderId } = await ordered();
    const { visits, history } = await undo(await cancel(orderId));
    expect(visits).toMatchObject([
      { state: 'offered', reason: '', startsAt: AT_TEN.replace('Z', '.000Z') },
    ]);
    expect(history.at(-1)!.note).toBe('Odwołane wizyty wróciły do kalendarza.');
  });

  it('is undone without visits whose time is taken by then, which the history says, too', async () => {
    const { orderId, crewId } = await ordered();
    const cancelled = await cancel(orderId);
    const other = await askForVisit(staff, await submitInquiry(shop.app));
    planned(await planVisit(staff, { ...other, crewId, startsAt: AT_TEN }));
    const { visits, history } = await undo(cancelled);
    expect(visits).toMatchObject([{ state: 'cancelled' }]);
    expect(history.at(-1)!.note).toContain('ich czas jest już zajęty');
  });
});
