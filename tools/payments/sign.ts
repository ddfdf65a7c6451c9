import { createHash } from 'node:crypto';
import { writeExactJson } from '../../api/adapters/payments/exact-json.js';

/** Hex SHA-384 of compact JSON with the keys in this order, as Przelewy24 documents it. */
export const signed = (fields: object, crc: string): string =>
  createHash('sha384')
    .update(writeExactJson({ ...fields, crc }))
    .digest('hex');
