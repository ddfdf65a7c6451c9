import type { EntityManager } from '@mikro-orm/postgresql';
import { SecondFactor } from '../../../identity/second-factor.entity.js';
import type { User } from '../../../identity/user.entity.js';
import type { Services } from '../../../request/services.js';
import { shopName } from '../../../shared/env/env.js';
import { AppError, wrongField } from '../../../shared/errors.js';
import { asStaff } from '../../audit/as-staff.js';
import { appUri, newAppKey, stepOf } from '../../auth/second-factor/app-codes.js';
import { findChallenge, openChallenge } from '../../auth/second-factor/challenge.js';
import { creationOptions, readNewPasskey } from '../../auth/second-factor/passkeys.js';
import { secondFactorMail } from '../../auth/second-factor/second-factor-mails.js';
import {
  type Proof,
  findSecondFactors,
  makeRecoveryCodes,
  passkeysOf,
  readCode,
} from '../../auth/second-factor/second-factor.service.js';
import { queueMail } from '../../mail/queue-mail.js';
import { lockUser } from '../lock-user.js';
import { type OwnSession, expectOwnPassword } from '../profile.service.js';
import type { StartSecondFactorInput } from './second-factor.inputs.js';

type Shop = Pick<Services, 'env' | 'settings' | 'loginLimiter'>;

const MAX_FACTORS = 10;

/**
 * Makes what the viewer's browser or app needs to become a second factor. Throws as `expectOwnPassword` does, and
 * CONFLICT where the shop has no key to encrypt that of an app.
 */
export async function startSecondFactor(
  em: EntityManager,
  { env, settings, loginLimiter }: Shop,
  own: OwnSession,
  { kind, currentPassword }: StartSecondFactorInput,
) {
  const { viewer } = own;
  await expectOwnPassword(em, loginLimiter, own, currentPassword);
  if (kind === 'app') {
    const appKey = newAppKey();
    const { token } = await openChallenge(em, viewer, 'add_factor', settings.seal(appKey));
    return { token, appKey, appUri: appUri(appKey, shopName(env), viewer.email) };
  }
  const { token } = await openChallenge(em, viewer, 'add_factor');
  const passkeys = passkeysOf(await findSecondFactors(em, viewer.id));
  return { token, passkeyOptions: await creationOptions(env, viewer, token, passkeys) };
}

/**
 * Adds the second factor that was started, and mails the viewer. With the first one it makes recovery codes and returns
 * them. Throws NOT_FOUND where it was started too long ago, BAD_USER_INPUT where code or passkey is wrong, CONFLICT for
 * more than ten.
 */
export async function addSecondFactor(
  em: EntityManager,
  shop: Shop,
  viewer: User,
  { name, ...proof }: Proof & { name: string },
): Promise<string[] | null> {
  return asStaff(em, viewer, async (tx) => {
    const user = await lockUser(tx, viewer.id);
    const challenge = await findChallenge(tx, proof.token, 'add_factor');
    if (challenge.user.id !== user.id) throw new AppError('NOT_FOUND');
    const held = await findSecondFactors(tx, user.id);
    if (held.length > MAX_FACTORS)
      throw new AppError('CONFLICT', 'Usuń najpierw któryś z\u00a0nich.');
    const made = challenge.sealedKey
      ? newApp(challenge.sealedKey, shop, proof)
      : await newPasskey(tx, shop, proof);
    tx.create(SecondFactor, { user, name: name.trim(), ...made });
    tx.remove(challenge);
    await tx.flush();
    await queueMail(tx, secondFactorMail(user, made.kind === 'app' ? 'appAdded' : 'passkeyAdded'));
    return held.length === 0 ? makeRecoveryCodes(tx, user) : null;
  });
}

function newApp(sealedKey: string, { settings }: Shop, { code }: Proof) {
  const key = settings.unseal(sealedKey);
  const step = key === null ? null : stepOf(key, readCode(code ?? ''), 0);
  if (step === null)
    throw wrongField(
      'code',
      'Kod jest nieprawidłowy. Sprawdź, czy zegar w\u00a0telefonie dobrze chodzi.',
    );
  return { kind: 'app' as const, key: sealedKey, counter: step };
}

async function newPasskey(tx: EntityManager, { env }: Shop, { token, passkey }: Proof) {
  const made = passkey ? await readNewPasskey(env, token, passkey) : null;
  const isNew = made && (await tx.count(SecondFactor, { credentialId: made.credentialId })) === 0;
  if (!isNew) throw wrongField('passkey', 'Nie udało się dodać klucza dostępu.');
  return { kind: 'passkey' as const, ...made };
}
