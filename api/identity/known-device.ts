import { randomUUID } from 'node:crypto';
import { hashOf } from '../shared/rate-limit.js';

/**
 * A browser in which members of staff have signed in, recognised by a signed cookie. The cookie grants no rights, but
 * attempts of this browser to sign in to their accounts are counted apart from those of strangers.
 */
export interface KnownDevice {
  id: string;
  /** Hashes of the e-mails of its accounts; the account that has signed in last comes first. */
  accounts: readonly string[];
}

const MAX_ACCOUNTS = 5;
/** Characters of the hash: enough to distinguish the accounts of a shop. */
const KEY_LENGTH = 16;
/** The prefix keeps a signed cookie of another kind from being taken for this one. */
const VALUE = /^device\.([0-9a-f-]{36})((?:\.[\w-]{16}){1,5})$/;

/** Reads the device from the value of a cookie whose signature is valid; null for any other value. */
export function readDevice(cookie: unknown): KnownDevice | null {
  const [, id, accounts] = (typeof cookie === 'string' && VALUE.exec(cookie)) || [];
  return id && accounts ? { id, accounts: accounts.slice(1).split('.') } : null;
}

export const writeDevice = ({ id, accounts }: KnownDevice): string =>
  ['device', id, ...accounts].join('.');

/** The device, or a new one where none is known, with this account as the first of its accounts. */
export function deviceOf(current: KnownDevice | null, email: string): KnownDevice {
  const account = accountKey(email);
  const others = current?.accounts.filter((key) => key !== account) ?? [];
  return { id: current?.id ?? randomUUID(), accounts: [account, ...others].slice(0, MAX_ACCOUNTS) };
}

export const isKnownTo = (device: KnownDevice | null, email: string): boolean =>
  device?.accounts.includes(accountKey(email)) ?? false;

const accountKey = (email: string): string => hashOf(email).slice(0, KEY_LENGTH);
