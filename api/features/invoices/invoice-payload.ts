import type { EntityManager } from '@mikro-orm/postgresql';
import { userErrorsOf } from '../../shared/user-error.js';
import { Invoice } from './invoice.entity.js';
import type { InvoicePayload } from './invoice.inputs.js';

/**
 * Answers with the invoice that `write` returns and its order, read with a new EntityManager, because the invoices in
 * the request's own EntityManager are stale.
 */
export async function payloadOf(
  em: EntityManager,
  write: Promise<Invoice>,
): Promise<InvoicePayload> {
  try {
    const { id } = await write;
    const fresh = em.fork();
    const invoice = await fresh.findOneOrFail(Invoice, { id }, { populate: ['order'] });
    return { invoice, order: invoice.order.getEntity(), userErrors: [] };
  } catch (error) {
    return { invoice: null, order: null, userErrors: userErrorsOf(error) };
  }
}
