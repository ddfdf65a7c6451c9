import { buildRawXmlString } from 'ksef-client-ts';
import type { Invoice } from '#engine/trade/invoices/invoice';
import { fa3Document } from './fa3-document.js';
import { expectFa3 } from './fa3-schema.js';

/**
 * The XML of an invoice by FA(3), as bytes: UTF-8 without a byte order mark. The same invoice gives the same bytes;
 * they are stored, hashed and sent unchanged. Throws where the ministry's schema refuses them.
 */
export function writeInvoice(invoice: Invoice): Buffer {
  const bytes = Buffer.from(buildRawXmlString(fa3Document(invoice)), 'utf8');
  expectFa3(bytes);
  return bytes;
}
