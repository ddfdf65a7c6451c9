import { AppError } from '../../shared/errors.js';

/** The token of a customer's page; throws FORBIDDEN for a request that did not know it. */
export function ownToken({ token, isOwn }: { token?: string; isOwn?: boolean }): string {
  if (isOwn && token) return token;
  throw new AppError('FORBIDDEN', 'Adres strony klienta podaje tylko osobna czynność.');
}
