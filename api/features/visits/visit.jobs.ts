import type { Job } from '../../request/job.js';
import { planningOf } from './planning.js';
import { remindVisits } from './remind-visits.js';

const remind: Job = {
  name: 'remind_visits',
  crontab: '15 10 * * * remind_visits ?fill=6h&jobKey=remind_visits',
  run: ({ em, services }) => remindVisits(em, services.logger, planningOf(services)),
};

export const VISIT_JOBS: readonly Job[] = [remind];
