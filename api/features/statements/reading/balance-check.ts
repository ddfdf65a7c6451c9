import type { Grosze } from '#engine/goods/price/money';
import type { BalanceDifference, StatementRow } from './statement.js';

/** Compares the balances of an account with its operations, where a statement says both. */
export class BalanceCheck {
  readonly differences: BalanceDifference[] = [];
  #opening: Grosze | null = null;
  #sum: Grosze = 0;

  /** Begins an account or a page of one; null: its opening balance is not known. */
  open(balance: Grosze | null): void {
    [this.#opening, this.#sum] = [balance, 0];
  }

  add(...rows: readonly StatementRow[]): void {
    for (const { isCredit, amount } of rows) this.#sum += isCredit ? amount : -amount;
  }

  close(closing: Grosze | null): void {
    if (this.#opening === null || closing === null) return;
    const expected = this.#opening + this.#sum;
    if (expected !== closing) this.differences.push({ expected, closing });
    this.#opening = null;
  }
}
