import { setImmediate } from 'node:timers/promises';
import { networkOf } from '../shared/rate-limit.js';
import { type RequestLimiter, Shares } from './request-limiter.js';

/** The files that are being drawn or wait for it; a file takes the processor for up to half a second. */
const LIMITS = { perAddress: 4, perProcess: 16 };

/** Draws the files that anybody may request (PNG, PDF, 3D models) one after another. */
export class DrawingQueue {
  private readonly shares: Shares;
  private last: Promise<unknown> = Promise.resolve();

  /** `countsAddresses` false: only the limit of the process applies. */
  constructor(
    private readonly limiter: RequestLimiter,
    countsAddresses: boolean,
  ) {
    this.shares = new Shares({ ...LIMITS, ...(!countsAddresses && { perAddress: Infinity }) });
  }

  /**
   * Draws a file for a network address; other requests are answered before it and after it. Throws TOO_MANY_REQUESTS or
   * UNAVAILABLE.
   */
  async draw<File>(address: string, make: () => Promise<File>): Promise<File> {
    const giveBack = this.shares.take(networkOf(address));
    try {
      await this.limiter.consumeDrawing(address);
      const drawn = this.last.then(() => setImmediate()).then(make);
      this.last = drawn.catch(() => undefined);
      return await drawn;
    } finally {
      giveBack();
    }
  }
}
