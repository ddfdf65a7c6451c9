import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isValidKsefNumber, parseUpoXml } from 'ksef-client-ts';
import { polishClock } from '#engine/locale/polish-time';
import { nextWorkingDay } from '#engine/trade/shop/working-days';
import {
  COMPANY,
  correct,
  issue,
  paidOrder,
  pay,
  readInvoices,
  sendAgain,
} from '../../../testing/invoices.js';
import { type InvoicingShop, createInvoicingShop } from '../../../testing/ksef.js';
import { pageTexts } from '../../../testing/pdf.js';
import { holidaysAround } from '../../content/public-holidays.js';

let shop: InvoicingShop;
beforeAll(async () => {
  shop = await createInvoicingShop();
});
afterAll(() => shop.close());

/** Issues an invoice of a company's fully paid order and returns it. */
async function issued() {
  const { id, token } = await paidOrder(shop.app, '4890.00', COMPANY);
  const { invoice } = await issue(shop.staff, id, 'VAT', '4890.00');
  return { orderId: id, token, ...invoice! };
}

/**
 * The number of invoices that the customer sees, and the HTTP status with which the customer gets the PDF of this
 * invoice.
 */
async function readAsCustomer({ id, token }: { id: number; token: string }) {
  const customer = shop.app.visitor();
  const { invoices } = await readInvoices(customer, token);
  const paper = await customer.fetch(`/api/orders/${token}/invoices/${id}.pdf`);
  await paper.arrayBuffer();
  return [invoices.length, paper.status];
}

const emailOf = async (orderId: number): Promise<string> => {
  const [row] = await shop.app.sql<{ email: string }>(
    'select customer_email as email from customer_order where id = $1',
    [orderId],
  );
  return row!.email;
};

describe('an issued invoice', () => {
  it('is accepted by KSeF: its number and confirmation are stored, and the customer is mailed', async () => {
    const invoice = await issued();
    const {
      ksef_number: number,
      confirmation,
      ...rest
    } = await shop.delivered(invoice.id, {
      state: 'accepted',
    });
    expect(rest).toMatchObject({ is_offline: false, problem: null, next_attempt_at: null });
    expect(isValidKsefNumber(number!)).toBe(true);
    expect(parseUpoXml(confirmation!).dokumenty).toMatchObject([
      { numerKSeFDokumentu: number, numerFaktury: invoice.number, trybWysylki: 'Online' },
    ]);
    const mail = await shop.mailTo(await emailOf(invoice.orderId), `Faktura ${invoice.number}`);
    expect(mail.text).toContain('/zamowienie/');
  });

  it('that is refused shows why, and is accepted when it is sent again', async () => {
    await shop.ksef.fail('rejection');
    const invoice = await issued();
    const { id } = invoice;
    const { problem } = await shop.delivered(id, { state: 'rejected', next_attempt_at: null });
    expect(problem).toContain('Odmowa na życzenie');
    expect(await readAsCustomer(invoice)).toEqual([0, 404]);
    expect((await sendAgain(shop.staff, id)).userErrors).toEqual([]);
    await shop.delivered(id, { state: 'accepted', problem: null });
    expect(await readAsCustomer(invoice)).toEqual([1, 200]);
    expect((await sendAgain(shop.staff, id)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  it('is issued offline automatically in an outage, and delivered afterwards', async () => {
    await shop.ksef.fail('outage');
    const invoice = await issued();
    const { problem } = await shop.delivered(invoice.id, { state: 'issued', is_offline: true });
    expect(problem).toBe('KSeF ma awarię (503)');
    expect(await readAsCustomer(invoice)).toEqual([1, 200]);
    await shop.mailTo(await emailOf(invoice.orderId), `Faktura ${invoice.number}`);
    await shop.ksef.heal('outage');
    await shop.hurry();
    const { confirmation } = await shop.delivered(invoice.id, { state: 'accepted', problem: null });
    expect(parseUpoXml(confirmation!).dokumenty).toMatchObject([{ trybWysylki: 'Offline' }]);
  });

  it('waits as long as KSeF requires when there were too many requests', async () => {
    await shop.ksef.fail('busy');
    const { id } = await issued();
    const { next_attempt_at: next } = await shop.delivered(id, {
      state: 'issued',
      problem: 'KSeF nie przyjmuje teraz kolejnych dokumentów',
    });
    expect(next!.getTime() - Date.now()).toBeLessThan(2500);
    await shop.delivered(id, { state: 'accepted', is_offline: false });
  });

  it.each(['slow', 'dropped'] as const)(
    'is accepted in the end where KSeF is %s',
    async (fault) => {
      await shop.ksef.fail(fault);
      const { id } = await issued();
      if (fault === 'dropped') {
        await shop.delivered(id, { problem: 'KSeF przerwał pracę nad dokumentem' });
        await shop.hurry();
      }
      await shop.delivered(id, { state: 'accepted' });
    },
  );

  it('whose submission KSeF does not know is submitted again, and has the number of the first attempt', async () => {
    await shop.ksef.fail('forgotten');
    const { id, number } = await issued();
    await shop.delivered(id, { state: 'issued', problem: 'KSeF nie zna już tego dokumentu' });
    await shop.hurry();
    const { ksef_number: ksefNumber, confirmation } = await shop.delivered(id, {
      state: 'accepted',
      problem: null,
    });
    expect(parseUpoXml(confirmation!).dokumenty).toMatchObject([
      { numerKSeFDokumentu: ksefNumber, numerFaktury: number },
    ]);
  });

  it('whose answer from KSeF was lost is not issued twice: it has the number of the first attempt', async () => {
    const before = shop.ksef.accepted().length;
    await shop.ksef.fail('lost-answer');
    const { id, number } = await issued();
    await shop.delivered(id, { state: 'issued', problem: 'KSeF nie odpowiada' });
    await shop.hurry();
    const { ksef_number: found } = await shop.delivered(id, { state: 'accepted' });
    const accepted = shop.ksef.accepted().slice(before);
    expect(accepted).toMatchObject([{ number, ksefNumber: found }]);
  });
});

describe('a crash after the document was submitted', () => {
  it('makes no second invoice: the next attempt takes the number of the first', async () => {
    const before = shop.ksef.accepted().length;
    const { id } = await issued();
    const { ksef_number: number } = await shop.delivered(id, { state: 'accepted' });
    // The state of a server that ended before it recorded the answer of KSeF.
    await shop.app.sql(
      `update invoice_delivery set state = 'issued', session = null, reference = null, ksef_number = null,
         confirmation = null, accepted_at = null, next_attempt_at = now() where invoice_id = $1`,
      [id],
    );
    const again = await shop.delivered(id, { state: 'accepted' });
    expect(again.ksef_number).toBe(number);
    expect(again.confirmation).toContain(number);
    expect(shop.ksef.accepted()).toHaveLength(before + 1);
  });
});

describe('an invoice that no job will send any more', () => {
  const stranded = async (nextAttempt: string | null) => {
    await shop.ksef.fail('outage');
    const { id } = await issued();
    await shop.delivered(id, { state: 'issued', is_offline: true });
    await shop.ksef.heal('outage');
    await shop.app.sql(
      'update invoice_delivery set next_attempt_at = $2::timestamptz where invoice_id = $1',
      [id, nextAttempt],
    );
    await shop.app.sql(
      `select graphile_worker.remove_job('deliver_invoice:' || id) from invoice_delivery where invoice_id = $1`,
      [id],
    );
    return id;
  };

  it('is sent again automatically once KSeF is configured, whether or not an attempt was scheduled', async () => {
    const ids = [await stranded(null), await stranded('2026-11-20T12:00:00Z')];
    await shop.app.sql(`select graphile_worker.add_job('resume_deliveries', '{}'::json)`);
    for (const id of ids) await shop.delivered(id, { state: 'accepted', problem: null });
  });

  it('stays unchanged where KSeF has refused it', async () => {
    await shop.ksef.fail('rejection');
    const { id } = await issued();
    await shop.delivered(id, { state: 'rejected' });
    const waiting = await stranded(null);
    await shop.app.sql(`select graphile_worker.add_job('resume_deliveries', '{}'::json)`);
    await shop.delivered(waiting, { state: 'accepted' });
    expect(await shop.deliveryOf(id)).toMatchObject({ state: 'rejected', next_attempt_at: null });
  });
});

describe('the day on which KSeF must have an invoice', () => {
  it.each([
    ['2026-11-27', '2026-11-30'],
    ['2026-12-23', '2026-12-28'],
    ['2026-06-03', '2026-06-05'],
    ['2026-04-03', '2026-04-07'],
  ])('after %s is %s, by the public holidays of Poland', (issuedOn, dueOn) => {
    expect(nextWorkingDay(issuedOn, holidaysAround(new Date(issuedOn)))).toBe(dueOn);
  });
});

describe('the printed invoice and the register', () => {
  const paperOf = async (id: number) => {
    const answer = await shop.staff.fetch(`/api/admin/invoices/${id}.pdf`);
    return Buffer.from(await answer.arrayBuffer());
  };
  const marks = async () => {
    const month = polishClock(new Date()).day.slice(0, 7);
    const answer = await shop.staff.fetch(`/api/admin/invoices.csv?month=${month}`);
    return (await answer.text()).split('\r\n').map((line) => line.split(';'));
  };
  const markOf = async (number: string) =>
    (await marks()).find(([first]) => first === number)?.at(-1);

  it('show that KSeF has refused an invoice, which then does not count as a sale', async () => {
    await shop.ksef.fail('rejection');
    const { id, number } = await issued();
    await shop.delivered(id, { state: 'rejected' });
    const words = pageTexts(await paperOf(id)).join(' ');
    expect(words).toContain('KSeF nie przyjął tego dokumentu');
    expect(words).not.toContain('w drodze do KSeF');
    expect(await markOf(number)).toBeUndefined();
    await sendAgain(shop.staff, id);
    const { ksef_number: ksefNumber } = await shop.delivered(id, { state: 'accepted' });
    expect(await markOf(number)).toBe(ksefNumber);
  });

  it('show OFFLINE and DI until the invoice has its number in KSeF, and the same PDF each time', async () => {
    await shop.ksef.fail('outage');
    const { id, number } = await issued();
    await shop.delivered(id, { is_offline: true });
    const offline = await paperOf(id);
    expect(await paperOf(id)).toEqual(offline);
    const words = pageTexts(offline).join(' ');
    expect(words).toContain('OFFLINE');
    expect(words).toContain('CERTYFIKAT');
    expect(await markOf(number)).toBe('DI');
    await shop.ksef.heal('outage');
    await shop.hurry();
    const { ksef_number: ksefNumber } = await shop.delivered(id, { state: 'accepted' });
    const accepted = pageTexts(await paperOf(id)).join(' ');
    expect(accepted).toContain(ksefNumber);
    expect(accepted).not.toContain('OFFLINE');
    expect(await markOf(number)).toBe(ksefNumber);
  });
});

describe('an invoice that refers to others', () => {
  it('waits for their numbers in KSeF: a correction, and a final invoice with advances', async () => {
    await shop.ksef.fail('outage');
    const { id } = await paidOrder(shop.app, '1467.00', COMPANY);
    const { invoice: advance } = await issue(shop.staff, id, 'ZAL', '1467.00');
    await pay(shop.app, id, '3423.00');
    const early = await issue(shop.staff, id, 'ROZ', '3423.00');
    expect(early.userErrors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining(advance!.number) },
    ]);
    const change = { invoiceId: advance!.id, seenGross: '1467.00', amount: '1000.00' };
    expect((await correct(shop.staff, change)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    await shop.ksef.heal('outage');
    await shop.hurry();
    const { ksef_number: number } = await shop.delivered(advance!.id, { state: 'accepted' });
    const { invoice: correction } = await correct(shop.staff, change);
    await shop.delivered(correction!.id, { state: 'accepted' });
    const { invoice: final } = await issue(shop.staff, id, 'ROZ', '3890.00');
    await shop.delivered(final!.id, { state: 'accepted' });
    for (const { id: naming } of [final!, correction!]) {
      const answer = await shop.staff.fetch(`/api/admin/invoices/${naming}.xml`);
      expect(await answer.text()).toContain(number);
    }
  });
});
