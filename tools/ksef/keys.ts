import { constants, createDecipheriv, privateDecrypt } from 'node:crypto';
import { CertificateService } from 'ksef-client-ts';

/**
 * A key pair that is created at each start. Its certificate, published once for each usage, encrypts what clients send;
 * its private key decrypts it.
 */
export interface Keys {
  /** The answer to a request of `/security/public-key-certificates`. */
  published: object[];
  open(wrapped: string): Buffer;
}

const USAGES = ['KsefTokenEncryption', 'SymmetricKeyEncryption'] as const;
const YEAR_MS = 365 * 86_400_000;

export async function createKeys(): Promise<Keys> {
  const made = await CertificateService.generateCompanySeal('KSeF', 'VATPL-0000000000', 'Stand-in');
  const certificate = made.certificatePem.replaceAll(/-----[^-]+-----|\s/g, '');
  const now = Date.now();
  return {
    published: USAGES.map((usage) => ({
      certificate,
      publicKeyId: `stand-in-${usage}`,
      usage: [usage],
      validFrom: new Date(now - 60_000).toISOString(),
      validTo: new Date(now + YEAR_MS).toISOString(),
    })),
    open: (wrapped) =>
      privateDecrypt(
        { key: made.privateKeyPem, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
        Buffer.from(wrapped, 'base64'),
      ),
  };
}

/** Decrypts data that a client has encrypted with the key of its session. */
export function decrypt(content: string, key: Buffer, iv: Buffer): Buffer {
  const cipher = createDecipheriv('aes-256-cbc', key, iv);
  return Buffer.concat([cipher.update(Buffer.from(content, 'base64')), cipher.final()]);
}
