import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Hashes a password with argon2id and a random salt. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await derive('argon2id', { message: password.normalize('NFKC'), nonce, ...COST });
  const { memory, passes, parallelism } = COST;
  return [
    'argon2id',
    memory,
    passes,
    parallelism,
    nonce.toString('base64url'),
    hash.toString('base64url'),
  ].join('$');
}

/** Takes the same time whether the account exists or not: without a hash it checks against one that nothing fits. */
export async function verifyPassword(
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = (
    stored ?? (await unmatchable())
  ).split('$');
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(salt, 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected) && stored != null;
}

let unmatchableHash: Promise<string> | undefined;
const unmatchable = () => (unmatchableHash ??= hashPassword(randomBytes(32).toString('hex')));
