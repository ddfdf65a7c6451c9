import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Email } from 'postal-mime';
import sharp from 'sharp';
import { ORDER_STATUSES } from '#engine/trade/shop/order-status';
import { fillCart, saveAwning } from '../../../testing/factories.js';
import { type MailedApp, createMailedApp, sendWaitingMails } from '../../../testing/mails.js';
import {
  type PlacedOrder,
  customerWithCart,
  allowProduction,
  submit,
} from '../../../testing/orders.js';
import { pageTexts } from '../../../testing/pdf.js';

let shop: MailedApp;
beforeAll(async () => {
  shop = await createMailedApp({ PUBLIC_URL: 'https://shop.test' });
});
afterAll(() => shop.close());

/** Places an order with two lines of awnings; returns it with the mail that confirms it. */
async function orderAndMail(overrides: object = {}): Promise<{ order: PlacedOrder; mail: Email }> {
  const customer = await customerWithCart(shop.app);
  const { id } = await saveAwning(customer.visitor, {
    controlType: 'electric',
    additionalOptions: { ledLighting: true },
  });
  await fillCart(customer.visitor, { configurationId: id, quantity: 2 });
  const { order } = await submit(customer, { expectedTotal: '17810.00', ...overrides });
  return {
    order: order!,
    mail: await shop.mailTo(customer.customerEmail, 'Otrzymaliśmy zamówienie'),
  };
}

describe('the confirmation of an order', () => {
  it('says in HTML and in text what was ordered, for how much, and what comes next', async () => {
    const { order, mail } = await orderAndMail();
    const html = mail.html!.replace(/<[^>]+>/g, ' ');
    for (const body of [html, mail.text!]) {
      expect(body).toContain('Markiza tarasowa Aurora 350');
      expect(body).toContain('Kasetowa, 400\u00a0×\u00a0300\u00a0cm');
      expect(body).toContain('Czerwony, kolor konstrukcji: Biały');
      expect(body).toContain('Sterowanie elektryczne, Oświetlenie LED');
      expect(body).toContain('2\u00a0szt. × 6\u00a0460\u00a0zł');
      expect(body).toContain('12\u00a0920\u00a0zł');
      expect(body).toMatch(/Netto:? {0,3}14\u00a0479,67\u00a0zł/);
      expect(body).toMatch(/VAT:? {0,3}3\u00a0330,33\u00a0zł/);
      expect(body).toMatch(/Razem do zapłaty, z\u00a0VAT:? {0,3}17\u00a0810\u00a0zł/);
      expect(body).toContain('ul. Źródlana 7, 90-001 Łódź');
      expect(body).toContain('+48\u00a0600\u00a0100\u00a0200');
      expect(body).toMatch(/w\s+ciągu 24\s+godzin/);
      expect(body.match(/bez prawa odstąpienia w\u00a014\u00a0dni/g)).toHaveLength(2);
      expect(body).toContain('art.\u00a038 ust.\u00a01 pkt\u00a03');
      expect(body).toContain('NIP 7261120385');
    }
    const link = `https://shop.test/zamowienie/${order.token}`;
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.text).toContain(`Zobacz zamówienie: ${link}`);
    expect(mail.text).toContain('Odstąp od umowy tutaj: https://shop.test/odstapienie');
  });

  it('shows the control type and the warnings of each line', async () => {
    const customer = await customerWithCart(shop.app);
    const { id } = await saveAwning(customer.visitor, { additionalOptions: { windSensor: true } });
    await fillCart(customer.visitor, { configurationId: id });
    await submit(customer, { expectedTotal: '10100.00' });
    const mail = await shop.mailTo(customer.customerEmail, 'Otrzymaliśmy zamówienie');
    for (const body of [mail.html!, mail.text!]) {
      expect(body.match(/Sterowanie manualne/g)).toHaveLength(2);
      expect(
        body.replace(/<[^>]+>/g, '').match(/Uwaga: Czujnik wiatru działa tylko/g),
      ).toHaveLength(1);
      expect(body).toContain('Dzień dobry!');
      expect(body).toMatch(/Zadzwonimy najpóźniej we?\s\p{L}+ do\s\d{1,2}:\d\d\./u);
    }
  });

  it('shows a drawing of each line, and loads nothing from elsewhere', async () => {
    const { mail } = await orderAndMail();
    const shown = [...mail.html!.matchAll(/<img src="cid:([^"]+)"/g)].map(([, cid]) => `<${cid}>`);
    const pictures = mail.attachments.filter(({ mimeType }) => mimeType === 'image/png');
    expect(pictures.map(({ contentId }) => contentId)).toEqual(shown);
    expect(shown).toHaveLength(2);
    for (const { content } of pictures) {
      const { format, width, height } = await sharp(content as ArrayBuffer).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', width: 320, height: 240 });
      const { channels } = await sharp(content as ArrayBuffer).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
    }
    expect(mail.html).not.toMatch(/<(script|link|style|iframe)|src="http|url\(|@import/);
  });

  it('attaches the texts that were shown as one PDF', async () => {
    const { mail } = await orderAndMail();
    const files = mail.attachments.filter(({ mimeType }) => mimeType === 'application/pdf');
    expect(files.map(({ filename }) => filename)).toEqual(['warunki.pdf']);
    const texts = pageTexts(Buffer.from(files[0]!.content as ArrayBuffer)).join('\n');
    for (const words of [
      'Regulamin sklepu',
      '§\u00a06. Odstąpienie',
      'Polityka prywatności',
      'Gwarantem jest',
    ])
      expect(texts).toContain(words);
    expect(texts).toMatch(/Odstąp od umowy tutaj \(https?:\/\/[^)]+\/odstapienie\)/);
    expect(texts).not.toMatch(/\{\{|\*\*|&amp;|mailto/);
  });

  it('escapes what a customer has entered', async () => {
    const customerName = 'Jan <b onclick="x()">Żółć</b> & \'syn\'';
    const customerAddress = 'ul. Prosta 1 <img src=x>\n90-001 Łódź';
    const { mail } = await orderAndMail({ customerName, customerAddress });
    expect(mail.html).toContain(
      'Jan &lt;b onclick=&quot;x()&quot;&gt;Żółć&lt;/b&gt; &amp; &#39;syn',
    );
    expect(mail.html).toContain('ul. Prosta 1 &lt;img src=x&gt;<br>90-001 Łódź');
    expect(mail.text).toContain(customerName);
  });
});

describe('the mail about a status', () => {
  it.each(ORDER_STATUSES.filter((status) => status !== 'pending'))(
    '%s says what happens next',
    async (status) => {
      const staff = await shop.app.signIn('staff');
      const customer = await customerWithCart(shop.app);
      const { order } = await submit(customer);
      await allowProduction(shop.app, order!.id);
      await staff.json('PUT', `/api/admin/orders/${order!.id}/status`, { status });
      await sendWaitingMails(shop.app);
      const subject = {
        confirmed: 'zostało potwierdzone',
        in_production: 'jest w\u00a0produkcji',
        shipped: 'zostało wysłane',
        delivered: 'zostało dostarczone',
        cancelled: 'zostało anulowane',
      }[status];
      const mail = await shop.mailTo(customer.customerEmail, subject);
      for (const body of [mail.html!, mail.text!]) {
        expect(body).toContain(`Twoje zamówienie nr\u00a0${order!.id} ${subject}.`);
        expect(body).toContain(`https://shop.test/zamowienie/${order!.token}`);
      }
      expect(mail.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
    },
  );

  it('confirmed says that production waits while the deposit is not booked', async () => {
    const staff = await shop.app.signIn('staff');
    const customer = await customerWithCart(shop.app);
    const { order } = await submit(customer);
    await staff.json('PUT', `/api/admin/orders/${order!.id}/status`, { status: 'confirmed' });
    await sendWaitingMails(shop.app);
    const mail = await shop.mailTo(customer.customerEmail, 'zostało potwierdzone');
    expect(mail.text).toContain(
      'Produkcja zaczyna się, gdy zaksięgujemy pierwszą płatność w\u00a0całości. Od złożenia zamówienia',
    );
  });
});
