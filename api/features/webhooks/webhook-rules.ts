import type { WebhookRules } from '../../adapters/webhooks/post-webhook.js';
import type { Env } from '../../shared/env/env.js';

/** In development and tests the machine itself may be called, without encryption. */
export const webhookRules = ({ NODE_ENV }: Pick<Env, 'NODE_ENV'>): WebhookRules => ({
  allowsLoopback: NODE_ENV !== 'production',
});
