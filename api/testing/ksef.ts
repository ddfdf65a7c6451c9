import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault } from '../../tools/ksef/faults.js';
import { type StandIn, startStandIn } from '../../tools/ksef/stand-in.js';
import { type MailedApp, createMailedApp } from './mails.js';
import type { TestVisitor } from './test-visitor.js';
import { waitFor } from './wait-for.js';

const KSEF_ACCOUNT = { nip: '7261120385', token: 'a token of the test' };

/** The variables of a shop that sends its invoices to this address. */
function ksefEnv(url: string): Record<string, string> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const file = join(mkdtempSync(join(tmpdir(), 'cieniomat-ksef-')), 'key.pem');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return {
    KSEF_URL: url,
    COMPANY_NIP: KSEF_ACCOUNT.nip,
    KSEF_TOKEN: KSEF_ACCOUNT.token,
    KSEF_CERTIFICATE_SERIAL: '0123456789ABCDEF',
    KSEF_CERTIFICATE_KEY_FILE: file,
  };
}

/** The stand-in of KSeF in this process. */
export interface TestKsef extends StandIn {
  env: Record<string, string>;
  /** Switches a fault on. */
  fail(fault: Fault): Promise<void>;
  /** Switches a fault off. */
  heal(fault: Fault): Promise<void>;
}

export async function startTestKsef(): Promise<TestKsef> {
  const standIn = await startStandIn({ account: KSEF_ACCOUNT });
  const ask = async (method: string, fault: Fault) => {
    const { ok } = await fetch(`${standIn.url}/faults/${fault}`, { method });
    if (!ok) throw new Error(`the stand-in knows no ${fault}`);
  };
  return {
    ...standIn,
    env: ksefEnv(standIn.url),
    fail: (fault) => ask('POST', fault),
    heal: (fault) => ask('DELETE', fault),
  };
}

/** A shop with its worker, whose invoices go to the stand-in. */
export interface InvoicingShop extends Pick<MailedApp, 'app' | 'mailTo'> {
  ksef: TestKsef;
  staff: TestVisitor;
  deliveryOf(invoiceId: number): Promise<Delivery>;
  /** Waits until the delivery is as wanted. */
  delivered(invoiceId: number, expected: Partial<Delivery>): Promise<Delivery>;
  /** Has the worker make the next attempt at once. */
  hurry(): Promise<void>;
  close(): Promise<void>;
}

interface Delivery {
  state: string;
  is_offline: boolean;
  due_on: string;
  ksef_number: string | null;
  confirmation: string | null;
  problem: string | null;
  next_attempt_at: Date | null;
}

export async function createInvoicingShop(): Promise<InvoicingShop> {
  const ksef = await startTestKsef();
  const shop = await createMailedApp(ksef.env);
  const { app } = shop;
  const deliveryOf = async (invoiceId: number) => {
    const [found] = await app.sql<Delivery>(
      `select state, is_offline, due_on::text, ksef_number, confirmation, problem, next_attempt_at
       from invoice_delivery where invoice_id = $1`,
      [invoiceId],
    );
    if (!found) throw new Error('the invoice is not delivered');
    return found;
  };
  return {
    app,
    mailTo: (recipient, subject) => shop.mailTo(recipient, subject),
    ksef,
    staff: await app.signIn('staff'),
    deliveryOf,
    async delivered(invoiceId, expected) {
      let found = await deliveryOf(invoiceId);
      const isWanted = () =>
        Object.entries({ ...found, ...expected }).every(
          ([name, value]) => found[name as keyof Delivery] === value,
        );
      await waitFor(async () => {
        found = await deliveryOf(invoiceId);
        return isWanted();
      });
      return found;
    },
    hurry: async () => {
      await app.sql(
        'update invoice_delivery set next_attempt_at = now() where next_attempt_at is not null',
      );
    },
    async close() {
      await shop.close();
      await ksef.close();
    },
  };
}
