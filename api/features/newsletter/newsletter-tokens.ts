import { createHash, createHmac, randomBytes } from 'node:crypto';

const TOKEN = /^[\w-]{43}$/;

/** A new random token for the link that confirms a subscription. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** The token of the unsubscribe link, derived from the subscriber's id: the table keeps only the hash of the token. */
export function unsubscribeToken(subscriberId: string, secret: string): string {
  return createHmac('sha256', secret).update(`newsletter ${subscriberId}`).digest('base64url');
}

/** The stored form of a token: nobody can make a working link from the table alone. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

export const isToken = (text: string): boolean => TOKEN.test(text);
