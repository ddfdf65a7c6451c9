import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type MailedApp, createMailedApp, sendWaitingMails } from '../../../testing/mails.js';
import { type PlacedOrder, deliveredOrder } from '../../../testing/orders.js';
import { pageTexts } from '../../../testing/pdf.js';
import { change } from '../../../testing/staff.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

let shop: MailedApp;
let staff: TestVisitor;
beforeAll(async () => {
  shop = await createMailedApp({
    MANUFACTURER_NAME: 'Zakład Cieni',
    MANUFACTURER_ADDRESS: 'ul. Tkacka 3, 90-002 Łódź',
    MANUFACTURER_EMAIL: 'zaklad@example.pl',
    WARRANTY_YEARS: '5',
    STRUCTURE_WARRANTY_YEARS: '10',
  });
  staff = await shop.app.signIn('staff');
});
afterAll(() => shop.close());

const delivered = (): Promise<PlacedOrder> => deliveredOrder(shop.app, staff);

const read = (order: PlacedOrder, paper: 'guarantee' | 'declaration') =>
  shop.app.visitor().fetch(`/api/service/${order.lines[0]!.id}/${paper}.pdf`);

const textOf = (pdf: Buffer): string =>
  pageTexts(pdf).join(' ').replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ');

async function paperText(...of: Parameters<typeof read>): Promise<string> {
  return textOf(Buffer.from(await (await read(...of)).arrayBuffer()));
}

const setStatus = (orderId: number, status: string) =>
  change<{ order: { undoableChange: { eventId: number } | null } }>(
    staff,
    'updateOrderStatus',
    { orderId, status, sendsMail: false },
    'order { undoableChange { eventId } }',
  );

describe('the guarantee card of delivered goods', () => {
  it('names goods, pieces, periods and the guarantor', async () => {
    const order = await delivered();
    const text = await paperText(order, 'guarantee');
    for (const words of [
      '180 × 220 cm',
      `${order.id}-1-1, ${order.id}-1-2`,
      'Zakład Cieni, ul. Tkacka 3, 90-002 Łódź',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/5 lat, do \d+ \S+ \d{4}/);
    expect(text).toMatch(/do 10 lat, najdłużej do \d+ \S+ \d{4}/);
    expect(text).not.toContain('Gęślą');
  });

  it('stays the same when the settings of the shop and the product change', async () => {
    const order = await delivered();
    const before = Buffer.from(await (await read(order, 'guarantee')).arrayBuffer());
    await shop.app.sql(`update product set care_instructions = 'Myć wodą.' where id = 3`);
    const after = Buffer.from(await (await read(order, 'guarantee')).arrayBuffer());
    expect(after.equals(before)).toBe(true);
    await expect(
      shop.app.sql(`update line_papers set content = '{}' where order_id = ${order.id}`),
    ).rejects.toThrow('only added');
  });

  it('is not there before the delivery, nor for an unknown line', async () => {
    const order = await delivered();
    await setStatus(order.id, 'shipped');
    expect((await read(order, 'guarantee')).status).toBe(404);
    for (const id of ['x', '3f1a7c1e-5b7e-4e0e-9a53-0d6f6a0f5b11'])
      expect((await shop.app.visitor().fetch(`/api/service/${id}/guarantee.pdf`)).status).toBe(404);
  });

  it('keeps its day when a change of the status is undone, and has another after a new delivery', async () => {
    const order = await delivered();
    await shop.app.sql(`update order_event set at = '2026-03-02 12:00Z' where order_id = $1`, [
      order.id,
    ]);
    const { order: shipped } = await setStatus(order.id, 'shipped');
    const eventIds = [shipped.undoableChange!.eventId];
    await change(staff, 'undoOrderStatuses', { eventIds }, 'orders { id }');
    expect(await paperText(order, 'guarantee')).toContain('2 marca 2026');
    await setStatus(order.id, 'shipped');
    await setStatus(order.id, 'delivered');
    expect(await paperText(order, 'guarantee')).not.toContain('2 marca 2026');
  });
});

describe('the declaration of performance', () => {
  it('declares the class of the very size, and nothing that nobody knows', async () => {
    const order = await delivered();
    const text = await paperText(order, 'declaration');
    for (const words of [
      `nr DWU ${order.id}-1`,
      'ZAL-0003',
      'EN 13659:2015',
      'system 4',
      'Odporność na obciążenie wiatrem',
      'klasa 4',
      'NPD',
      'Zakład Cieni',
    ])
      expect(text).toContain(words);
  });
});

describe('the mail about the delivery', () => {
  it('has both papers attached', async () => {
    const order = await delivered();
    const [row] = await shop.app.sql<{ email: string }>(
      'select customer_email as email from customer_order where id = $1',
      [order.id],
    );
    await sendWaitingMails(shop.app);
    const mail = await shop.mailTo(row!.email, 'dostarczone');
    const pdfs = mail.attachments.filter(({ mimeType }) => mimeType === 'application/pdf');
    expect(pdfs.map(({ filename }) => filename)).toEqual(
      expect.arrayContaining(['karta-gwarancyjna.pdf', 'deklaracja-wlasciwosci-uzytkowych.pdf']),
    );
    expect(mail.text).toContain('kartę gwarancyjną i\u00a0deklarację');
    const card = pdfs.find(({ filename }) => filename === 'karta-gwarancyjna.pdf');
    expect(textOf(Buffer.from(card!.content as ArrayBuffer))).toContain(`${order.id}-1-2`);
  });
});
