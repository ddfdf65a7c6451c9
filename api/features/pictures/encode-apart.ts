import { fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wrongField } from '../../shared/errors.js';
import type { EncodedPicture } from './encode-picture.js';

/** What the process of `encoding-process.ts` sends back. */
export type EncodingAnswer = { picture: EncodedPicture } | { refusal: string };

const PATIENCE_MS = 60_000;

const extension = extname(import.meta.url);
const program = fileURLToPath(new URL(`./encoding-process${extension}`, import.meta.url));
const execArgv = [
  '--max-old-space-size=128',
  ...(extension === '.ts' ? ['--import', '@oxc-node/core/register'] : []),
];

/**
 * `encodePicture` in a process of its own, with at most 512 MB of memory and 60 seconds: a hostile file ends that
 * process instead of the shop. Throws BAD_USER_INPUT.
 */
export async function encodeApart(bytes: Buffer): Promise<EncodedPicture> {
  const child = fork(program, {
    execArgv,
    serialization: 'advanced',
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  });
  const answered = once(child, 'message').then(([answer]) => answer as EncodingAnswer);
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  child.send(bytes, () => undefined);
  const result = await Promise.race([answered, ended]);
  if ('picture' in result) return result.picture;
  if ('refusal' in result) throw wrongField('file', result.refusal);
  if (result.signal !== null)
    throw wrongField(
      'file',
      'Przetworzenie tego zdjęcia wymaga za dużo pamięci lub czasu. Zmniejsz je albo zapisz jako JPEG.',
    );
  throw new Error(`the process that encodes pictures ended with ${result.code}`);
}
