import { createHmac, randomBytes } from 'node:crypto';

/** A new secret of an endpoint: "whsec_" and 256 random bits. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/**
 * The header by which a receiver knows that a body is ours and new: the time of sending in seconds, and for each secret
 * the HMAC-SHA256 of "<time>.<body>" in hex: "t=1764500000,v1=5f2a…". While secrets change there are two `v1`.
 */
export function webhookSignature(body: string, secrets: readonly string[], at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`,
  );
  return [`t=${t}`, ...signatures].join(',');
}
