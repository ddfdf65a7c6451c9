import { EventEmitter } from 'node:events';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { WorkerEvents } from 'graphile-worker';
import { callFunction } from '../database/database-calls.js';

/**
 * The jobs that one runner has taken. Where it loses the database it cannot record how they ended, and the queue would
 * keep them locked for four hours.
 */
export class TakenJobs {
  /** For the options of the runner. */
  readonly events: WorkerEvents = new EventEmitter();
  private readonly workers: string[] = [];
  private running = 0;

  constructor() {
    this.events.on('pool:create', ({ workerPool }) => this.workers.push(workerPool.id));
  }

  async carryOut(work: () => Promise<unknown>): Promise<void> {
    this.running += 1;
    try {
      await work();
    } finally {
      this.running -= 1;
    }
  }

  /** Gives back what an ended runner still holds; false while one of its jobs is still being carried out. */
  async giveBack(em: EntityManager): Promise<boolean> {
    if (this.running > 0) return false;
    await callFunction(em, 'graphile_worker.force_unlock_workers', this.workers);
    return true;
  }
}
