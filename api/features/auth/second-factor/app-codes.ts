import { Secret, TOTP } from 'otpauth';

const KEY_BYTES = 20;

/** A new key for an app that shows codes, in Base32. */
export const newAppKey = (): string => new Secret({ size: KEY_BYTES }).base32;

/** The address by which an app takes over the key, to be shown as a QR code. */
export const appUri = (key: string, shop: string, email: string): string =>
  new TOTP({ secret: key, issuer: shop, label: email }).toString();

/**
 * The time step of a right code, which may be one step early or late, so that clocks may differ by half a minute; null
 * for a wrong code and one of the step `last` or before, because a code counts once.
 */
export function stepOf(key: string, code: string, last: number): number | null {
  const totp = new TOTP({ secret: key });
  const timestamp = Date.now();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  const step = delta === null ? last : totp.counter({ timestamp }) + delta;
  return step > last ? step : null;
}
