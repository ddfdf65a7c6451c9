import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { end } from './processes.js';
import type { Visitors } from './visitors.js';

export interface Load {
  scenario: string;
  url: string;
  seconds: number;
  connections: number;
  visitors: Visitors;
}

export interface Measured {
  /** Requests that belong together are counted as one. */
  requestsPerSecond: number;
  /** The 99th percentile of the latency, in ms. */
  p99: number;
  /** The mean size of an answer, in bytes. */
  bytes: number;
  /** The number of wrong answers, broken connections and timeouts. */
  failures: number;
}

const WORKER = new URL('./load-worker.ts', import.meta.url);

/** The process that makes the load. All runs use the same process, so that none of them includes its warm-up. */
export class LoadProcess {
  private readonly child: ChildProcess = fork(WORKER);

  async measure(load: Load): Promise<Measured> {
    this.child.send(load);
    const [answer] = (await once(this.child, 'message')) as [
      { measured?: Measured; error?: string },
    ];
    if (!answer.measured) throw new Error(`${load.scenario}: ${answer.error}`);
    return answer.measured;
  }

  stop(): Promise<void> {
    return end(this.child);
  }
}
