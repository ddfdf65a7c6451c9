import { type KeyObject, createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { TOTP } from 'otpauth';
import type { Account } from './accounts.js';
import { change } from './staff.js';
import type { TestApp } from './test-app.js';
import type { TestVisitor } from './test-visitor.js';

type Kind = 'app' | 'passkey';

interface Started {
  token: string;
  passkeyOptions: string | null;
  appKey: string | null;
  appUri: string | null;
}

interface Challenge {
  token: string;
  passkeyOptions: string | null;
}

interface LoginAnswer {
  user: { id: number } | null;
  challenge: Challenge | null;
  userErrors: { code: string; message: string }[];
}

interface Proof {
  code?: string;
  passkey?: string;
}

/** A second factor that a test has added to an account. */
export interface AddedFactor {
  recoveryCodes: string[];
  /** What answers a challenge of a sign-in. */
  prove: (challenge: Challenge) => Proof;
}

const LOGIN_FIELDS = 'user { id } challenge { token passkeyOptions } userErrors { code message }';

/** Signs in by the password; the challenge of a second factor is in the answer. */
export async function login(visitor: TestVisitor, input: Account): Promise<LoginAnswer> {
  return ask(visitor, 'login', 'LoginInput', input);
}

/** Signs in by a second factor. */
export async function confirmLogin(
  visitor: TestVisitor,
  token: string,
  proof: Proof,
): Promise<LoginAnswer> {
  return ask(visitor, 'confirmLogin', 'ConfirmLoginInput', { token, ...proof });
}

async function ask(visitor: TestVisitor, name: string, type: string, input: object) {
  const { data, errors } = await visitor.graphql<Record<string, LoginAnswer>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${LOGIN_FIELDS} } }`,
    { input },
  );
  if (errors) throw new Error(errors[0]!.extensions.code);
  return data[name]!;
}

export async function startSecondFactor(
  visitor: TestVisitor,
  kind: Kind,
  currentPassword: string,
): Promise<Started> {
  const { userErrors, ...started } = await change<Started>(
    visitor,
    'startSecondFactor',
    { kind, currentPassword },
    'token passkeyOptions appKey appUri',
  );
  if (userErrors.length > 0) throw new Error(JSON.stringify(userErrors));
  return started;
}

/** What completes a started second factor. */
export function proofOf({ appKey, passkeyOptions }: Started, device = new SoftwareDevice()): Proof {
  if (appKey) return { code: appCode(appKey) };
  return { passkey: device.create(passkeyOptions!) };
}

/** The code that an app shows, `steps` of 30 seconds from now. */
export const appCode = (key: string, steps = 0): string =>
  new TOTP({ secret: key }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Adds a second factor to an account, by the API; the next code of an app is one step ahead. */
export async function addSecondFactor(
  app: TestApp,
  account: Account,
  kind: Kind,
): Promise<AddedFactor> {
  const visitor = app.visitor();
  await login(visitor, account);
  const started = await startSecondFactor(visitor, kind, account.password);
  const device = new SoftwareDevice();
  const { userErrors, recoveryCodes } = await change<{ recoveryCodes: string[] }>(
    visitor,
    'addSecondFactor',
    { token: started.token, name: 'Telefon', ...proofOf(started, device) },
    'recoveryCodes',
  );
  if (userErrors.length > 0) throw new Error(JSON.stringify(userErrors));
  return {
    recoveryCodes,
    prove: ({ passkeyOptions }) =>
      started.appKey
        ? { code: appCode(started.appKey, 1) }
        : { passkey: device.get(passkeyOptions!) },
  };
}

/** A second factor that nobody can use; returns its id. */
export async function insertSecondFactor(app: TestApp, email: string): Promise<string> {
  const [row] = await app.sql<{ id: string }>(
    `insert into second_factor (id, user_id, kind, name, key, counter)
     select gen_random_uuid(), id, 'app', 'Telefon', '', 0 from user_account where email = $1 returning id`,
    [email],
  );
  return row!.id;
}

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** A telephone with one passkey, in software; `overrides` is what it gets wrong. */
export class SoftwareDevice {
  readonly id = randomBytes(16);
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync(
    'ec',
    { namedCurve: 'P-256' },
  );
  counter = 1;

  constructor(
    private readonly overrides: { origin?: string; rpId?: string; flags?: number } = {},
  ) {}

  /** Makes the passkey: the answer of the browser to creation options. */
  create(optionsJson: string): string {
    const { challenge, rp } = JSON.parse(optionsJson) as { challenge: string; rp: { id: string } };
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x!, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y!, 'base64url'))],
      ]),
    );
    const length = Buffer.from([0, this.id.length]);
    // With the flag that a new passkey follows, of an unknown kind of device.
    const authData = Buffer.concat([
      this.deviceData(rp.id, 0x40),
      Buffer.alloc(16),
      length,
      this.id,
      cose,
    ]);
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ]) as never,
    );
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(attestationObject).toString('base64url'),
    });
  }

  /** Signs a challenge: the answer of the browser to request options. */
  get(optionsJson: string): string {
    const { challenge, rpId } = JSON.parse(optionsJson) as { challenge: string; rpId: string };
    const clientData = this.clientData('webauthn.get', challenge);
    const deviceData = this.deviceData(rpId);
    const signed = Buffer.concat([deviceData, sha256(clientData)]);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: deviceData.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
    });
  }

  private clientData(type: string, challenge: string): Buffer {
    const origin = this.overrides.origin ?? 'http://shop.test';
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private deviceData(rpId: string, extraFlags = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    this.counter += 1;
    // User present and verified.
    const flags = (this.overrides.flags ?? 0x05) | extraFlags;
    return Buffer.concat([sha256(this.overrides.rpId ?? rpId), Buffer.from([flags]), counter]);
  }

  private answer(response: object): string {
    const id = this.id.toString('base64url');
    return JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });
  }
}
