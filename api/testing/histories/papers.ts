import { createHash } from 'node:crypto';
import { expect } from '@jest/globals';
import { readChanged } from '../order-changes.js';
import type { TestApp } from '../test-app.js';
import type { TestVisitor } from '../test-visitor.js';
import { isRefused } from './invoices.js';
import type { OrderMoney } from './order-money.js';

/** The documents of an order, each with the hash that its bytes had when it was first seen. */
export class Papers {
  private readonly firstHashes = new Map<string, string>();
  private listed: readonly string[] = [];
  private turn = 0;

  constructor(private readonly app: TestApp) {}

  /** Stores new documents, and checks one of the stored ones, each time another, for unchanged bytes. */
  async check(paths: readonly string[]): Promise<void> {
    const old = paths.filter((path) => this.firstHashes.has(path));
    const inTurn = old[this.turn % old.length];
    this.turn += 1;
    this.listed = paths;
    if (inTurn) await this.expectUnchanged(inTurn);
    for (const path of paths)
      if (!this.firstHashes.has(path)) this.firstHashes.set(path, await this.read(path));
  }

  /** Forgets what was seen, because the test itself has changed it. */
  forget(): void {
    this.firstHashes.clear();
  }

  /** Checks that the documents of the latest `check` still have the bytes that they had when they were first seen. */
  async checkAll(): Promise<void> {
    await Promise.all(this.listed.map((path) => this.expectUnchanged(path)));
  }

  private async expectUnchanged(path: string): Promise<void> {
    expect([path, await this.read(path)]).toEqual([path, this.firstHashes.get(path)]);
  }

  private async read(path: string): Promise<string> {
    const answer = await this.app.visitor().fetch(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return createHash('sha256')
      .update(Buffer.from(await answer.arrayBuffer()))
      .digest('hex');
  }
}

/** URLs of the documents of all versions of an order, and of its invoices except those that KSeF has refused. */
export async function papersOf(
  staff: TestVisitor,
  { token, invoices }: OrderMoney,
): Promise<string[]> {
  const { versions } = await readChanged(staff, token);
  return [
    ...versions.map(({ number }) => `/api/orders/${token}/versions/${number}.pdf`),
    ...invoices
      .filter((each) => !isRefused(each))
      .map(({ id }) => `/api/orders/${token}/invoices/${id}.pdf`),
  ];
}
