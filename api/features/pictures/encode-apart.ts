import { fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wrongField } from '../../shared/errors.js';
import type { EncodedLogo } from './encode-logo.js';
import type { EncodedPhotograph, EncodedPicture } from './encode-picture.js';

/**
 * What a file can be encoded as: a picture of the shop or its logo, in all their files, a customer's photograph, or what
 * staff attach.
 */
export interface Encoded {
  picture: EncodedPicture;
  photograph: EncodedPhotograph;
  attachment: EncodedPhotograph;
  logo: EncodedLogo;
}

/** What the process of `encoding-process.ts` is sent, and what it sends back. */
export interface EncodingRequest {
  as: keyof Encoded;
  bytes: Uint8Array;
}
export type EncodingAnswer = { encoded: Encoded[keyof Encoded] } | { refusal: string };

const PATIENCE_MS = 60_000;

const extension = extname(import.meta.url);
const program = fileURLToPath(new URL(`./encoding-process${extension}`, import.meta.url));
const execArgv = [
  '--max-old-space-size=128',
  // Built, the engine is found by this condition: the image has no sources.
  ...(extension === '.ts' ? ['--import', '@oxc-node/core/register'] : ['--conditions=production']),
];

let last: Promise<unknown> = Promise.resolve();

/**
 * Encodes a file in a process of its own, with at most 512 MB of memory and 60 seconds: a hostile file ends that process
 * instead of the shop. One file at a time, because encoding occupies a processor core and much memory. Throws
 * BAD_USER_INPUT.
 */
export function encodeApart<As extends keyof Encoded>(as: As, bytes: Buffer): Promise<Encoded[As]> {
  const encoded = last.then(() => encodeNow({ as, bytes }));
  last = encoded.catch(() => undefined);
  return encoded as Promise<Encoded[As]>;
}

async function encodeNow(request: EncodingRequest): Promise<Encoded[keyof Encoded]> {
  const child = fork(program, {
    execArgv,
    serialization: 'advanced',
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  });
  const answered = once(child, 'message').then(([answer]) => answer as EncodingAnswer);
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  child.send(request, () => undefined);
  const result = await Promise.race([answered, ended]);
  if ('encoded' in result) return result.encoded;
  if ('refusal' in result) throw wrongField('file', result.refusal);
  if (result.signal !== null)
    throw wrongField(
      'file',
      'Przetworzenie tego zdjęcia wymaga za dużo pamięci lub czasu. Zmniejsz je albo zapisz jako JPEG.',
    );
  throw new Error(`the process that encodes pictures ended with ${result.code}`);
}
