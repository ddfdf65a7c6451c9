import { createHash, createHmac, randomBytes } from 'node:crypto';

const TOKEN = /^[\w-]{43}$/;

/** A new token for one link, to be used once. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** The token of the link that ends a subscription: every mail must carry it, so it can be made again. */
export function unsubscribeToken(subscriberId: string, secret: string): string {
  return createHmac('sha256', secret).update(`newsletter ${subscriberId}`).digest('base64url');
}

/** What is kept of a token: who reads the table can use no link. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

export const isToken = (text: string): boolean => TOKEN.test(text);
