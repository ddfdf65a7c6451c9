import type { Job } from '../../request/job.js';
import { deliverWebhook } from './deliver-webhook.js';

const deliver: Job<{ deliveryId: number }> = {
  name: 'deliver_webhook',
  run: ({ em, services }, { deliveryId }) => deliverWebhook(em, services, deliveryId),
};

export const WEBHOOK_JOBS: readonly Job[] = [deliver];
