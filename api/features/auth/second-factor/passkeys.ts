import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { SecondFactor } from '../../../identity/second-factor.entity.js';
import type { User } from '../../../identity/user.entity.js';
import { type Env, shopName } from '../../../shared/env/env.js';

/** EdDSA, ES256 and RS256; asking Node for what else it supports is experimental and prints a warning. */
const ALGORITHMS = { supportedAlgorithmIDs: [-8, -7, -257] };

/** What the browser needs to make a passkey for an account, as JSON. */
export async function creationOptions(
  env: Env,
  { id, email, name }: User,
  token: string,
  passkeys: readonly SecondFactor[],
): Promise<string> {
  const options = await generateRegistrationOptions({
    rpName: shopName(env),
    rpID: siteOf(env).expectedRPID,
    userID: Buffer.from(String(id)),
    userName: email,
    userDisplayName: name,
    challenge: Buffer.from(token, 'base64url'),
    excludeCredentials: passkeys.map(idOf),
    ...ALGORITHMS,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  return JSON.stringify(options);
}

/** What the browser needs to let one of these passkeys sign, as JSON. */
export async function requestOptions(
  env: Env,
  token: string,
  passkeys: readonly SecondFactor[],
): Promise<string> {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(env).expectedRPID,
    challenge: Buffer.from(token, 'base64url'),
    allowCredentials: passkeys.map(idOf),
    userVerification: 'required',
  });
  return JSON.stringify(options);
}

/** The passkey that a browser has made for this challenge; null where its answer is not valid. */
export async function readNewPasskey(
  env: Env,
  token: string,
  answer: string,
): Promise<Pick<SecondFactor, 'credentialId' | 'key' | 'counter'> | null> {
  try {
    const response = JSON.parse(answer) as RegistrationResponseJSON;
    const expected = { ...siteOf(env), ...ALGORITHMS, expectedChallenge: token };
    const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, key: Buffer.from(publicKey).toString('base64url'), counter };
  } catch {
    // The library throws an error for each way in which an answer can be wrong.
    return null;
  }
}

/** The new signature counter of this passkey, if it has signed the challenge; null where it has not. */
export async function verifyPasskey(
  env: Env,
  token: string,
  answer: string,
  passkeys: readonly SecondFactor[],
): Promise<{ passkey: SecondFactor; counter: number } | null> {
  try {
    const response = JSON.parse(answer) as AuthenticationResponseJSON;
    const passkey = passkeys.find(({ credentialId }) => credentialId === response.id);
    if (!passkey) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      ...siteOf(env),
      expectedChallenge: token,
      credential: {
        ...idOf(passkey),
        publicKey: Buffer.from(passkey.key, 'base64url'),
        counter: passkey.counter,
      },
    });
    return verified ? { passkey, counter: authenticationInfo.newCounter } : null;
  } catch {
    return null;
  }
}

/** The shop's public address is what passkeys are bound to. */
function siteOf({ PUBLIC_URL }: Env) {
  const { origin, hostname } = new URL(PUBLIC_URL);
  return { expectedOrigin: origin, expectedRPID: hostname };
}

const idOf = ({ credentialId }: SecondFactor) => ({ id: credentialId! });
