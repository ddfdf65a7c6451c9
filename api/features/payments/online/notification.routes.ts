import { Router, text } from 'express';
import type { Logger } from 'pino';
import { UntrustedNotification } from '../../../adapters/payments/payment-provider.js';
import type { Services } from '../../../request/services.js';
import { AppError } from '../../../shared/errors.js';
import { settlePayment } from './settle-payment.js';

/** A notification has about 500 bytes. */
const BODY_LIMIT = '10kb';

/**
 * What the payment provider tells. It is answered by 200 once it is booked; otherwise the provider tells again, so that
 * what cannot be booked now is booked later. Nothing is believed before its signature is checked.
 */
export function paymentNotifications(services: Services): Router {
  const { payments, logger, orm } = services;
  const router = Router();
  if (!payments) return router;
  router.use(text({ type: () => true, limit: BODY_LIMIT }));
  router.post(`/${payments.code}/notification`, async (req, res) => {
    try {
      const reported = payments.readNotification(bodyOf(req));
      await settlePayment(orm.em.fork(), payments, reported);
    } catch (error) {
      throw refusal(error, logger);
    }
    res.status(200).end();
  });
  return router;
}

/** What the provider is answered; the log tells the operator, without data of customers. */
function refusal(error: unknown, logger: Logger): unknown {
  const isUntrusted = error instanceof UntrustedNotification;
  if (!isUntrusted && !(error instanceof AppError)) return error;
  const reason = isUntrusted ? error.message : error.code;
  logger.warn({ reason }, 'a notification is refused');
  if (!isUntrusted) return error;
  return new AppError('FORBIDDEN', 'Powiadomienie nie pochodzi od operatora płatności.');
}

/** Empty where there is none. */
const bodyOf = ({ body }: { body?: unknown }): string => (typeof body === 'string' ? body : '');
