import type { EntityManager } from '@mikro-orm/postgresql';
import type { Invoice as Document } from '#engine/trade/invoices/invoice';
import { isRefused } from './delivery/deliveries-of.js';
import { Invoice } from './invoice.entity.js';

/** The content of an invoice, read from its stored XML. */
export async function readDocument(em: EntityManager, invoice: Invoice): Promise<Document> {
  // Lists do not load the XML. The library that reads the XML is imported on demand, because it takes long to load.
  await em.populate(invoice, ['xml']);
  const { readInvoice } = await import('./fa3/read-invoice.js');
  return readInvoice(invoice.xml);
}

/** An invoice as its last correction that KSeF has not refused has left it; null for an unknown invoice. */
export async function currentDocument(
  em: EntityManager,
  invoiceId: number,
): Promise<Document | null> {
  const found = await em.find(
    Invoice,
    { $or: [{ id: invoiceId }, { corrects: invoiceId }] },
    { orderBy: { id: 'desc' } },
  );
  const refusals = await Promise.all(found.map((invoice) => isRefused(em, invoice)));
  const last = found.find(({ id }, index) => id === invoiceId || !refusals[index]);
  return last ? readDocument(em, last) : null;
}
