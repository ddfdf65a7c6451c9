import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { updateInvoicedSum } from './update-invoiced-sum.js';

interface Invoiced {
  kind: string;
  gross: string;
  isRefused?: boolean;
  /** The index of the corrected invoice among the order's invoices. */
  corrects?: number;
}

interface Case {
  what: string;
  status?: string;
  isForCompany?: boolean;
  paid: string;
  invoices: Invoiced[];
  stored: { invoiced: string | null; final: boolean; awaits: boolean; stage?: string };
}

const advance = { kind: 'ZAL', gross: '300.00' };
const final = { kind: 'ROZ', gross: '700.00' };
const sale = { kind: 'VAT', gross: '1000.00' };
const refused = { isRefused: true };

/** The orders, each of 1000.00 zł; `kept` is what is stored on the account. */
const ORDERS: Case[] = [
  {
    what: 'of a consumer, paid',
    isForCompany: false,
    paid: '1000.00',
    invoices: [],
    stored: { invoiced: null, final: false, awaits: false },
  },
  {
    what: 'of a consumer whose invoice KSeF has refused',
    isForCompany: false,
    paid: '1000.00',
    invoices: [{ ...sale, ...refused }],
    stored: { invoiced: '0.00', final: false, awaits: true },
  },
  {
    what: 'of which nothing is paid',
    paid: '0.00',
    invoices: [],
    stored: { invoiced: null, final: false, awaits: false },
  },
  {
    what: 'that is delivered and not paid',
    status: 'delivered',
    paid: '0.00',
    invoices: [],
    stored: { invoiced: null, final: false, awaits: true, stage: 'delivered' },
  },
  {
    what: 'that is cancelled and paid',
    status: 'cancelled',
    paid: '300.00',
    invoices: [],
    stored: { invoiced: null, final: false, awaits: false, stage: 'cancelled' },
  },
  {
    what: 'with an advance',
    paid: '300.00',
    invoices: [advance],
    stored: { invoiced: '300.00', final: false, awaits: false },
  },
  {
    what: 'with an advance that is corrected',
    paid: '300.00',
    invoices: [advance, { kind: 'KOR_ZAL', gross: '-100.00', corrects: 0 }],
    stored: { invoiced: '200.00', final: false, awaits: true },
  },
  {
    what: 'with an advance that KSeF has refused, and the one that replaces it',
    paid: '1000.00',
    invoices: [{ ...advance, ...refused }, advance],
    stored: { invoiced: '300.00', final: false, awaits: true },
  },
  {
    what: 'with an advance and the final invoice',
    paid: '1000.00',
    invoices: [advance, final],
    stored: { invoiced: '1000.00', final: true, awaits: false },
  },
  {
    what: 'with an advance and a final invoice of which nothing is left',
    paid: '1000.00',
    invoices: [advance, final, { kind: 'KOR_ROZ', gross: '-700.00', corrects: 1 }],
    stored: { invoiced: '300.00', final: true, awaits: false },
  },
  {
    what: 'of which all was taken back, and another advance was invoiced',
    paid: '1000.00',
    invoices: [advance, final, { kind: 'KOR_ROZ', gross: '-1000.00', corrects: 1 }, advance],
    stored: { invoiced: '300.00', final: false, awaits: true },
  },
  {
    what: 'whose invoice is corrected to nothing',
    paid: '1000.00',
    invoices: [sale, { kind: 'KOR', gross: '-1000.00', corrects: 0 }],
    stored: { invoiced: '0.00', final: false, awaits: true },
  },
  {
    what: 'whose invoice has a correction that KSeF has refused',
    paid: '1000.00',
    invoices: [sale, { kind: 'KOR', gross: '-1000.00', corrects: 0, ...refused }],
    stored: { invoiced: '1000.00', final: true, awaits: false },
  },
];

let app: TestApp;
const orders = new Map<string, number>();
beforeAll(async () => {
  app = await createTestApp();
  await app.sql(
    `insert into user_account (email, name, role, password_hash) values ('anna@example.com', 'Anna', 'staff', 'x')`,
  );
  for (const order of ORDERS) orders.set(order.what, await insertOrder(order));
});
afterAll(() => app.close());

async function insertOrder({
  status = 'shipped',
  isForCompany = true,
  paid,
  invoices,
  stored,
}: Case) {
  const [row] = await app.sql<{ id: number }>(
    `insert into customer_order (token, status, customer_name, customer_email, customer_phone, customer_address,
         total_amount, net, vat)
       values ($1, $2, 'Anna Lis', 'anna@example.com', '+48600100200', 'ul. Polna 1, 90-001 Łódź', 1000, 1000, 0)
       returning id`,
    [randomUUID(), status],
  );
  const { id } = row!;
  await app.sql(
    `insert into order_account (order_id, total, paid, stage, deposit_percent, deposit_days, rest_days, is_for_company)
       values ($1, 1000, $2, $3, 30, 7, 3, $4)`,
    [id, paid, stored.stage ?? 'ready', isForCompany],
  );
  const ids: number[] = [];
  for (const invoice of invoices)
    ids.push(await insertInvoice(id, invoice, ids[invoice.corrects ?? -1] ?? null));
  return id;
}

async function insertInvoice(
  orderId: number,
  { kind, gross, isRefused }: Invoiced,
  correctsId: number | null,
): Promise<number> {
  const [row] = await app.sql(
    `insert into invoice (order_id, kind, number, issued_on, taxed_on, buyer_name, sums, net, vat, gross, corrects_id, xml, xml_hash, issued_by_id)
       select $1, $2, $3, current_date, current_date, 'Cień', $4, $5, 0, $5, $6, '', '', min(id) from user_account returning id`,
    [
      orderId,
      kind,
      randomUUID().slice(0, 20),
      JSON.stringify([{ rate: 23, net: gross, vat: '0.00', gross }]),
      gross,
      correctsId,
    ],
  );
  const id = Number(row!['id']);
  if (isRefused)
    await app.sql(
      `insert into invoice_delivery (invoice_id, state, due_on, invoice_url, is_demonstration)
         values ($1, 'rejected', current_date, '', true)`,
      [id],
    );
  return id;
}

async function readStored(id: number) {
  const [row] = await app.sql(
    `select invoiced, has_final_invoice as final, awaits_invoice as awaits, stage from order_account where order_id = $1`,
    [id],
  );
  return row;
}

describe('the invoiced sum of an order', () => {
  it.each(ORDERS)('$what', async ({ what, invoices, stored }) => {
    const id = orders.get(what)!;
    const expected = { stage: 'ready', ...stored };
    if (invoices.length > 0)
      await app.services.orm.em.fork().transactional((tx) => updateInvoicedSum(tx, id));
    expect(await readStored(id)).toEqual(expected);
  });
});
