import { tooManyRequests, unavailable } from '../shared/errors.js';

/** The number of event streams that may be open at once. */
export interface StreamLimits {
  perAddress: number;
  perProcess: number;
}

const RETRY_SECONDS = 15;

/** Counts the open streams of this process: each holds a connection for as long as the client stays. */
export class StreamSlots {
  private readonly byAddress = new Map<string, number>();
  private open = 0;

  constructor(private readonly limits: StreamLimits) {}

  /** Takes a slot; returns a function that gives it back. Throws UNAVAILABLE or TOO_MANY_REQUESTS if none is free. */
  take(address: string): () => void {
    const { perAddress, perProcess } = this.limits;
    if (this.open >= perProcess) throw unavailable();
    const open = this.byAddress.get(address) ?? 0;
    if (open >= perAddress) throw tooManyRequests(RETRY_SECONDS);
    this.open += 1;
    this.byAddress.set(address, open + 1);
    return () => this.giveBack(address);
  }

  private giveBack(address: string): void {
    this.open -= 1;
    const left = (this.byAddress.get(address) ?? 1) - 1;
    if (left === 0) this.byAddress.delete(address);
    else this.byAddress.set(address, left);
  }
}
