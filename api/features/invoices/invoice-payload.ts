import type { EntityManager } from '@mikro-orm/postgresql';
import { attempt } from '../../shared/user-error.js';
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
  const { result: invoice, userErrors } = await attempt(async () => {
    const { id } = await write;
    return em.fork().findOneOrFail(Invoice, { id }, { populate: ['order'] });
  });
  return { invoice, order: invoice?.order.getEntity() ?? null, userErrors };
}
