import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
/** OWASP's recommended minimum for argon2id: 19 MiB of memory (here in KiB), two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };

/** Hashes a password with argon2id and a random salt; the hash contains its parameters (memory in KiB). */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const nonce = randomBytes(16);
  const message = password.normalize('NFKC');
  const hash = await derive('argon2id', { message, nonce, ...cost, tagLength: 32 });
  const { memory, passes, parallelism } = cost;
  return [
    'argon2id',
    memory,
    passes,
    parallelism,
    nonce.toString('base64url'),
    hash.toString('base64url'),
  ].join('$');
}

/** Checked in place of a stored hash where there is none; checking it costs the same. */
const NO_ACCOUNT = [
  'argon2id',
  COST.memory,
  COST.passes,
  COST.parallelism,
  Buffer.alloc(16).toString('base64url'),
  Buffer.alloc(32).toString('base64url'),
].join('$');

/** Whether the password matches the hash. Takes as long without a hash, so that the time reveals no account. */
export async function verifyPassword(
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = (stored ?? NO_ACCOUNT).split('$');
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
