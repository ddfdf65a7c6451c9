import { type Running } from '../processes.js';
import { startShop } from '../shop.js';

type Options = Parameters<typeof startShop>[0];

const MOST_STARTS = 5;

/** One of the servers of the shop, at an address that it keeps when it is started again. */
export class ShopNode {
  private running: Running | null = null;

  constructor(
    readonly url: string,
    private readonly options: Options,
  ) {}

  /** Null while it does not run. */
  get pid(): number | null {
    return this.running?.pid ?? null;
  }

  /** Starts it, again and again if it ends before it is ready, as Docker and Kubernetes do. */
  async start(): Promise<void> {
    for (let starts = 1; !this.running; starts += 1) {
      const nodeArguments = ['--import', './bench/soak/stepped-clock.mjs'];
      this.running = await startShop({ ...this.options, nodeArguments }).catch((error: unknown) => {
        if (starts === MOST_STARTS) throw error;
        console.log(`started again: ${String(error)}`);
        return null;
      });
    }
  }

  /** As by a power cut. */
  kill(): Promise<void> {
    this.signal('SIGKILL');
    return this.stop();
  }

  /** As by a rollout: what has begun is finished. */
  async stop(): Promise<void> {
    const { running } = this;
    this.running = null;
    await running?.stop();
  }

  pause(): void {
    this.signal('SIGSTOP');
  }

  resume(): void {
    this.signal('SIGCONT');
  }

  /** Steps its clock; 0: it is right again. */
  stepClock(clockAheadMs: number): void {
    this.running?.send({ clockAheadMs });
  }

  private signal(name: NodeJS.Signals): void {
    if (this.running) process.kill(this.running.pid, name);
  }
}
