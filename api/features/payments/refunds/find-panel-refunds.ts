import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { formatAmount } from '#engine/goods/price/money';
import {
  type MadeRefund,
  type PaymentProvider,
  ProviderRefusal,
  ProviderUnavailable,
} from '../../../adapters/payments/payment-provider.js';
import { book } from '../../ledger/book.js';
import { lockAccount } from '../../ledger/lock-accounts.js';
import { OnlineReceipt } from '../online/online-receipt.entity.js';
import { OnlineRefund } from './online-refund.entity.js';
import { providerIdOf, reportedOf } from './send-refund.js';

/** For how long after a payment the provider is asked whether its money was sent back in its panel: 90 days. */
const CHECKED_FOR_MS = 90 * 24 * 3_600_000;

/**
 * Asks the provider which payments of the last 90 days were refunded by hand in its panel. Such a refund waits for staff
 * until they book it, because they may have booked it as a transfer already; meanwhile its amount cannot be refunded
 * again. Stops at the first payment for which the provider cannot be reached.
 */
export async function findPanelRefunds(
  em: EntityManager,
  provider: PaymentProvider,
  logger: Logger,
  now: Date,
): Promise<void> {
  const receipts = await em.find(
    OnlineReceipt,
    { provider: provider.code, at: { $gte: new Date(now.getTime() - CHECKED_FOR_MS) } },
    { populate: ['payment'], orderBy: { id: 'asc' } },
  );
  for (const receipt of receipts) {
    try {
      for (const made of await provider.refundsOf(reportedOf(receipt)))
        await record(em.fork(), receipt, made);
    } catch (error) {
      if (!(error instanceof ProviderRefusal || error instanceof ProviderUnavailable)) throw error;
      logger.warn({ err: error, receipt: receipt.id }, 'a payment cannot be asked about refunds');
      if (error instanceof ProviderUnavailable) return;
    }
  }
}

/** Stores a refund that was not requested here, once, for staff to decide. */
async function record(
  em: EntityManager,
  receipt: OnlineReceipt,
  { reference, id, amount }: MadeRefund,
): Promise<void> {
  const orderId = receipt.payment.getEntity().order.id;
  await em.transactional(async (tx) => {
    await lockAccount(tx, orderId);
    const stored = await tx.find(OnlineRefund, { receipt: receipt.id });
    const isKnown = stored.some(
      (refund) => refund.panelReference === reference || providerIdOf(refund.id) === id,
    );
    if (isKnown) return;
    const refund = tx.create(OnlineRefund, {
      id: randomUUID(),
      receipt: tx.getReference(OnlineReceipt, receipt.id),
      amount: formatAmount(amount),
      state: 'sent',
      doubtAt: new Date(),
      panelReference: reference,
    });
    await book(tx, {
      orderId,
      kind: 'refund_requested',
      amount,
      method: 'online',
      reference: refund.id,
      note: 'Zwrot zrobiony w panelu operatora płatności',
    });
  });
}
