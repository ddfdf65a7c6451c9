import type { Job } from '../../request/job.js';
import { checkPayments } from './online/check-payments.js';
import { checkRefunds } from './refunds/check-refunds.js';
import { findPanelRefunds } from './refunds/find-panel-refunds.js';
import { sendRefunds } from './refunds/send-refund.js';

const check: Job = {
  name: 'check_payments',
  crontab: '* * * * * check_payments ?fill=2m&jobKey=check_payments',
  async run({ em, services: { env, payments, logger } }) {
    for (const provider of payments.byCode.values()) {
      await checkPayments(em.fork(), provider, logger, new Date());
      await checkRefunds(em.fork(), provider, logger, new Date());
      await sendRefunds(em.fork(), { provider, publicUrl: env.PUBLIC_URL }, logger);
    }
  },
};

const findRefunds: Job = {
  name: 'find_panel_refunds',
  crontab: '41 4 * * * find_panel_refunds ?fill=1d&jobKey=find_panel_refunds',
  async run({ em, services: { payments, logger } }) {
    for (const provider of payments.byCode.values())
      await findPanelRefunds(em.fork(), provider, logger, new Date());
  },
};

export const PAYMENT_JOBS: readonly Job[] = [check, findRefunds];
