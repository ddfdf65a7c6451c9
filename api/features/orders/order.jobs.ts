import { callFunction } from '../../database/database-calls.js';
import type { Job } from '../../request/job.js';
import { reminderTerms } from '../ledger/reminder-calendar.js';
import { remindPayers } from './payment/remind-payers.js';

const remind: Job = {
  name: 'remind_payers',
  crontab: '5 8 * * * remind_payers ?fill=6h&jobKey=remind_payers',
  async run({ em, services: { env, payments, logger } }) {
    // Nobody is reminded of a payment for which the shop has given no way.
    if (!payments.current && !env.COMPANY_ACCOUNT) return;
    const reminding = { terms: reminderTerms(env), paysOnline: payments.current !== null };
    await remindPayers(em, reminding, logger, new Date());
  },
};

const condenseSales: Job = {
  name: 'condense_daily_sales',
  crontab: '*/10 * * * * condense_daily_sales',
  run: ({ em }) => callFunction(em, 'condense_daily_sales'),
};

export const ORDER_JOBS: readonly Job[] = [remind, condenseSales];
