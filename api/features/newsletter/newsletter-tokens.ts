import { createHash, createHmac, randomBytes } from 'node:crypto';

const TOKEN = /^[\w-]{43}$/;

/** A new random token for the link that confirms a subscription. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/**
 * The token of the unsubscribe link. It is computed from the subscriber's id each time a mail needs it, because the
 * table keeps only its hash.
 */
export function unsubscribeToken(subscriberId: string, secret: string): string {
  return createHmac('sha256', secret).update(`newsletter ${subscriberId}`).digest('base64url');
}

/** The stored form of a token: nobody can make a working link from the table alone. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

export const isToken = (text: string): boolean => TOKEN.test(text);
