import { tooManyRequests, unavailable } from '../shared/errors.js';

/** How much may be taken at once, in any unit. */
export interface ShareLimits {
  perAddress: number;
  perProcess: number;
}

const RETRY_SECONDS = 15;

/** What requests of this process hold at once, for example open streams or bytes of memory. */
export class Shares {
  private readonly byAddress = new Map<string, number>();
  private taken = 0;

  constructor(private readonly limits: ShareLimits) {}

  /**
   * Takes a share for an address; returns a function that gives it back. Throws UNAVAILABLE where the process, and
   * TOO_MANY_REQUESTS where the address holds too much.
   */
  take(address: string, amount = 1): () => void {
    const { perAddress, perProcess } = this.limits;
    if (this.taken + amount > perProcess) throw unavailable();
    const held = this.byAddress.get(address) ?? 0;
    if (held + amount > perAddress) throw tooManyRequests(RETRY_SECONDS);
    this.taken += amount;
    this.byAddress.set(address, held + amount);
    return () => this.giveBack(address, amount);
  }

  private giveBack(address: string, amount: number): void {
    this.taken -= amount;
    const left = (this.byAddress.get(address) ?? amount) - amount;
    if (left === 0) this.byAddress.delete(address);
    else this.byAddress.set(address, left);
  }
}
