import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readExactJson, writeExactJson } from './exact-json.js';

/** The only currency of the shop; all amounts of messages are in grosze. */
export const CURRENCY = 'PLN';

/** An id of up to 64 bits, which a number may not hold exactly. */
const bigId = z.union([z.int().min(0), z.bigint().min(0n)]);
const amount = z.int().positive();

/** The answer to a request that has failed; where refunds are refused, `error` is a list of them. */
export const ERROR = z.object({
  error: z.union([
    z.string(),
    z
      .array(z.object({ message: z.string() }))
      .transform((refused) => refused.map(({ message }) => message).join(', ')),
  ]),
});
/** The answer to the question whether a merchant's keys are right. */
export const ACCESS = z.object({ data: z.literal(true) });
/** The answer to the registration of a payment. */
export const REGISTERED = z.object({ data: z.object({ token: z.string().min(1) }) });
/** The answer to the verification of a payment. */
export const VERIFIED = z.object({ data: z.object({ status: z.literal('success') }) });
/** The state of a payment, by its session. */
export const SESSION = z.object({ data: z.object({ status: z.int(), orderId: bigId, amount }) });
/** The answer to a request for refunds. */
export const REFUNDS = z.object({
  data: z.array(z.object({ status: z.boolean(), message: z.string() })).min(1),
});

/** The refunds of a payment; one that was made by hand in the provider's panel has no `requestId`. */
export const REFUND_STATES = z.object({
  data: z.object({
    refunds: z.array(
      z.object({
        requestId: z.string().nullish(),
        batchId: bigId.nullish(),
        amount: amount.nullish(),
        status: z.int(),
      }),
    ),
  }),
});

export const NOTIFICATION = z.object({
  merchantId: z.int(),
  posId: z.int(),
  sessionId: z.string(),
  amount,
  originAmount: z.int(),
  currency: z.literal(CURRENCY),
  orderId: bigId,
  methodId: z.int(),
  statement: z.string(),
  sign: z.string(),
});

export const REFUND_NOTIFICATION = z.object({
  orderId: bigId,
  sessionId: z.string(),
  merchantId: z.int(),
  refundsUuid: z.string(),
  amount,
  currency: z.literal(CURRENCY),
  status: z.union([z.literal(0), z.literal(1)]),
  sign: z.string(),
});

/**
 * The signature of a message: SHA-384 in hexadecimal over compact JSON. The caller passes the fields in the order of
 * the provider's documentation, `crc` last.
 */
export const sign = (fields: object): string =>
  createHash('sha384').update(writeExactJson(fields)).digest('hex');

/** Parses a message; null for any other text. */
export function readMessage<T>(schema: z.ZodType<T>, text: string): T | null {
  try {
    return schema.parse(readExactJson(text));
  } catch {
    return null;
  }
}
