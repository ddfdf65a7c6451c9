import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../../shared/errors.js';
import type { Order } from '../../orders/order.entity.js';
import { Invoice } from '../invoice.entity.js';
import { readDocument } from '../read-document.js';
import { invoiceContent } from './invoice-content.js';

interface Printed {
  pdf: Buffer;
  /** ASCII: "FV-2026-11-0001.pdf". */
  fileName: string;
}

/** An invoice as a PDF, made of its stored XML; of this order, if one is given. Throws NOT_FOUND. */
export async function printInvoice(
  em: EntityManager,
  id: number,
  order?: Order | null,
): Promise<Printed> {
  const invoice = await findInvoice(em, id, order);
  const content = invoiceContent(await readDocument(em, invoice));
  // Imported on demand: the PDF library takes long to load.
  const { invoicePdf } = await import('./invoice-pdf.js');
  return { pdf: await invoicePdf(content), fileName: `${fileNameOf(invoice)}.pdf` };
}

/** The stored XML of an invoice, byte by byte. Throws NOT_FOUND. */
export async function invoiceXml(
  em: EntityManager,
  id: number,
): Promise<{ xml: Buffer; fileName: string }> {
  const invoice = await findInvoice(em, id);
  await em.populate(invoice, ['xml']);
  return { xml: invoice.xml, fileName: `${fileNameOf(invoice)}.xml` };
}

async function findInvoice(em: EntityManager, id: number, order?: Order | null): Promise<Invoice> {
  const found =
    order === null ? null : await em.findOne(Invoice, { id, ...(order && { order: order.id }) });
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

const fileNameOf = ({ number }: Invoice): string => number.replaceAll('/', '-');
