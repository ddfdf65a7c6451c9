import { readCamt053 } from './read-camt053.js';
import { decodeText } from './decode-text.js';
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
