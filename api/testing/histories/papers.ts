import { expect } from '@jest/globals';
import { readChanged } from '../order-changes.js';
import type { TestApp } from '../test-app.js';
import type { TestVisitor } from '../test-visitor.js';
import type { OrderMoney } from './order-money.js';

/** The papers of an order as they were first seen. */
export class Papers {
  private readonly seen = new Map<string, string>();
  private turn = 0;

  constructor(private readonly app: TestApp) {}

  /** Keeps those that are new; one of the old ones, each in its turn, is byte by byte what it was. */
  async check(paths: readonly string[]): Promise<void> {
    const old = [...this.seen.keys()];
    const inTurn = old[this.turn % old.length];
    this.turn += 1;
    if (inTurn) await this.expectUnchanged(inTurn);
    for (const path of paths) if (!this.seen.has(path)) this.seen.set(path, await this.read(path));
  }

  /** All are byte by byte what they were. */
  async checkAll(): Promise<void> {
    await Promise.all([...this.seen.keys()].map((path) => this.expectUnchanged(path)));
  }

  private async expectUnchanged(path: string): Promise<void> {
    expect([path, await this.read(path)]).toEqual([path, this.seen.get(path)]);
  }

  private async read(path: string): Promise<string> {
    const answer = await this.app.visitor().fetch(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return Buffer.from(await answer.arrayBuffer()).toString('base64');
  }
}

/** Addresses of the papers of all versions of an order and of its invoices. */
export async function papersOf(
  staff: TestVisitor,
  { token, invoices }: OrderMoney,
): Promise<string[]> {
  const { versions } = await readChanged(staff, token);
  return [
    ...versions.map(({ number }) => `/api/orders/${token}/versions/${number}.pdf`),
    ...invoices.map(({ id }) => `/api/orders/${token}/invoices/${id}.pdf`),
  ];
}
