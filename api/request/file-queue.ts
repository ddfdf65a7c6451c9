import { setImmediate } from 'node:timers/promises';
import { networkOf } from '../shared/rate-limit.js';
import { Shares } from './request-limiter.js';

/** The files that are being made or wait for it; a file takes the processor for about half a second. */
const LIMITS = { perAddress: 4, perProcess: 16 };

/** Makes the files that anybody may request (PNG, PDF, 3D models) or send (photographs) one after another. */
export class FileQueue {
  private readonly shares: Shares;
  private last: Promise<unknown> = Promise.resolve();

  /**
   * `count` counts a file for a network address, and throws where there were too many. `countsAddresses` false: only the
   * limit of the process applies.
   */
  constructor(
    private readonly count: (address: string) => Promise<void>,
    countsAddresses: boolean,
  ) {
    this.shares = new Shares({ ...LIMITS, ...(!countsAddresses && { perAddress: Infinity }) });
  }

  /**
   * Makes a file for a network address; other requests are answered before it and after it. Throws TOO_MANY_REQUESTS or
   * UNAVAILABLE.
   */
  async make<File>(address: string, make: () => Promise<File>): Promise<File> {
    const giveBack = this.shares.take(networkOf(address));
    try {
      await this.count(address);
      const made = this.last.then(() => setImmediate()).then(make);
      this.last = made.catch(() => undefined);
      return await made;
    } finally {
      giveBack();
    }
  }
}
