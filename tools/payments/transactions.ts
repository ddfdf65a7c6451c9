import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** A transaction that a shop has registered; amounts are in grosze. */
export interface Transaction {
  token: string;
  sessionId: string;
  amount: number;
  description: string;
  email: string;
  urlReturn: string;
  urlStatus: string;
  /** Until when it can be paid, in milliseconds since 1970. */
  expiresAt: number;
  /** Empty until the transaction is paid; then one payment, or two where a fault lets the buyer pay twice. */
  payments: Payment[];
  /** How many more verifications are answered by 500. */
  failingVerifications: number;
}

export interface Payment {
  /** A number above 2⁵³ in digits: code that reads it as a JavaScript number rounds it, and so fails in tests. */
  orderId: string;
  methodId: number;
  isVerified: boolean;
  refunds: Refund[];
}

export interface Refund {
  /** Empty for a refund that was made in the panel. */
  refundsUuid: string;
  amount: number;
}

const FIRST_ORDER = 2n ** 53n;

/** All transactions, in memory and, if a file is given, in that file, so that a restarted stand-in still has them. */
export class Transactions {
  private readonly byToken = new Map<string, Transaction>();
  private lastOrder = FIRST_ORDER + BigInt(Date.now()) * 1000n;

  constructor(private readonly file: string | null) {
    for (const transaction of file ? readFile(file) : [])
      this.byToken.set(transaction.token, transaction);
  }

  add(registered: Omit<Transaction, 'token' | 'payments' | 'failingVerifications'>): Transaction {
    const token = randomBytes(18).toString('hex').toUpperCase();
    const transaction = { ...registered, token, payments: [], failingVerifications: 0 };
    this.byToken.set(token, transaction);
    this.save();
    return transaction;
  }

  pay(transaction: Transaction, methodId: number): Payment {
    this.lastOrder += 1n;
    const orderId = String(this.lastOrder);
    const payment: Payment = { orderId, methodId, isVerified: false, refunds: [] };
    transaction.payments.push(payment);
    this.save();
    return payment;
  }

  all(): Transaction[] {
    return [...this.byToken.values()];
  }

  withToken(token: string): Transaction | undefined {
    return this.byToken.get(token);
  }

  withSession(sessionId: unknown): Transaction | undefined {
    return this.all().find((transaction) => transaction.sessionId === sessionId);
  }

  /** Writes all transactions to the file, if there is one. */
  save(): void {
    if (!this.file) return;
    const part = `${this.file}.part`;
    writeFileSync(part, JSON.stringify(this.all()), { mode: 0o600 });
    renameSync(part, this.file);
  }
}

function readFile(file: string): Transaction[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Transaction[];
  } catch {
    return [];
  }
}
