import { createHash } from 'node:crypto';
import { writeExactJson } from '../../api/adapters/payments/exact-json.js';

/**
 * The signature as Przelewy24 documents it: hex SHA-384 of compact JSON, with the fields in the order in which they are
 * passed, and the CRC key as the last one.
 */
export const signed = (fields: object, crc: string): string =>
  createHash('sha384')
    .update(writeExactJson({ ...fields, crc }))
    .digest('hex');
