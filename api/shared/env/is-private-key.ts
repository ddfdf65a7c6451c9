import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Whether a file holds a private key in PEM that can be read without a password. */
export function isPrivateKey(path: string): boolean {
  try {
    createPrivateKey(readFileSync(path));
    return true;
  } catch {
    return false;
  }
}
