import { Router, text } from 'express';
import type { Logger } from 'pino';
import {
  type PaymentProvider,
  UntrustedNotification,
} from '../../../adapters/payments/payment-provider.js';
import type { Services } from '../../../request/services.js';
import { AppError } from '../../../shared/errors.js';
import { settleRefund } from '../refunds/end-refund.js';
import { settlePayment } from './settle-payment.js';

/** A notification has about 500 bytes. */
const BODY_LIMIT = '10kb';

/**
 * The routes for the notifications of payments and refunds of all configured payment providers. A notification is answered by 200 once it is booked, otherwise by an error, so that the provider repeats it later.
 * Bodies stay text here: the adapter of the provider parses them and checks their signature.
 */
export function paymentNotifications(services: Services): Router {
  const { logger, orm } = services;
  const router = Router();
  router.use(text({ type: () => true, limit: BODY_LIMIT }));
  const hear = (path: string, settle: (provider: PaymentProvider, body: string) => Promise<void>) =>
    router.post(path, async (req, res, next) => {
      const provider = services.payments.byCode.get(String(req.params['code']));
      if (!provider) return next();
      try {
        await settle(provider, bodyOf(req));
      } catch (error) {
        throw refusal(error, logger);
      }
      res.status(200).end();
    });
  hear('/:code/notification', async (provider, body) =>
    settlePayment(orm.em.fork(), provider, provider.readNotification(body)),
  );
  hear('/:code/refund-notification', async (provider, body) =>
    settleRefund(orm.em.fork(), provider.readRefundNotification(body)),
  );
  return router;
}

/** The error that the provider gets. An expected one is logged here, without customers' data. */
function refusal(error: unknown, logger: Logger): unknown {
  const isUntrusted = error instanceof UntrustedNotification;
  if (!isUntrusted && !(error instanceof AppError)) return error;
  const reason = isUntrusted ? error.message : error.code;
  logger.warn({ reason }, 'a notification is refused');
  if (!isUntrusted) return error;
  return new AppError('FORBIDDEN', 'Powiadomienie nie pochodzi od operatora płatności.');
}

const bodyOf = ({ body }: { body?: unknown }): string => (typeof body === 'string' ? body : '');
