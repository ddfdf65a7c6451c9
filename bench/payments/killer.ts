import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Running } from '../processes.js';
import { startShop } from '../shop.js';

const POLL_MS = 50;
/** How long the shop stays down, in ms. */
const AWAY_MS = 1500;

/** The shop, which can be killed as by a power cut and is then started again. */
export class Killer {
  private constructor(
    private readonly options: Parameters<typeof startShop>[0],
    private running: Running,
  ) {}

  static async start(options: Parameters<typeof startShop>[0]): Promise<Killer> {
    return new Killer(options, await startShop(options));
  }

  /** Kills the shop and starts it again each time the number of booked payments reaches the next of `steps`. */
  async killAsBooked(databaseUrl: string, steps: readonly number[]): Promise<void> {
    const database = new pg.Client(databaseUrl);
    await database.connect();
    const booked = async () => {
      const { rows } = await database.query<{ count: number }>(
        `select count(*)::int as count from ledger_entry where kind = 'paid' and method = 'online'`,
      );
      return rows[0]?.count ?? 0;
    };
    for (const step of steps) {
      while ((await booked()) < step) await delay(POLL_MS);
      process.kill(this.running.pid, 'SIGKILL');
      await this.running.stop();
      console.log(`killed after ${await booked()} bookings`);
      await delay(AWAY_MS);
      this.running = await startShop(this.options);
    }
    await database.end();
  }

  stop(): Promise<void> {
    return this.running.stop();
  }
}
