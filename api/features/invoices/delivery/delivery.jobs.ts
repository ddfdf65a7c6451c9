import type { Job } from '../../../request/job.js';
import { deliverInvoice, resumeDeliveries } from './deliver-invoice.js';

const deliver: Job<{ deliveryId: number }> = {
  name: 'deliver_invoice',
  async run({ em, services: { ksef, logger } }, { deliveryId }) {
    if (!ksef) throw new Error('an invoice is to be delivered, but KSEF_* are not set');
    await deliverInvoice({ em, ksef: await ksef.connect(), logger }, deliveryId, new Date());
  },
};

const resume: Job = {
  name: 'resume_deliveries',
  crontab: '*/10 * * * * resume_deliveries ?fill=10m&jobKey=resume_deliveries',
  async run({ em, services: { ksef, logger } }) {
    if (!ksef) return;
    const count = await resumeDeliveries(em, new Date());
    if (count > 0) logger.info({ count }, 'invoices are sent to KSeF again');
  },
};

export const DELIVERY_JOBS: readonly Job[] = [deliver, resume];
