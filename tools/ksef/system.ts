import { randomBytes, randomUUID } from 'node:crypto';
import type { Response } from 'express';
import { polishClock } from '#engine/locale/polish-time';
import type { Documents } from './documents.js';
import type { Fault } from './faults.js';
import type { Keys } from './keys.js';

/** The account that may sign in: the seller and its token. */
export interface Account {
  nip: string;
  token: string;
}

/** An open session, with the key and the initialisation vector that encrypt its documents. */
export interface Session {
  key: Buffer;
  iv: Buffer;
}

/** What the parts of the stand-in share. */
export interface System {
  account: Account;
  keys: Keys;
  documents: Documents;
  sessions: Map<string, Session>;
  /** The access tokens that were issued; they are lost when the process ends. */
  tokens: Set<string>;
  /** The faults that are switched on. */
  next: Set<Fault>;
}

/** A new reference in KSeF's format: "20261125-SO-0A1B2C3D4E-0A1B2C3D4E-0A". */
export function newReference(kind: string): string {
  const hex = randomBytes(11).toString('hex').toUpperCase();
  const day = polishClock(new Date()).day.replaceAll('-', '');
  return `${day}-${kind}-${hex.slice(0, 10)}-${hex.slice(10, 20)}-${hex.slice(20)}`;
}

const LIFE_MS = 15 * 60_000;

export const inAWhile = (): string => new Date(Date.now() + LIFE_MS).toISOString();

/** A new access token and the time until which it is valid, in the format of KSeF's answer. */
export function issueToken({ tokens }: System): { token: string; validUntil: string } {
  const token = randomUUID();
  tokens.add(token);
  return { token, validUntil: inAWhile() };
}

/** KSeF's code for a request that it cannot read. */
const INVALID = 21_405;

/** Refuses a request in KSeF's format. */
export const refuse = (res: Response, status: number, detail: string, code = INVALID): void =>
  void res.status(status).json({
    title: 'Bad Request',
    status,
    detail,
    errors: [{ code, description: detail, details: [] }],
  });
