import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from './services.js';

/** What a job works with: a new EntityManager, on connections of the worker's own. */
interface JobContext {
  em: EntityManager;
  services: Services;
}

/** A kind of job that the worker carries out: one that is queued with a payload, or a scheduled one without. */
export interface Job<Payload = unknown> {
  /** The name of the task in the queue. */
  name: string;
  /**
   * The line of graphile-worker's crontab that schedules it, in UTC; each run happens once for all nodes, and does all
   * that is due, also what an earlier one missed. `fill`: how far back the worker makes up for missed runs when it
   * starts; with a `jobKey`, several missed runs are one job.
   */
  crontab?: string;
  run(context: JobContext, payload: Payload): Promise<unknown>;
}
