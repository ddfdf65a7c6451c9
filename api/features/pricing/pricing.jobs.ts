import type { Job } from '../../request/job.js';
import { applyDueChanges } from './scheduled/apply-change.js';

const applyScheduled: Job = {
  name: 'apply_scheduled_prices',
  crontab: '* * * * * apply_scheduled_prices ?fill=2m&jobKey=apply_scheduled_prices',
  run: ({ em, services }) => applyDueChanges(em, services.logger, new Date()),
};

export const PRICING_JOBS: readonly Job[] = [applyScheduled];
