import { type Running } from '../processes.js';
import { startShop } from '../shop.js';

type Options = Parameters<typeof startShop>[0];

/** One of the servers of the shop, at an address that it keeps when it is started again. */
export class ShopNode {
  private running: Running | null = null;

  constructor(
    readonly name: string,
    readonly url: string,
    private readonly options: Options,
  ) {}

  /** Null while it does not run. */
  get pid(): number | null {
    return this.running?.pid ?? null;
  }

  async start(): Promise<void> {
    this.running ??= await startShop({
      ...this.options,
      nodeArguments: ['--import', './bench/soak/stepped-clock.mjs'],
    });
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
