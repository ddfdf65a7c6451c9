import { isUtf8 } from 'node:buffer';
import { turns } from '../../../shared/in-turns.js';
import { readCamt053 } from './read-camt053.js';
import { readMt940 } from './read-mt940.js';
import { type Statement, refused } from './statement.js';

const MT940 = /^:(?:20|25):/m;
/** The number of characters at the beginning of a file by which its format is recognised. */
const HEAD = 4096;

/**
 * Reads a bank statement, MT940 or camt.053; other requests are answered meanwhile. Throws BAD_USER_INPUT with a Polish
 * message for any other file, for a broken one, and for one with too many operations.
 */
export async function readStatement(file: Buffer): Promise<Statement> {
  const text = await decodeText(file);
  const head = text.slice(0, HEAD);
  if (/^\s*</.test(head)) return { format: 'camt053', ...(await readCamt053(text.trimStart())) };
  if (MT940.test(head)) return { format: 'mt940', ...(await readMt940(text)) };
  throw refused(
    'To nie jest wyciąg MT940 ani camt.053. Pobierz go z\u00a0banku w\u00a0jednym z\u00a0tych formatów.',
  );
}

/** The Polish letters, and their bytes, in hexadecimal, in the encodings other than UTF-8 that Polish banks use. */
const LETTERS = 'ĄąĆćĘęŁłŃńÓóŚśŹźŻż';
const WINDOWS_1250 = 'a5b9c6e6caeaa3b3d1f1d3f38c9c8f9fafbf';
const ISO_8859_2 = 'a1b1c6e6caeaa3b3d1f1d3f3a6b6acbcafbf';
const CP852 = 'a4a58f86a8a99d88e3e4e0a297988dabbdbe';

const CP852_LETTERS = new Map(
  [...Buffer.from(CP852, 'hex')].map((byte, index) => [byte, LETTERS[index]]),
);

const BYTES = 256;
/** The number of bytes decoded at once; other requests are answered between two such pieces. */
const PIECE = 64 * 1024;
const BOM = /^\uFEFF/;

interface Encoding {
  /** The bytes of `LETTERS` in this encoding. */
  letters: Buffer;
  decode: (bytes: Buffer) => string;
}

const ENCODINGS: readonly Encoding[] = [
  { letters: Buffer.from(WINDOWS_1250, 'hex'), decode: decoderOf('windows-1250') },
  { letters: Buffer.from(ISO_8859_2, 'hex'), decode: decoderOf('iso-8859-2') },
  { letters: Buffer.from(CP852, 'hex'), decode: decodeCp852 },
];

/**
 * The text of a file, without a byte order mark. MT940 files do not declare their encoding: a file that is not UTF-8 is
 * read in the one of the `ENCODINGS` in which it has the most Polish letters. Throws BAD_USER_INPUT for a file that is
 * not text.
 */
async function decodeText(file: Buffer): Promise<string> {
  if (file.includes(0))
    throw refused('To nie jest plik tekstowy: wybierz wyciąg MT940 lub camt.053.');
  if (isUtf8(file)) return file.toString('utf8').replace(BOM, '');
  const { decode } = likeliest(file);
  const turn = turns();
  let text = '';
  for (let start = 0; start < file.length; start += PIECE) {
    text += decode(file.subarray(start, start + PIECE));
    await turn();
  }
  return text;
}

function likeliest(file: Buffer): Encoding {
  const counts = new Uint32Array(BYTES);
  // An indexed loop, because for-of over the bytes of a buffer is much slower.
  for (let index = 0; index < file.length; index += 1) {
    const byte = file[index] ?? 0;
    counts[byte] = (counts[byte] ?? 0) + 1;
  }
  const polish = ({ letters }: Encoding) =>
    letters.reduce((sum, byte) => sum + (counts[byte] ?? 0), 0);
  return ENCODINGS.reduce((best, other) => (polish(other) > polish(best) ? other : best));
}

function decoderOf(label: string): Encoding['decode'] {
  const decoder = new TextDecoder(label);
  return (bytes) => decoder.decode(bytes);
}

/** Node does not support CP852: Polish letters are decoded, all other bytes above 127 become spaces. */
function decodeCp852(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u00ff]/g, (letter) => CP852_LETTERS.get(letter.charCodeAt(0)) ?? ' ');
}
