import type { EntityManager } from '@mikro-orm/postgresql';
import { Secret } from 'otpauth';
import { hashSecret } from '../../../identity/api-token.service.js';
import { SecondFactor } from '../../../identity/second-factor.entity.js';
import type { User } from '../../../identity/user.entity.js';
import type { Services } from '../../../request/services.js';
import { AppError } from '../../../shared/errors.js';
import { queueMail } from '../../mail/queue-mail.js';
import { stepOf } from './app-codes.js';
import { verifyPasskey } from './passkeys.js';
import { recoveryCodeMail } from './second-factor-mails.js';

/** What somebody shows for the challenge `token`: a code, of an app or a recovery code, or what a passkey has signed. */
export interface Proof {
  token: string;
  code?: string | null;
  passkey?: string | null;
}

const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

/** All second factors of an account with their keys, in the order in which they were added. */
export const findSecondFactors = (em: EntityManager, userId: number): Promise<SecondFactor[]> =>
  em.find(
    SecondFactor,
    { user: userId },
    { populate: ['key'], orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  );

export const passkeysOf = (factors: readonly SecondFactor[]): SecondFactor[] =>
  factors.filter(({ kind }) => kind === 'passkey');

/**
 * Uses a second factor of an account, which the caller's transaction has locked, so that a code counts once; throws
 * INVALID_CREDENTIALS. The use of a recovery code is mailed to the account.
 */
export async function useSecondFactor(
  tx: EntityManager,
  { env, settings }: Pick<Services, 'env' | 'settings'>,
  user: User,
  { token, code, passkey: answer }: Proof,
): Promise<void> {
  const factors = await findSecondFactors(tx, user.id);
  const signed = answer ? await verifyPasskey(env, token, answer, passkeysOf(factors)) : null;
  if (signed) markUsed(signed.passkey, signed.counter);
  const typed = readCode(code ?? '');
  const isRight =
    signed !== null ||
    factors.some(
      (factor) =>
        factor.kind === 'app' && acceptAppCode(factor, settings.unseal(factor.key), typed),
    );
  if (!isRight) await spendRecoveryCode(tx, user, factors, typed);
  await tx.flush();
}

function acceptAppCode(app: SecondFactor, key: string | null, code: string): boolean {
  const step = key === null ? null : stepOf(key, code, app.counter);
  if (step === null) return false;
  markUsed(app, step);
  return true;
}

async function spendRecoveryCode(
  tx: EntityManager,
  user: User,
  factors: readonly SecondFactor[],
  code: string,
): Promise<void> {
  const codes = factors.find(({ kind }) => kind === 'recovery_codes');
  const hashes = codes?.key.split(' ') ?? [];
  const left = hashes.filter((hash) => hash !== hashSecret(code));
  if (!codes || left.length === hashes.length)
    throw new AppError('INVALID_CREDENTIALS', 'Kod lub klucz jest nieprawidłowy.');
  codes.key = left.join(' ');
  markUsed(codes, left.length);
  await queueMail(tx, recoveryCodeMail(user, left.length));
}

function markUsed(factor: SecondFactor, counter: number): void {
  factor.counter = counter;
  factor.lastUsedAt = new Date();
}

/** A code without what people type between its parts. */
export const readCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Gives an account new recovery codes in place of the earlier ones; only their hashes are stored. */
export async function makeRecoveryCodes(tx: EntityManager, user: User): Promise<string[]> {
  const codes = Array.from(
    { length: RECOVERY_CODES },
    () => new Secret({ size: RECOVERY_BYTES }).base32,
  );
  await tx.nativeDelete(SecondFactor, { user: user.id, kind: 'recovery_codes' });
  tx.create(SecondFactor, {
    user,
    kind: 'recovery_codes',
    name: '',
    key: codes.map(hashSecret).join(' '),
    counter: codes.length,
  });
  await tx.flush();
  return codes.map((code) => code.match(/.{4}/g)!.join('-'));
}
