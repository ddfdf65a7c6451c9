import type { Job } from '../../request/job.js';
import { remindOffers } from './sending/remind-offers.js';

const remind: Job = {
  name: 'remind_offers',
  crontab: '35 8 * * * remind_offers ?fill=6h&jobKey=remind_offers',
  run: ({ em, services }) => remindOffers(em, services.logger, new Date()),
};

export const OFFER_JOBS: readonly Job[] = [remind];
