import { randomUUID } from 'node:crypto';
import { hashOf } from '../../shared/rate-limit.js';

/** A browser in which members of staff have signed in; it grants nothing, but is counted apart from strangers. */
export interface KnownDevice {
  id: string;
  /** Of which accounts, the latest first, as keys that do not show their e-mails. */
  accounts: readonly string[];
}

const MAX_ACCOUNTS = 5;
/** Enough to tell the accounts of a shop apart. */
const KEY_LENGTH = 16;
/** Begins with what it is: a signed cookie of another kind cannot be shown in its place. */
const VALUE = /^device\.([0-9a-f-]{36})((?:\.[\w-]{16}){1,5})$/;

/** The device of a cookie whose signature is good; null for anything else. */
export function readDevice(cookie: unknown): KnownDevice | null {
  const [, id, accounts] = (typeof cookie === 'string' && VALUE.exec(cookie)) || [];
  return id && accounts ? { id, accounts: accounts.slice(1).split('.') } : null;
}

export const writeDevice = ({ id, accounts }: KnownDevice): string =>
  ['device', id, ...accounts].join('.');

/** The device, or a new one, as that of one account more. */
export function deviceOf(known: KnownDevice | null, email: string): KnownDevice {
  const account = accountKey(email);
  const others = known?.accounts.filter((key) => key !== account) ?? [];
  return { id: known?.id ?? randomUUID(), accounts: [account, ...others].slice(0, MAX_ACCOUNTS) };
}

export const isKnownTo = (device: KnownDevice | null, email: string): boolean =>
  device?.accounts.includes(accountKey(email)) ?? false;

const accountKey = (email: string): string => hashOf(email).slice(0, KEY_LENGTH);
