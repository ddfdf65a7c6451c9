import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../../shared/errors.js';
import type { Order } from '../../orders/order.entity.js';
import { deliveryOf, isGiven } from '../delivery/deliveries-of.js';
import { InvoiceDelivery } from '../delivery/invoice-delivery.entity.js';
import { Invoice } from '../invoice.entity.js';
import { readDocument } from '../read-document.js';
import { invoiceContent } from './invoice-content.js';

export interface Printed {
  pdf: Buffer;
  /** ASCII: "FV-2026-11-0001.pdf". */
  fileName: string;
}

/**
 * An invoice as a PDF, made from what is stored. For a customer, pass the customer's order: the invoice must then
 * belong to it and be one that the customer may see. Throws NOT_FOUND otherwise, for an unknown invoice, and where
 * `order` is null.
 */
export async function printInvoice(
  em: EntityManager,
  id: number,
  order?: Order | null,
): Promise<Printed> {
  const invoice = await findInvoice(em, id, order);
  if (order && !(await isGiven(em, invoice))) throw new AppError('NOT_FOUND');
  const content = invoiceContent(
    await readDocument(em, invoice),
    (await deliveryOf(em, id)) ?? null,
  );
  // Imported on demand: the PDF library takes long to load.
  const { invoicePdf } = await import('./invoice-pdf.js');
  return { pdf: await invoicePdf(content), fileName: `${fileNameOf(invoice)}.pdf` };
}

/** The stored XML of an invoice, unchanged. Throws NOT_FOUND. */
export async function invoiceXml(
  em: EntityManager,
  id: number,
): Promise<{ xml: Buffer; fileName: string }> {
  const invoice = await findInvoice(em, id);
  await em.populate(invoice, ['xml']);
  return { xml: invoice.xml, fileName: `${fileNameOf(invoice)}.xml` };
}

/** The official confirmation (UPO) that KSeF has accepted an invoice. Throws NOT_FOUND without one. */
export async function confirmationXml(
  em: EntityManager,
  id: number,
): Promise<{ xml: Buffer; fileName: string }> {
  const delivery = await em.findOne(
    InvoiceDelivery,
    { invoice: id },
    { populate: ['confirmation', 'invoice'] },
  );
  if (!delivery?.confirmation) throw new AppError('NOT_FOUND');
  return {
    xml: Buffer.from(delivery.confirmation, 'utf8'),
    fileName: `UPO-${fileNameOf(delivery.invoice.getEntity())}.xml`,
  };
}

async function findInvoice(em: EntityManager, id: number, order?: Order | null): Promise<Invoice> {
  const found =
    order === null ? null : await em.findOne(Invoice, { id, ...(order && { order: order.id }) });
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

const fileNameOf = ({ number }: Invoice): string => number.replaceAll('/', '-');
