import { outboxOf } from '../../adapters/mailer.js';
import type { Job } from '../../request/job.js';
import { forgetCounts } from './forget-counts.js';
import { expiredBefore, forgetExpired } from './forget-expired.js';

const forgetRows: Job = {
  name: 'forget_expired',
  crontab: '17 2 * * * forget_expired ?fill=1w&jobKey=forget_expired',
  async run({ em, services: { env, logger } }) {
    const now = new Date();
    const counts = await forgetExpired(em, now);
    const files = await outboxOf(env).forget(await expiredBefore(em, 'mails', now));
    logger.info({ ...counts, files }, 'forgot what has expired');
  },
};

const forgetRequests: Job = {
  name: 'forget_counts',
  crontab: '*/5 * * * * forget_counts ?jobKey=forget_counts',
  run: ({ em }) => forgetCounts(em, new Date()),
};

export const RETENTION_JOBS: readonly Job[] = [forgetRows, forgetRequests];
