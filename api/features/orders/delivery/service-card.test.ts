import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillCart, saveAwning } from '../../../testing/factories.js';
import { type MailedApp, createMailedApp } from '../../../testing/mails.js';
import { deliveredOrder, placeOrder } from '../../../testing/orders.js';
import { pageTexts } from '../../../testing/pdf.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

let shop: MailedApp;
let staff: TestVisitor;
beforeAll(async () => {
  shop = await createMailedApp();
  staff = await shop.app.signIn('staff');
});
afterAll(() => shop.close());

const CARD = `query ($lineId: ID!) {
  serviceCard(lineId: $lineId) {
    serialNumbers productName sizeLabel features care orderId
    papers { deliveredOn guaranteeUntil guaranteePath declarationPath }
  }
}`;

async function cardOf(visitor: TestVisitor, lineId: string) {
  const { data } = await visitor.graphql<{ serviceCard: Record<string, unknown> | null }>(CARD, {
    lineId,
  });
  return data.serviceCard;
}

/** A new order of two awnings, which are not delivered. */
async function placed() {
  const visitor = shop.app.visitor();
  const { id: configurationId } = await saveAwning(visitor);
  const { total } = await fillCart(visitor, { configurationId, quantity: 2 });
  const { order } = await placeOrder(visitor, { expectedTotal: total });
  return { id: order!.id, lineId: order!.lines[0]!.id };
}

describe('the service page of goods', () => {
  it('says what they are, without data of the customer and prices', async () => {
    const { id, lines, token } = await deliveredOrder(shop.app, staff);
    const lineId = lines[0]!.id;
    const card = await cardOf(shop.app.visitor(), lineId);
    expect(card).toMatchObject({
      serialNumbers: [`${id}-1-1`, `${id}-1-2`],
      sizeLabel: '180\u00a0×\u00a0220\u00a0cm',
      orderId: null,
      papers: {
        guaranteePath: `/api/service/${lineId}/guarantee.pdf`,
        declarationPath: `/api/service/${lineId}/declaration.pdf`,
      },
    });
    expect(JSON.stringify(card)).not.toMatch(new RegExp(`Gęślą|Źródlana|600|zł|${token}`));
  });

  it('leads staff to the order', async () => {
    const { id, lineId } = await placed();
    expect(await cardOf(staff, lineId)).toMatchObject({ orderId: id, papers: null });
  });

  it('of an unknown line is not there', async () => {
    for (const lineId of ['x', randomUUID()])
      expect(await cardOf(shop.app.visitor(), lineId)).toBeNull();
  });
});

describe('a fault that is reported on the service page', () => {
  const report = (lineId: string, email: string) =>
    shop.app
      .visitor()
      .graphql<{ submitInquiry: { inquiryId: number } }>(
        `mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { inquiryId } }`,
        {
          input: {
            name: 'Ewa Sąsiadka',
            email,
            subject: 'Usterka',
            message: 'Lamele nie opadają.',
            inquiryType: 'warranty',
            lineId,
          },
        },
      );

  it('is an inquiry about the order, but tells whoever reports it nothing of the order', async () => {
    const { id, lines, token } = await deliveredOrder(shop.app, staff);
    const email = `${randomUUID()}@example.com`;
    const { data } = await report(lines[0]!.id, email);
    expect(
      await shop.app.sql('select order_id, inquiry_type from inquiry where id = $1', [
        data.submitInquiry.inquiryId,
      ]),
    ).toEqual([{ order_id: id, inquiry_type: 'warranty' }]);
    const mail = await shop.mailTo(email, '');
    expect(`${mail.text}${mail.html}`).not.toContain(token);
    const { data: own } = await shop.app
      .visitor()
      .graphql<{ order: { requests: unknown[] } }>(
        'query ($token: String!) { order(token: $token) { requests { id } } }',
        { token },
      );
    expect(own.order.requests).toEqual([]);
  });

  it('about an unknown line is refused', async () => {
    const { errors } = await report(randomUUID(), 'ewa@example.com');
    expect(errors).toMatchObject([
      { extensions: { code: 'NOT_FOUND', fields: [{ path: 'lineId' }] } },
    ]);
  });
});

describe('the labels of an order', () => {
  it('are one for each piece, with its serial number', async () => {
    const { id } = await placed();
    const response = await staff.fetch(`/api/admin/orders/${id}/labels.pdf`);
    expect(response.headers.get('content-disposition')).toBe(
      `inline; filename="etykiety-${id}.pdf"`,
    );
    const [page = ''] = pageTexts(Buffer.from(await response.arrayBuffer()));
    for (const words of [`${id}-1-1`, `${id}-1-2`, 'szt.\u00a02 z\u00a02'])
      expect(page).toContain(words);
    expect((await shop.app.visitor().fetch(`/api/admin/orders/${id}/labels.pdf`)).status).toBe(401);
  });
});
